import { describe, expect, test } from 'vitest'
import { messageFiles } from '../../../../tests/words/message-files.ts'
import { languages } from '#kernel/language.ts'
import { parameters } from '../parameters.ts'

describe.each(languages)('in %s', (language) => {
  const words = messageFiles(language).get('sizing') ?? {}

  test('every parameter has a name and a source in words', () => {
    const keys = Object.keys(parameters)
    expect(keys.filter((key) => !words[`sizing.term.${key}`] || !words[`sizing.source.${key}`])).toEqual([])
  })

  test('no buyer is sent to a repository: a source is a standard, a data set or our own choice', () => {
    expect(Object.entries(words).filter(([, text]) => /git(?:hub|lab)|\.com\//i.test(text))).toEqual([])
  })
})
