import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import { languages, languageTable } from './language.ts'
import { currencies, formatMoney, groupThousands } from './money.ts'
import { readAmountCell, readAmountIn, readDayCell } from './table-cell.ts'

/** A Saturday. */
const today = '2026-11-28'

test.each([
  ['1 600 000', 1_600_000, undefined],
  ['1,600,000', 1_600_000, undefined],
  ['1.600.000 FCFA', 1_600_000, 'XOF'],
  ['1\u202f600\u00a0000 F CFA', 1_600_000, 'XOF'],
  [' 1  600   000 ', 1_600_000, undefined],
  ['1.600.000 F', 1_600_000, 'XOF'],
  ['FCFA 1 600 000', 1_600_000, 'XOF'],
  ['1 600 000 XOF', 1_600_000, 'XOF'],
  ['₦1,250,000', 1_250_000, 'NGN'],
  ['₦ 1,250,000.00', 1_250_000, 'NGN'],
  ['N1.25m', 1_250_000, 'NGN'],
  ['NGN 1250000', 1_250_000, 'NGN'],
  ['1.250.000,00 nairas', 1_250_000, 'NGN'],
  ['1,5M', 1_500_000, undefined],
  ['1.5 M FCFA', 1_500_000, 'XOF'],
  ['2 millions de francs', 2_000_000, 'XOF'],
  ['850k', 850_000, undefined],
  ['850 K naira', 850_000, 'NGN'],
  ['850 mille', 850_000, undefined],
  ['1250.0', 1250, undefined],
])('%j is the amount %s in %s', (cell, amount, currency) => {
  expect(readAmountCell(cell)).toEqual({ amount, ...(currency && { currency }) })
})

test.each([
  '',
  'à voir',
  '1,250M',
  '1.5.0M',
  '1250.50',
  '1.250.00',
  '-5',
  '5%',
  '₦500 FCFA',
  '500 USD',
  '3 à 4 M',
  '1,2',
  '2 kits',
])('%j is no amount', (cell) => expect(readAmountCell(cell)).toBeNull())

test.each([
  ['5 000', 5000],
  ['5 000 FCFA', 5000],
  ['5k', 5000],
  ['0', 0],
  ['5 000 ₦', null],
  ['about 5 000', null],
  ['', null],
])('%j in a field of francs is %j', (cell, amount) => expect(readAmountIn('XOF', cell)).toBe(amount))

test('what this program writes of an amount is read as it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.constantFrom(...currencies), (amount, currency) => {
      expect(readAmountCell(formatMoney({ amount, currency }))).toEqual({ amount, currency })
      expect(readAmountCell(groupThousands(amount).replaceAll(' ', ','))).toEqual({ amount })
      expect(readAmountCell(`${amount}k`)?.amount ?? amount * 1000).toBe(amount * 1000)
    }),
  )
})

test.each([
  ['12/11/2026', '2026-11-12'],
  ['12-11-26', '2026-11-12'],
  ['12.11.26', '2026-11-12'],
  ['2026-11-12', '2026-11-12'],
  ['2026/11/12', '2026-11-12'],
  ['2026-11-12 00:00:00', '2026-11-12'],
  ['2026-11-12T08:30:00.000Z', '2026-11-12'],
  ['12/11/2026 8:30 AM', '2026-11-12'],
  ['12 nov. 2026', '2026-11-12'],
  ['jeu. 12 nov. 2026', '2026-11-12'],
  ['Thursday, November 12, 2026', '2026-11-12'],
  ['Nov 12, 2026', '2026-11-12'],
  ['12th November 2026', '2026-11-12'],
  ['12-Nov-26', '2026-11-12'],
  ['1er août 2026', '2026-08-01'],
  ['Mar 3, 2026', '2026-03-03'],
  ['mar. 3 mars 2026', '2026-03-03'],
  ['46338', '2026-11-12'],
  ['46338.75', '2026-11-12'],
  ['46338,75', '2026-11-12'],
  ['03/04/26', '2026-04-03'],
  ['lundi', '2026-11-30'],
  ['lun.', '2026-11-30'],
  ['Saturday', '2026-11-28'],
])('%s is the day %s', (cell, day) => expect(readDayCell(cell, today)).toBe(day))

test.each([
  '',
  'bientôt',
  '31/02/2026',
  '11/25/2026',
  '12 jui 2026',
  '12/11',
  '12 nov',
  '1 250 000',
  '12',
  '70 11 22 33',
  '12/11/202',
])('%j is no day', (cell) => expect(readDayCell(cell, today)).toBeNull())

test('a day of the week that is over is the last one', () => {
  expect(readDayCell('lundi', today, 'back')).toBe('2026-11-23')
  expect(readDayCell('Saturday', today, 'back')).toBe(today)
})

test('a day is read however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(...languages), (after, language) => {
      const day = addDays('2000-01-01', after)
      const [year = '', month = '', ofMonth = ''] = day.split('-')
      const { months, shortMonths } = languageTable[language]
      for (const name of [months[Number(month) - 1], shortMonths[Number(month) - 1]]) {
        expect(readDayCell(`${Number(ofMonth)} ${name} ${year}`, today)).toBe(day)
        expect(readDayCell(`${name} ${ofMonth}, ${year}`, today)).toBe(day)
      }
      expect(readDayCell(`${Number(ofMonth)}/${month}/${year}`, today)).toBe(day)
      expect(readDayCell(String(36_526 + after), today)).toBe(day)
    }),
  )
})
