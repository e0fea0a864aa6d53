// Whether the server has a newer page than this one.
import { address } from './http'

let newer = $state(false)
const mine = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').pop() ?? ''

/** Whether a newer page is there. */
export const outdated = () => newer

/** A part of this page is gone: there must be a newer one. */
addEventListener('vite:preloadError', () => (newer = true))

/** After an interruption: look whether the page has changed meanwhile. */
export async function lookForNewer(): Promise<void> {
  if (import.meta.env.DEV) return
  const page = await fetch(address('./'), { cache: 'no-store' }).catch(() => null)
  if (page?.ok && !(await page.text()).includes(mine)) newer = true
}
