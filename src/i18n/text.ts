import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { languageTable, type Language } from '#kernel/language.ts'
import { formatUpTo } from './format.ts'
import type { MessageKey } from './message-contexts.ts'

const { warn } = console

export type MessageValues = Readonly<Record<string, string | number>>

/** Compiled messages by key. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** The words of a key in one language. A key without words is shown itself, and a warning is logged. */
export type Text = {
  (key: MessageKey, values?: MessageValues): string
  readonly language: Language
}

/** A {@link Text} over compiled messages (those of the contexts that were loaded), and `own` ones that stand in their place. */
export function createText(language: Language, messages: Messages, own: Messages = messages): Text {
  const text = (key: MessageKey, values: MessageValues = {}) => {
    const message = own[key] ?? messages[key]
    if (message) return write(message, values, language, '#')
    warn(`missing message ${key} (${language})`)
    return key
  }
  return Object.assign(text, { language })
}

type Cases = { readonly [form: string]: CompiledMessage } & { readonly other: CompiledMessage }

/** Writes an ICU message of texts, values, `plural` and `select`, `count` for each `#`. Lingui's own writer asks `Intl`: decision 85. */
function write(message: CompiledMessage, values: MessageValues, language: Language, count: string): string {
  let written = ''
  for (const token of message) {
    if (typeof token === 'string') {
      written += token === '#' ? count : token
      continue
    }
    const [name, type, detail] = token
    const value = values[name] ?? ''
    if (!type) {
      written += value
      continue
    }
    const cases = detail as Cases
    const form = Object.hasOwn(cases, value) ? value : type === 'plural' ? pluralForm(Number(value), language) : 'other'
    const told = type === 'plural' ? formatUpTo(Number(value), language, 3) : count
    written += write(cases[form] ?? cases.other, values, language, told)
  }
  return written
}

const pluralForm = (count: number, language: Language) => languageTable[language].pluralForm(count)
