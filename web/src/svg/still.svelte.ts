// A drawing as one image element, however many strokes it has.
import { merged, sheer } from './compose'

const page = document.documentElement
let hour = $state(page.dataset['theme'])
new MutationObserver(() => (hour = page.dataset['theme'])).observe(page, { attributeFilter: ['data-theme'] })

const made = new Map<string, string>()

/** An image has no access to the page's styles: insert the current colours. */
function inked(svg: string): string {
  const styles = getComputedStyle(page)
  return svg.replace(/var\(--([\w-]+)\)/g, (_, ink: string) => styles.getPropertyValue(`--${ink}`).trim())
}

/** The gradients and patterns a drawing refers to, with their current colours. */
function cloths(svg: string): string {
  const names = new Set(Array.from(svg.matchAll(/url\(#([\w-]+)\)/g), found => found[1]!))
  return [...names]
    .flatMap(name => document.getElementById(name) ?? [])
    .map(cloth => {
      const { fill, stroke, strokeWidth } = getComputedStyle(cloth)
      const own = cloth.cloneNode(true) as Element
      if (cloth.tagName === 'pattern')
        own.setAttribute('style', `fill:${fill};stroke:${stroke};stroke-width:${strokeWidth}`)
      return own.outerHTML
    })
    .join('')
}

const [WIDE, HIGH] = [1000, 300] // the longest panorama

/** A panorama as an image in the current theme, for many small ones. */
export function stillImage(name: string, draw: () => string): string {
  const key = `${name} ${hour}`
  const body = made.has(key) ? '' : sheer(merged(draw()))
  if (body) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">${cloths(body)}${body}</svg>`
    made.set(key, `data:image/svg+xml,${encodeURIComponent(inked(svg))}`)
  }
  return `<image href="${made.get(key)}" width="${WIDE}" height="${HIGH}"/>`
}
