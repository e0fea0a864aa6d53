// Puts the breakpoints into the styles: a media query cannot hold a variable.
import type { PreprocessorGroup } from 'svelte/compiler'
import type { Plugin } from 'vite'
import { queries } from '../src/styles/breakpoints.ts'

/** Styles with `(--name)` in their media and container queries replaced. */
const expanded = (css: string) =>
  css.replace(/@(?:media|container)[^{]*/g, rule =>
    rule.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = queries[name]
      if (!query) throw new Error(`There is no breakpoint ${name}.`)
      return query
    }),
  )

/** For the styles of components. */
export const inComponents: PreprocessorGroup = {
  name: 'breakpoints',
  style: ({ content }) => ({ code: expanded(content) }),
}

/** For the style sheets. */
export const inStyleSheets: Plugin = {
  name: 'breakpoints',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? expanded(code) : undefined),
}
