import { expect, test } from 'vitest'
import { languages, languageTable } from '#kernel/language.ts'
import { compileSources } from './compile-sources.ts'
import { createText, type MessageValues } from './text.ts'

const say = (source: string, values?: MessageValues, language: 'fr' | 'en' = 'en') =>
  createText(language, compileSources({ key: source }))('key' as never, values)

const parts = '{count, plural, =0 {none of # parts} one {# part} other {# parts}} left'

test.each([
  ['Plain words, with one #', {}, 'Plain words, with one #'],
  ['{name} said {count}', { name: 'Ada', count: 0 }, 'Ada said 0'],
  ['{name} said {nothing}', { name: '\\u0041' }, '\\u0041 said '],
  [parts, { count: 0 }, 'none of 0 parts left'],
  [parts, { count: 1 }, '1 part left'],
  [parts, { count: 1234.5 }, '1,234.5 parts left'],
  ['{kind, select, a {an A} other {another}}', { kind: 'a' }, 'an A'],
  ['{kind, select, a {an A} other {another}}', { kind: 'constructor' }, 'another'],
  ['{n, plural, one {{kind, select, a {# A} other {#}}} other {# more}}', { n: 1, kind: 'a' }, '1 A'],
])('%s', (source, values, words) => {
  expect(say(source, values)).toBe(words)
})

test('a count in French', () => {
  const inFrench = (count: number) => say('{count, plural, one {# pièce} other {# pièces}}', { count }, 'fr')
  expect([0, 1, 1.5, 2, 1500].map(inFrench)).toEqual([
    '0 pièce',
    '1 pièce',
    '1,5 pièce',
    '2 pièces',
    '1\u202f500 pièces',
  ])
})

test.each(languages)('a count takes the words that Unicode says (%s)', (language) => {
  const { locale, pluralForm } = languageTable[language]
  const rules = new Intl.PluralRules(locale)
  for (const count of [...Array(300).keys(), 0.5, 1.2, 1.99, 2.5, 999_999]) {
    expect([count, pluralForm(count)]).toEqual([count, rules.select(count)])
  }
})
