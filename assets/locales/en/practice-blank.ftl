## A tree that was filled in: the marks of its fields. $part is a field: alpha, beta, cut, value, best, ever, matters, transform.

practice-blank-field =
    { $part ->
        [alpha] α of { $node }
        [beta] β of { $node }
        [cut] cutoff at { $node }
        [value] value of { $node }
        [ever] leaves that some values prune
        [matters] leaves that matter for the move
        [transform] changes of all leaves that make a difference
       *[best] best move
    }
practice-blank-nothing-proved = nothing proved
practice-blank-empty =
    { $part ->
        [alpha] Nothing was filled in. <alpha>α</alpha> of <b>{ $node }</b> is { $expected }.
        [beta] Nothing was filled in. <beta>β</beta> of <b>{ $node }</b> is { $expected }.
        [cut] Nothing was filled in.
        [ever] Nothing was filled in.
        [matters] Nothing was filled in.
        [transform] Nothing was filled in.
        [value] Nothing was filled in. What <b>{ $node }</b> returns is { $expected }.
       *[best] Nothing was filled in. The best move is { $expected }.
    }
practice-blank-is =
    { $part ->
        [cut] At <b>{ $node }</b>: { $expected }.
        [value] What <b>{ $node }</b> returns is { $expected }.
        [ever] Leaves that some values prune: { $expected }.
        [matters] Leaves that matter for the move: { $expected }.
        [transform] Changes of all leaves that make a difference: { $expected }.
       *[best] The best move is { $expected }.
    }
practice-blank-bound-is =
    { $part ->
        [alpha] <alpha>α</alpha> of <b>{ $node }</b> is { $expected }, not { $answer }.
       *[beta] <beta>β</beta> of <b>{ $node }</b> is { $expected }, not { $answer }.
    }
practice-blank-search-has =
    { $part ->
        [alpha] In the search <alpha>α</alpha> of <b>{ $node }</b> is { $expected }.
        [beta] In the search <beta>β</beta> of <b>{ $node }</b> is { $expected }.
        [cut] What the search prunes at <b>{ $node }</b>: { $expected }.
        [value] In the search <b>{ $node }</b> returns { $expected }.
       *[best] In the search the best move is { $expected }.
    }
practice-blank-bound =
    { $player ->
        [MAX] <b>{ $child }</b> has returned { $bound } before, so MAX already has { $bound } at <b>{ $owner }</b>.
       *[MIN] <b>{ $child }</b> has returned { $bound } before, so MIN already has { $bound } at <b>{ $owner }</b>.
    }
practice-blank-bound-of-root =
    { $root ->
        [yes] { $player ->
            [MAX] The search begins with <alpha>α = { $bound }</alpha>.
           *[MIN] The search begins with <beta>β = { $bound }</beta>.
        }
       *[no] { $player ->
            [MAX] Nothing that has returned above <b>{ $node }</b> raises <alpha>α</alpha>: it is the { $bound } of the root.
           *[MIN] Nothing that has returned above <b>{ $node }</b> lowers <beta>β</beta>: it is the { $bound } of the root.
        }
    }
practice-blank-no-other-child =
    { $leaf ->
        [yes] <b>{ $node }</b> is a leaf and has no children to prune.
       *[no] <b>{ $node }</b> has a single child, so there is none to prune.
    }
practice-blank-nothing-is-pruned = Nothing is pruned in this search.
practice-blank-behind = Look at <b>{ $node }</b> after <b>{ $child }</b> has returned.
practice-blank-cut-comes-later =
    { $count ->
        [one] The cutoff comes later and prunes only <b>{ $names }</b>.
       *[other] The cutoff comes later and prunes only <b>{ $names }</b>.
    }
practice-blank-follows =
    { $part ->
        [value] This follows from what you filled in: <b>{ $node }</b> { $content }.
        [alpha] This follows from your <alpha>α</alpha> { $content } at <b>{ $node }</b>.
        [beta] This follows from your <beta>β</beta> { $content } at <b>{ $node }</b>.
        [cut] This follows from your cutoff at <b>{ $node }</b>: { $content }.
       *[none] This follows from your own earlier fields.
    }
practice-blank-would-follow = From your own earlier fields, { $content } would follow.
practice-blank-never-entered = The search never enters <b>{ $node }</b>: a cutoff at <b>{ $pruned_at }</b> prunes it. The field does not count.
practice-blank-no-window = This search has no window, so α and β do not count.
practice-blank-not-counted = The field does not count.

## A sheet that cannot be read.

practice-sheet-not-json = The sheet is not JSON: see line { $line }, column { $column }. Expected one object with "fields" and "best".
practice-sheet-not-a-sheet = The sheet is not a JSON object. Expected one object with "fields" and "best".
practice-sheet-no-object =
    { $where ->
        [fields] "fields" is not a JSON object. Expected an object with a field for each node.
       *[node] "{ $node }" is not a JSON object. Expected an object with "value", "alpha", "beta" and "cut".
    }
practice-sheet-unknown-key =
    { $where ->
        [sheet] The sheet has nothing called "{ $key }". Expected "fields", "best", "ever", "matters" and "transform".
        [table] There is no column "{ $key }". Expected "name", "student", "best", "ever", "matters", "transform", or a node with what is filled in, such as "B.value", "B.alpha", "B.beta" or "B.cut".
       *[node] "{ $node }" has no field "{ $key }". Expected "value", "alpha", "beta" and "cut".
    }
practice-sheet-unknown-node = The tree of this position has no node "{ $id }".
practice-sheet-not-a-value = "{ $field }" is { $found }. Expected a number, "inf", "-inf", or a bound such as "<= 3".
practice-sheet-not-a-vector = "{ $field }" is { $found }. Expected a list with a number for each player, or what the player to move gets at least, such as ">= 3".
practice-sheet-not-a-number = "{ $field }" is { $found }. Expected a number, "inf" or "-inf".
practice-sheet-not-a-list = "{ $field }" is { $found }. Expected a list of the ids of the children that are pruned, empty if there is no cutoff.
practice-sheet-not-changes = "{ $field }" is { $found }. Expected a list of changes, empty if none makes a difference: double, add, negate, square, root, rank.
practice-sheet-not-a-node = "{ $field }" is { $found }. Expected the id of a node.
practice-sheet-not-text = The sheet is not text in UTF-8.
practice-sheet-too-large = The sheet is too large: at most { $megabytes } MB are read.
