# The guided first journey, en français

page-guide-new = Je découvre le jeu
    .about = Un guide vous accompagne et explique les choses à mesure.
page-guide = Guide
page-guide-own = Et maintenant, mon propre voyage
page-guide-on = Continuer
page-guide-free = Je choisis moi-même
page-guide-leave = Sans guide
