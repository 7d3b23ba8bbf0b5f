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
  ['Saturday', '2026-12-05'],
  ['lundi prochain', '2026-11-30'],
  ['next Friday', '2026-12-04'],
  ['5/12', '2026-12-05'],
  ['05-12', '2026-12-05'],
  ['5 dec', '2026-12-05'],
  ['5 déc.', '2026-12-05'],
  ['le 5 décembre', '2026-12-05'],
  ['Dec 5th', '2026-12-05'],
  ['sam. 5 déc.', '2026-12-05'],
  ['mardi 3 mars', '2027-03-03'],
  ['28/11', '2026-11-28'],
  ['13 nov', '2027-11-13'],
  ['1er janvier', '2027-01-01'],
  ['29/02', '2028-02-29'],
  ['demain', '2026-11-29'],
  ['Tomorrow', '2026-11-29'],
  ['après-demain', '2026-11-30'],
  ['Aujourd’hui', '2026-11-28'],
  ["aujourd'hui", '2026-11-28'],
  ['today', '2026-11-28'],
  ['dans 3 jours', '2026-12-01'],
  ['in 3 days', '2026-12-01'],
  ['dans une semaine', '2026-12-05'],
  ['in 2 weeks', '2026-12-12'],
  ['dans 1 mois', '2026-12-28'],
  ['semaine prochaine', '2026-11-30'],
  ['la semaine prochaine', '2026-11-30'],
  ['next week', '2026-11-30'],
])('%s is the day %s', (cell, day) => expect(readDayCell(cell, today)).toBe(day))

test.each([
  '',
  'bientôt',
  '31/02/2026',
  '11/25/2026',
  '12 jui 2026',
  '12 jui',
  '31/11',
  '11/25',
  '1.5',
  '12,5',
  '5 12',
  'nov 2026',
  '12/2026',
  'dans quelques jours',
  'après la fête',
  'constructor',
  'toString',
  '1 250 000',
  '12',
  '70 11 22 33',
  '12/11/202',
])('%j is no day', (cell) => expect(readDayCell(cell, today)).toBeNull())

test.each([
  ['lundi', '2026-11-23', '2026-11-30'],
  ['Saturday', today, '2026-12-05'],
  ['5/12', '2025-12-05', '2026-12-05'],
  ['13 nov', '2026-11-13', '2026-11-13'],
  ['hier', '2026-11-27', '2026-11-27'],
])('%s of a last contact is %s, and of who knows what %s', (cell, back, near) => {
  expect([readDayCell(cell, today, 'back'), readDayCell(cell, today, 'near')]).toEqual([back, near])
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
