import { mount } from 'svelte'
import '../look.css'
import { speakFirst } from '../app/texts.svelte'
import Gallery from './Gallery.svelte'

await speakFirst()
mount(Gallery, { target: document.getElementById('app')! })
