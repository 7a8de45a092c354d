# A phone held upright: the side panel as a sheet, and what does not fit into the transport.
sheet-title = Explanations
sheet-pull-up = Show the explanations
sheet-put-away = Hide the explanations
sheet-higher = Enlarge the explanations
sheet-lower = Shrink the explanations
transport-more = Other jumps, speed and step size

# The keys of the number pad, as screen readers say them.
pad-minus = Minus sign
pad-point = Decimal point
pad-infinity = Infinity
pad-at-most = At most
pad-at-least = At least
pad-backspace = Delete the last character
pad-enter = Enter
pad-next = Next field

# The button of a modal that is otherwise closed with Esc.
modal-close = Close

# The button over a presentation that is otherwise left with Esc.
present-leave = Leave the presentation

# The caption before the first step, where there are no keys.
caption-touch-start = <b>{ $heading }</b>: { $player } to move. Tap the large arrow to begin.
caption-touch-start-leaf = <b>{ $heading }</b>: there is no move to search here. Tap the large arrow to begin.
