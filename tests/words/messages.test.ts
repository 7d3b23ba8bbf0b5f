import { describe, expect, test } from 'vitest'
import { messageArguments } from '#i18n/message-arguments.ts'
import { type Language, languages } from '#kernel/language.ts'
import { allMessages, messageFiles, twiceWritten } from './message-files.ts'

const valuesByKey = (language: Language) =>
  Object.fromEntries(
    allMessages(language).map(([key, text]) => [key, new Set(messageArguments(text)?.map(({ name }) => name))]),
  )

describe('the message files', () => {
  const french = messageFiles('fr')
  const english = messageFiles('en')

  test('are the same in both languages, key for key', () => {
    const keys = (files: typeof french) => [...files].map(([context, messages]) => [context, Object.keys(messages)])
    expect(keys(english)).toEqual(keys(french))
  })

  test.each(languages)('write each key once (%s)', (language) => {
    expect(twiceWritten(language)).toEqual([])
  })

  test.each(languages)('name their context in every key (%s)', (language) => {
    for (const [context, messages] of messageFiles(language)) {
      expect(Object.keys(messages).filter((key) => !key.startsWith(`${context}.`))).toEqual([])
    }
  })

  test.each(languages)('hold a text for every key (%s)', (language) => {
    expect(allMessages(language).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  test.each(languages)('can all be read (%s)', (language) => {
    expect(allMessages(language).filter(([, text]) => !messageArguments(text))).toEqual([])
  })

  test('ask for the same values in both languages', () => {
    expect(valuesByKey('en')).toEqual(valuesByKey('fr'))
  })
})
