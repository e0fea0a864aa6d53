// Composes SVG: place, repeat, join, and define once per page.
import { n1 } from './geometry'

/** A piece set at x,y, scaled, turned, or mirrored. */
export const at = (x: number, y: number, body: string, k = 1, turn = 0, flip = false) => {
  const rotate = turn ? ` rotate(${n1(turn)})` : ''
  const scale = k === 1 && !flip ? '' : ` scale(${flip ? -k : k} ${k})`
  return `<g transform="translate(${n1(x)} ${n1(y)})${rotate}${scale}">${body}</g>`
}

/** `n` of something: the number and its share of the way from 0 to 1. */
export const many = (n: number, f: (i: number, t: number) => string) =>
  Array.from({ length: n }, (_, i) => f(i, n > 1 ? i / (n - 1) : 0)).join('')

/** Each entry of a list, drawn. */
export const each = <T>(list: readonly T[], f: (item: T, i: number) => string) => list.map(f).join('')

/** The points of an ellipse as a line. */
export const oval = (x: number, y: number, rx: number, ry = rx, n = 10, turn = 0) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const point = (_: unknown, i: number) => {
    const a = (i / n) * 2 * Math.PI
    const [u, v] = [rx * Math.cos(a), ry * Math.sin(a)]
    return n1(x + u * c - v * s) + ',' + n1(y + u * s + v * c)
  }
  return Array.from({ length: n }, point).join(' ') + 'z'
}

/** A rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" ` + `fill="${fill}"${more && ' ' + more}/>`

/** A disc. */
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${more && ' ' + more}/>`

/** A body seen only through a window; `id` must be the only one of its name. */
export const clipped = (id: string, window: string, body: string) =>
  `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${body}</g>`

/** Merges neighbouring paths of one colour: fewer nodes, the same picture. */
export const merged = (svg: string) =>
  svg.replace(/(?:<path d="[^"]*" fill="([^"]*)"\/>)(?:<path d="[^"]*" fill="\1"\/>)+/g, (run, fill: string) => {
    const data = Array.from(run.matchAll(/ d="([^"]*)"/g), m => m[1])
    return `<path d="${data.join('')}" fill="${fill}"/>`
  })

/** Turns `opacity` into `fill-opacity`: group opacity costs the browser time in every frame. */
export const sheer = (svg: string) =>
  svg.replace(/<(?:path|circle|rect|ellipse)\b[^>]*?\sopacity="[^"]*"[^>]*>/g, shape => {
    const filled = / fill="none"/.test(shape) ? '' : ' fill-opacity="$1"'
    const drawn = / stroke="/.test(shape) ? ' stroke-opacity="$1"' : ''
    return shape.replace(/\sopacity="([^"]*)"/, filled + drawn)
  })

const SVG = 'http://www.w3.org/2000/svg'
const shelf = () => {
  const there = document.getElementById('stock')
  if (there) return there
  const svg = document.createElementNS(SVG, 'svg')
  svg.id = 'stock'
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('style', 'position:absolute;width:0;height:0')
  return document.body.appendChild(svg)
}

/** A drawing by reference: defined once per page, then used. */
export function piece(name: string, draw: () => string): string {
  const id = `art-${name}`
  if (!document.getElementById(id)) {
    const group = document.createElementNS(SVG, 'g')
    group.id = id
    group.innerHTML = sheer(merged(draw()))
    shelf().appendChild(group)
  }
  return `<use href="#${id}"/>`
}
