// Whether the server has a newer page than this one.
import { address } from './http'

let newer = $state(false)
const mine = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').pop() ?? ''

/** Whether a newer page is there. */
export const outdated = () => newer

/** Look whether the page has changed meanwhile: after an interruption, or when a part of this one is gone. */
export async function lookForNewer(): Promise<void> {
  const page = await fetch(address('./'), { cache: 'no-store' }).catch(() => null)
  if (page?.ok && !(await page.text()).includes(mine)) newer = true
}

addEventListener('vite:preloadError', () => void lookForNewer())
document.addEventListener('visibilitychange', () => void (document.hidden || lookForNewer()))
