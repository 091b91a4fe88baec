#!/usr/bin/env bash
# Plays the first round of Halloween in a real window, with a real mouse, from the title screen on.
# Usage: .ci/e2e.sh PROGRAM OUTDIR; needs xvfb, xdotool and imagemagick.
set -euo pipefail
bin=$(realpath "${1:?the program}")
out=${2:?a folder for logs and pictures}
mkdir -p "$out"
out=$(realpath "$out")
rm -rf "$out/dump" "$out/home" "$out"/*.png "$out"/*.log

exec 4< <(exec Xvfb -displayfd 1 -screen 0 1600x1000x24 -nolisten tcp -noreset 2>/dev/null)
xvfb=$!
read -r -u 4 n
export DISPLAY=:$n
game=
trap 'kill $game $xvfb 2>/dev/null || true' EXIT

fail() {
	echo "e2e: $*" >&2
	echo "--- the end of the log:" >&2
	tail -n 15 "$out/game.log" >&2 || true
	echo "--- texts and hits of the last picture:" >&2
	grep -hE '^ *[0-9]+ text|^hit' "$out/dump/last.txt" 2>/dev/null | sed -n 1,150p >&2 || true
	exit 1
}

# begin starts the program and waits for its window and its first picture.
begin() {
	rm -rf "$out/dump"
	"$bin" -home "$out/home" -seed 7 -motion off -log input -dump "$out/dump" -size 1280x720 >"$out/game.log" 2>&1 &
	game=$!
	win=$(timeout 30 xdotool search --sync --onlyvisible --name '^Kettle$' | sed -n 1p) || fail "no window"
	after '^first frame' 0
}

# lines PATTERN counts the lines of the log that are so.
lines() { grep -c -- "$1" "$out/game.log" || true; }

# after PATTERN N waits until the log has more than N such lines and the picture has settled after the last of them.
after() {
	for _ in $(seq 400); do
		awk -v p="$1" -v n="$2" '$0 ~ p { seen++; calm = 0 } /^settled / { calm = seen > n } END { exit !calm }' "$out/game.log" && return
		kill -0 "$game" 2>/dev/null || fail "the program ended"
		sleep 0.05
	done
	fail "the picture does not settle after '$1'"
}

# shows TEXT, lacks TEXT: some text of the picture contains it, or none does.
texts() { grep -E '^ *[0-9]+ text' "$out/dump/last.txt"; }
shows() { texts | grep -F -- "$1" >/dev/null || fail "the picture does not say '$1'"; }
lacks() { if texts | grep -F -- "$1" >/dev/null; then fail "the picture says '$1'"; fi; }

# place ID prints where a hit is.
place() { awk -v id="hit \"$1\" at " 'index($0, id) == 1 { rest = substr($0, length(id) + 1); split(rest, a, " "); print int(a[1]), int(a[2]); exit }' "$out/dump/last.txt"; }

# click ID clicks the place of a hit. A second click in one place waits until it cannot be half of a double click.
here=
click() {
	read -r x y < <(place "$1") || fail "there is no hit '$1'"
	[[ $here != "$x,$y" ]] || sleep 0.6
	here=$x,$y
	local released="^release left $x,$y\$" before
	before=$(lines "$released")
	xdotool mousemove --window "$win" "$x" "$y"
	sleep 0.1
	xdotool mousedown 1
	sleep 0.1
	xdotool mouseup 1
	after "$released" "$before"
}

key() {
	local pressed="^key ${1,,}\$" before
	before=$(lines "${pressed/+/.}")
	xdotool keydown "$1"
	sleep 0.1
	xdotool keyup "$1"
	after "${pressed/+/.}" "$before"
}

# quit ends the program with its key and looks how it ended.
quit() {
	xdotool keydown ctrl keydown q
	sleep 0.1
	xdotool keyup q keyup ctrl
	for _ in $(seq 400); do
		kill -0 "$game" 2>/dev/null || break
		sleep 0.05
	done
	kill -0 "$game" 2>/dev/null && fail "the program does not quit"
	wait "$game" || fail "the program ended badly"
}

picture() { import -window "$win" "$out/$1.png"; }

# colour PICTURE X Y RED GREEN BLUE: the mean colour of the 5 pixels square there is within 40 of that.
colour() {
	read -r r g b < <(convert "$out/$1.png" -crop "5x5+$(($2 - 2))+$(($3 - 2))" +repage -scale '1x1!' -depth 8 txt:- |
		sed -n 's/^0,0: (\([0-9]*\)[^,]*,\([0-9]*\)[^,]*,\([0-9]*\).*/\1 \2 \3/p')
	near() { local d=$(($1 - $2)); ((d < 40 && d > -40)); }
	near "$r" "$4" && near "$g" "$5" && near "$b" "$6" || fail "$1.png at $2, $3 is $r $g $b, not about $4 $5 $6"
}

begin
shows 'New game'
picture title
click new
shows 'Choose a game'
picture setup
click start
shows 'Round 1'
shows 'issue shares'
picture table

# A share, an action, a link, a delivery.
click issue
click confirm
shows 'issues 1 share'
click confirm
shows 'take an action'
click action/locomotive
click confirm
shows 'takes Locomotive'
link="link/Witches' Steeple - Blue Candle Chapel"
read -r lx ly < <(place "$link")
click "$link"
picture preview
click confirm
shows "Witches’ Steeple –"
click confirm
click "cube/Witches' Steeple/blue/0"
click 'house/Blue Candle Chapel'
picture flight
click confirm
picture delivered
lacks '"+0"'
colour table 890 14 48 35 26              # the top bar is dark walnut
colour table "$lx" "$ly" 90 61 44         # the lantern was dark
colour delivered "$lx" "$ly" 191 130 59   # and is lit,
colour delivered "$lx" $((ly + 12)) 236 220 60 # on the player's yellow disc

# Undo takes the delivery back, redo brings it again.
key ctrl+z
shows '"+0"'
key ctrl+y
lacks '"+0"'
key Escape

# A clause of the rulebook, and back.
key F1
shows 'Rulebook'
picture rulebook
key Escape

# Quit; the game is kept, holds, and can be gone on with.
quit
saves=("$out"/home/data/saves/*.json)
"$bin" verify "${saves[@]}" || fail "the saved game does not hold"
begin
click continue
shows 'Round 1'
picture resumed
quit
echo "e2e: one round played, kept and resumed"
