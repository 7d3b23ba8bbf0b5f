import { expect, test } from 'vitest'
import { soughtWords } from './sought-words.ts'

test.each([
  ['Ouédraogo  Aminata', ['ouedraogo', 'aminata']],
  ['awa@example.com', ['awa', 'example', 'com']],
  ['+234 803 000 0000', ['8030000000']],
  ['0803-000-0000', ['8030000000']],
  ['00226 70 00 00 00', ['70000000']],
  ['70 00 00 00', ['70000000']],
  ['Kit5', ['kit', '5']],
  ['%_\\', []],
  ['', []],
])('%j is looked for as %j', (question, words) => expect(soughtWords(question)).toEqual(words))
