import { mount } from 'svelte'
import '../../styles/base.css'
import { setFirstLanguage } from '../../state/texts.svelte'
import Gallery from './Gallery.svelte'

await setFirstLanguage()
mount(Gallery, { target: document.getElementById('app')! })
