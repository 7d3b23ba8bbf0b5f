import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { allMessages, messageFiles } from './message-files.ts'

/** The names that a message expects values for, those inside plurals included. */
function valuesOf(message: CompiledMessage): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , choices] = token
    const nested: unknown[] = typeof choices === 'object' && choices !== null ? Object.values(choices) : []
    return [name, ...nested.flatMap((choice) => valuesOf(choice as CompiledMessage))]
  })
}

const valuesByKey = (language: Language) =>
  Object.fromEntries(allMessages(language).map(([key, text]) => [key, new Set(valuesOf(compileMessage(text)))]))

describe('the message files', () => {
  const french = messageFiles('fr')
  const english = messageFiles('en')

  test('are the same in both languages, key for key', () => {
    const keys = (files: typeof french) => [...files].map(([context, messages]) => [context, Object.keys(messages)])
    expect(keys(english)).toEqual(keys(french))
  })

  test.each(languages)('name their context in every key (%s)', (language) => {
    for (const [context, messages] of messageFiles(language)) {
      expect(Object.keys(messages).filter((key) => !key.startsWith(`${context}.`))).toEqual([])
    }
  })

  test.each(languages)('hold a text for every key (%s)', (language) => {
    expect(allMessages(language).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  test('ask for the same values in both languages', () => {
    expect(valuesByKey('en')).toEqual(valuesByKey('fr'))
  })
})
