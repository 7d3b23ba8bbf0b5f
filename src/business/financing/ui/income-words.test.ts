import { expect, test } from 'vitest'
import { serverText } from '#i18n/server-messages.server.ts'
import { plain } from '../../../../tests/support/shown-text.ts'
import { incomeWords } from './income-words.ts'

test.each([
  ['900000', 'month', '900 000 FCFA par mois'],
  ['5.400.000', 'year', '5 400 000 FCFA par an'],
  ['450 000', undefined, '450 000 FCFA par mois'],
  ['2 salaires, 450 000', 'month', '2 salaires, 450 000'],
  ['selon la saison', 'year', 'selon la saison par an'],
  [' ', 'year', ''],
])('an income that was written %j, a %s, reads %j', (monthlyIncome, incomePeriod, words) => {
  expect(plain(incomeWords({ monthlyIncome, incomePeriod }, 'XOF', serverText.fr))).toBe(words)
})
