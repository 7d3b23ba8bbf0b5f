import { expect, test } from 'vitest'
import { readFigure, readOptionalAnswer, readOptionalFigure, readPrice } from './figure.ts'

test.each([
  ['12', 12],
  ['0,716', 0.716],
  ['-0.25', -0.25],
  ['1 250 000', 1_250_000],
  ['1\u202f250\u00a0000,5', 1_250_000.5],
  [' 7 ', 7],
  ['2,048', null],
  ['1,250,000', null],
  ['12 145', 12_145],
  ['12 14', null],
  ['007', null],
  ['12–145', null],
  ['1e9', null],
  ['', null],
])('%j is the figure %s', (written, figure) => {
  expect(readFigure(written)).toBe(figure)
})

test.each([
  [3_500_000, 3_500_000],
  ['3500000', 3_500_000],
  [1999.9, 0],
  ['1999.90', 0],
  ['dear', 0],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['₦1,250,000', 1_250_000],
  ['1 600 000 FCFA', 1_600_000],
  [null, 0],
  [undefined, 0],
  [Number.NaN, 0],
  [1e300, 0],
  [{}, 0],
])('%j is the price %i', (given, price) => {
  expect(readPrice(given)).toBe(price)
})

test('an answer is read as a spreadsheet writes it; what is none stays to be refused', () => {
  expect(['TRUE', 'VRAI', 'false', 'Faux', ' ', 'peut-être'].map(readOptionalAnswer)).toEqual([
    true,
    true,
    false,
    false,
    null,
    'peut-être',
  ])
})

test('a figure that is left out is null, one that can’t be read stays to be refused', () => {
  expect([undefined, null, '', '  '].map(readOptionalFigure)).toEqual([null, null, null, null])
  expect(['12,5', 'x', 3].map(readOptionalFigure)).toEqual([12.5, 'x', 3])
})
