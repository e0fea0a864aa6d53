// What this browser takes over from the player's profile.
import type { ProfileInfo } from '../api/wire/http'
import { settings } from './settings.svelte'
import { switchLanguage } from './texts.svelte'

/** Use the name and the language of a profile here. */
export function adoptProfile({ name, language }: ProfileInfo): void {
  if (name) settings.name = name
  if (language) switchLanguage(language)
}
