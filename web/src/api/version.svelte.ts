// Detects a newer version of the client on the server.
import { apiUrl } from './http'

let newer = $state(false)
const ownScript = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').pop() ?? ''

/** Whether a newer version is available. */
export const isOutdated = () => newer

/** Check for a newer version: after a lost connection, or when a chunk cannot be loaded. */
export async function checkForUpdate(): Promise<void> {
  const page = await fetch(apiUrl('./'), { cache: 'no-store' }).catch(() => null)
  if (page?.ok && !(await page.text()).includes(ownScript)) newer = true
}

addEventListener('vite:preloadError', () => void checkForUpdate())
document.addEventListener('visibilitychange', () => void (document.hidden || checkForUpdate()))
