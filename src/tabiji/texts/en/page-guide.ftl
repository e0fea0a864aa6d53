# The guided first journey, in English

page-guide-new = I am new here
    .about = A guide walks along and explains things as they come.
page-guide = Guide
page-guide-own = Now a journey of my own
page-guide-on = Go on
page-guide-free = I choose myself
page-guide-leave = Without a guide
