import { mount } from 'svelte'
import './styles/base.css'
import './styles/components.css'
import App from './App.svelte'
import { loadCatalog } from './state/catalog.svelte'
import { watchInput } from './state/lastInput.svelte'
import { currentRoute } from './state/route.svelte'
import { settings } from './state/settings.svelte'
import { setFirstLanguage } from './state/texts.svelte'

settings.apply()
watchInput()
const first = currentRoute()
if (first.page === 'table')
  // in parallel with the texts
  void import('./pages/Table.svelte').then(({ preload }) => preload(first.id)).catch(() => null)
const spoken = setFirstLanguage()
await Promise.all([spoken, loadCatalog(spoken)]) // texts use printed numbers from the catalog
mount(App, { target: document.getElementById('app')! })
