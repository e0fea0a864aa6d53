## A sheet on which something is chosen
page-sheet-confirm = Confirm
page-sheet-missing = Choose one of them first.
page-sheet-missing-or = Choose first, or pass.
page-sheet-study = Look at the board
page-sea-cell = Choose a cell of the crate.

## How it is answered
page-press = Confirm each choice
page-press-confirm = Yes
page-press-once = No

## The boat beside the chart
page-sea-boat-mine = Your boat
page-sea-boat = { $name }’s boat
page-sea-boat-back = Back to mine
page-sea-part-offerings = Offerings

## What is heard
page-ambience = Ambience
page-volume = Volume
