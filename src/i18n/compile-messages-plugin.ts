import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Compiles message files at build, so that no ICU parser travels to the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/[a-z]+\/[a-z-]+\.json$/.test(id)) return null
      const source = JSON.parse(code) as Record<string, string>
      const compiled = Object.entries(source).map(([key, message]) => [key, compileMessage(message)])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  }
}
