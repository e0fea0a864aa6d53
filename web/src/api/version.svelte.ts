// Detects a newer version of the client on the server, and loads it.
import { apiUrl, INCOMPATIBLE } from './http'

const RELOAD_INTERVAL = 60_000 // milliseconds, while servers of two versions answer in turn
const RELOADED_AT = 'tabiji.reloadedAt'

let newer = $state(false)
const ownScript = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').pop() ?? ''

/** Whether a newer version is available. */
export const isOutdated = () => newer

/** Check for a newer version: after a lost connection, or when a chunk cannot be loaded. */
export async function checkForUpdate(): Promise<void> {
  const page = await fetch(apiUrl('./'), { cache: 'no-store' }).catch(() => null)
  if (page?.ok && !(await page.text()).includes(ownScript)) newer = true
}

/** Load the newer version, if there is one: the server no longer understands this one, or it the server. */
async function reloadIfOutdated(): Promise<void> {
  await checkForUpdate()
  if (!newer || Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_INTERVAL) return
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  location.reload()
}

addEventListener(INCOMPATIBLE, () => void reloadIfOutdated())
addEventListener('vite:preloadError', () => void checkForUpdate())
document.addEventListener('visibilitychange', () => void (document.hidden || checkForUpdate()))
