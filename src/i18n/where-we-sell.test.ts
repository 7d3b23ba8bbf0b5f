import { expect, test } from 'vitest'
import { wordsOf } from '../../tests/support/words.ts'
import { countries, countryTable } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { whereWeSell } from './where-we-sell.ts'

test.each(languages)('every country that we sell in is named, in the order of the table (%s)', async (language) => {
  const said = whereWeSell(await wordsOf(language))
  const places = countries.map((country) => said.indexOf(countryTable[country].name[language]))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the sentence is one of the language', async () => {
  expect(whereWeSell(await wordsOf('fr'))).toMatch(/^au Nigéria.* et au /)
  expect(whereWeSell(await wordsOf('en'))).toMatch(/^in Nigeria.* and in /)
})
