import { mount } from 'svelte'
import './styles/base.css'
import './styles/components.css'
import App from './App.svelte'
import { askForOffer } from './state/catalog.svelte'
import { here } from './state/route.svelte'
import { settings } from './state/settings.svelte'
import { speakFirst } from './state/texts.svelte'

settings.apply()
const first = here()
if (first.page === 'table')
  void import('./pages/Table.svelte').then(({ openEarly }) => openEarly(first.id)).catch(() => null) // beside the texts, not after them
const spoken = speakFirst()
await Promise.all([spoken, askForOffer(spoken)]) // texts speak of numbers that the server tells
mount(App, { target: document.getElementById('app')! })
