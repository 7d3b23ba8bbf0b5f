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

  test('a source that is a web address is the one of the parameter table', () => {
    const cited = Object.entries(parameters).flatMap(([key, { source }]) => {
      const [address] = /[a-z]+\.com\/[\w./-]+/.exec(source) ?? []
      return address ? [{ key, address }] : []
    })
    expect(cited).not.toEqual([])
    expect(cited.filter(({ key, address }) => !words[`sizing.source.${key}`]?.includes(address))).toEqual([])
  })
})
