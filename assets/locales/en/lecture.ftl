## The size of a step
transport-pace-now = { $speed } · { $unit }
transport-grain-result = one result
transport-grain-bookmark = one bookmark
key-forward-visit = Forward to the next node
key-back-visit = Back to the node before
key-forward-result = Forward to the next result
key-back-result = Back to the result before
key-forward-bookmark = Forward to the next bookmark
key-back-bookmark = Back to the bookmark before

## Presenting
key-present-start = Present from the beginning
key-present-here = Present from this step
