# The rules on the page, in English

page-rules = Rules
page-rules-of = The rules of { $game }
page-rules-about = In our own words, with the numbers of the components that this server plays with.
page-rules-search = Search the rules
page-rules-none = No results. Try another word.
page-rules-contents = Contents
page-rules-print = Print
page-rules-more = Read the rule
page-rules-key = for more, press
page-rules-all = All the rules
