# The guided first journey, in italiano

page-guide-new = Sono alle prime armi
    .about = Una guida ti accompagna e spiega le cose man mano.
page-guide = Guida
page-guide-own = E ora un viaggio tutto mio
page-guide-on = Avanti
page-guide-free = Scelgo da me
page-guide-leave = Senza guida
