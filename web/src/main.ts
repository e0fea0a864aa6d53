import { mount } from 'svelte'
import './look.css'
import './ui/ui.css'
import App from './App.svelte'
import { settings } from './app/settings.svelte'
import { speakFirst } from './app/texts.svelte'

settings.apply()
await speakFirst()
mount(App, { target: document.getElementById('app')! })
