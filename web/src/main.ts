import { mount } from 'svelte'
import './look.css'
import './ui/ui.css'
import App from './App.svelte'
import { askForOffer } from './app/offer.svelte'
import { settings } from './app/settings.svelte'
import { speakFirst } from './app/texts.svelte'

settings.apply()
const spoken = speakFirst()
await Promise.all([spoken, askForOffer(spoken)]) // texts speak of numbers that the server tells
mount(App, { target: document.getElementById('app')! })
