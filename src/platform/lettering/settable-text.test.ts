import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settableText } from './typeface.server.ts'

const latin = (character: string) => /[\u0020-\u007e\u00a0-\u00ff\u2009]/.test(character)

test.each([
  ['Ce qu’il faut\u202f: ', 'Ce quil faut\u2009:'],
  ['Ɓauchi et Ṣẹgun', 'Bauchi et Segun'],
  ['Batterie ⚡️ 5 kWh', 'Batterie 5 kWh'],
  ['e\u0301te\u0301', 'été'],
  ['deux\n lignes\tici', 'deux lignes ici'],
  ['东京', ''],
])('%j is set as %j', (text, set) => expect(settableText(text, latin)).toBe(set))

test('whatever is written, only what can be set is left, and setting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const set = settableText(text, latin)
      expect(Array.from(set).every(latin)).toBe(true)
      expect(settableText(set, latin)).toBe(set)
    }),
  )
})
