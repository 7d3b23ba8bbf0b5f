import type { Plugin } from 'vite'

/** What Vite wraps around every late import. */
const helper = '\0vite/preload-helper.js'
const ours = decodeURI(new URL('bring-part.ts', import.meta.url).pathname)

/** Late parts arrive by {@link bringPart} instead of Vite's own helper. */
export function bringParts(): Plugin {
  return {
    name: 'bring-parts',
    enforce: 'pre',
    load(id) {
      return id === helper ? `export { bringPart as __vitePreload } from ${JSON.stringify(ours)}` : null
    },
  }
}
