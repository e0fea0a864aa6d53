import { mount } from 'svelte'
import './look.css'
import './ui/ui.css'
import App from './App.svelte'
import { askForOffer } from './app/offer.svelte'
import { here } from './app/route.svelte'
import { settings } from './app/settings.svelte'
import { speakFirst } from './app/texts.svelte'

settings.apply()
const first = here()
if (first.page === 'table')
  void import('./pages/Table.svelte').then(({ openEarly }) => openEarly(first.id)).catch(() => null) // beside the texts, not after them
const spoken = speakFirst()
await Promise.all([spoken, askForOffer(spoken)]) // texts speak of numbers that the server tells
mount(App, { target: document.getElementById('app')! })
