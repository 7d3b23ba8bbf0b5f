import { setupI18n, type Messages } from '@lingui/core'
import type { Language } from '#kernel/language.ts'
import type { MessageKey } from './message-contexts.ts'

const { warn } = console

export type MessageValues = Readonly<Record<string, string | number>>

/** The words of a key in one language. A key without words is shown itself, and a warning is logged. */
export type Text = {
  (key: MessageKey, values?: MessageValues): string
  readonly language: Language
}

/** A {@link Text} over compiled messages (those of the contexts that were loaded). */
export function createText(language: Language, messages: Messages): Text {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: messages },
    missing: (locale, id) => {
      warn(`missing message ${id} (${locale})`)
      return id
    },
  })
  const text = (key: MessageKey, values?: MessageValues) => i18n._(key, values)
  return Object.assign(text, { language })
}
