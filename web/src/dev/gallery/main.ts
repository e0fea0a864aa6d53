import { mount } from 'svelte'
import '../../styles/base.css'
import { speakFirst } from '../../state/texts.svelte'
import Gallery from './Gallery.svelte'

await speakFirst()
mount(Gallery, { target: document.getElementById('app')! })
