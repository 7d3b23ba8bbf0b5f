import type { Plugin } from 'vite'
import { compileSources, type MessageSources } from './compile-sources.ts'

/** Compiles message files at build, so that no ICU parser travels to the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/[a-z]+\/[a-z-]+\.json$/.test(id)) return null
      return { code: JSON.stringify(compileSources(JSON.parse(code) as MessageSources)), map: null }
    },
  }
}
