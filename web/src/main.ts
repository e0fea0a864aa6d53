import { mount } from 'svelte'
import './styles/base.css'
import './styles/components.css'
import App from './App.svelte'
import { loadCatalog } from './state/catalog.svelte'
import { currentRoute } from './state/route.svelte'
import { settings } from './state/settings.svelte'
import { setFirstLanguage } from './state/texts.svelte'

settings.apply()
const first = currentRoute()
if (first.page === 'table')
  void import('./pages/Table.svelte').then(({ preload: openEarly }) => openEarly(first.id)).catch(() => null) // beside the texts, not after them
const spoken = setFirstLanguage()
await Promise.all([spoken, loadCatalog(spoken)]) // texts speak of numbers that the server tells
mount(App, { target: document.getElementById('app')! })
