import { expect, test } from 'vitest'
import { inSiteWords } from './spoken-words.ts'

test.each([
  ['Clim et frigo', 'fr', 'climatiseur et réfrigérateur'],
  ['frigo', 'en', 'fridge'],
  ['NEPA took light', 'en', 'outage'],
  ['a/c or deep freezer?', 'en', 'air conditioner or freezer?'],
  ['aircon', 'en', 'air conditioner'],
  ['PC et forage', 'fr', 'ordinateur et pompe'],
  ['borehole', 'en', 'pump'],
  ['panneau', 'fr', null],
  ['climat', 'fr', null],
] as const)('%s (%s) is written %s', (said, language, written) => {
  expect(inSiteWords(said, language)).toBe(written)
})
