# Practicing in the window.

practice-menu = Practice
practice-menu-button = Practice
key-predict = Predict the next step
key-ask-room = Ask the room about this step
room-no-question = There is nothing to ask here
room-no-question-why = What follows this step cannot be decided from what is shown. Ask one step later.
room-no-question-slide = A slide asks nothing by itself. Go on to a step of a search.
room-no-question-start = Nothing has been searched yet. Go on until a node has its first value, and ask there.
room-no-question-end = The search is over, and everything is shown. Ask one step earlier.
room-no-question-mcts = There is something to decide before a child is selected, before the result of a rollout is counted, and before the decision.
room-choice = { $number }: { $choice }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}{ $state ->
    [right] , right
    [wrong] , not right
   *[open] {""}
}
practice-room-announced = Questions to the room follow.
key-hint = Hint, and a stronger one

practice-not-started = There is nothing to practice here
practice-not-alone = End the match or close the split view first: practice is about one search.

## Predicting the next step.

practice-kinds = Ask about
practice-ask-addends = Ask for each addend of a sum
practice-attempts = Attempts
practice-attempts-one = One attempt
practice-attempts-two = Two attempts

practice-question-accessible = Question: { $kind }, { $node }. { $prompt }
practice-begun = Practice has begun. “To the question” leads to the first one. { $caption }
practice-answer-field = Your answer
practice-answer-example = 7, <= 7, >= 7
practice-answer = Answer
practice-choose = Choose { $node }
practice-choose-leave = Leave { $node }
practice-prune = Prune { $node }
practice-nothing-pruned = Nothing is pruned
practice-these-pruned = These are pruned
practice-no-leaves = None of them
practice-these-leaves = The marked ones
practice-no-changes = None of them
practice-these-changes = The marked ones
practice-hint-button = Hint
practice-stronger-hint-button = Stronger hint
practice-show-answer = Show the answer
practice-next-question = Next question
practice-to-question = To the question
practice-again = Start again

practice-right = <b>Right.</b>
practice-wrong = <b>Not right.</b>
practice-wrong-again = <b>Not right yet.</b>
practice-try-again = <b>Try again.</b>
practice-shown = <b>The answer:</b>
practice-hint = <b>Hint.</b>
practice-over =
    { $asked ->
        [one] <b>That was the only question:</b> { $right } of 1 right at the first attempt.
       *[other] <b>That was the last question:</b> { $right } of { $asked } right at the first attempt.
    }

practice-number =
    { $counted ->
        [yes] Question { $number } of { $total }
       *[no] Question { $number }
    }
practice-marks = { $right } of { $asked } right at the first attempt
practice-marks-short = { $right } of { $asked } right
practice-total = Total
practice-results = Results
practice-mistakes = Missed at the first attempt
practice-mistake = <b>{ $kind }, { $node }</b>: { $given }. The right answer is { $right }.
practice-show-me = Show me
practice-first-right = right
practice-first-wrong = not right
practice-first-shown = shown without an attempt
practice-how = Step forward as usual: the search stops at each question. Answer in the tree or in the card under it. The first attempt counts.

hover-asked = The question is about its value

practice-play-out = Play it out
practice-end-play-out = Back to the question
practice-ask-everything = Ask everything
practice-offer-start = Practice on this document
practice-offer-predict =
    { $count ->
        [0] Predict the next step of this search.
        [one] This document comes with one question.
       *[other] This document comes with { $count } questions.
    }
practice-offer-fill-in = Fill in the tree of this document yourself.

## Reading a lesson.

rounds-next = Next round
rounds-to-lesson = On to the lesson
rounds-skip = Skip the rounds
rounds-reminder = Choose, or → again to skip the rounds.
rounds-reminder-touch = Choose, or go on again to skip the rounds.
reading-next-lesson = Next lesson: { $lesson }
reading-reminder = Answer, or → again to see it.
reading-reminder-touch = Answer, or go on again to see it.
practice-read-on = Go on
practice-more = More…
practice-ask-readers = Ask me while I read a lesson
