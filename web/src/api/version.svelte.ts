// Whether the server has a newer page than this one.
import { apiUrl } from './http'

let newer = $state(false)
const ownScript = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').pop() ?? ''

/** Whether a newer page is there. */
export const isOutdated = () => newer

/** Look whether the page has changed meanwhile: after an interruption, or when a part of this one is gone. */
export async function checkForUpdate(): Promise<void> {
  const page = await fetch(apiUrl('./'), { cache: 'no-store' }).catch(() => null)
  if (page?.ok && !(await page.text()).includes(ownScript)) newer = true
}

addEventListener('vite:preloadError', () => void checkForUpdate())
document.addEventListener('visibilitychange', () => void (document.hidden || checkForUpdate()))
