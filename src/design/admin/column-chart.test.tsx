import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ColumnChart } from './column-chart.tsx'

const draw = (values: readonly number[]) =>
  renderToStaticMarkup(
    <ColumnChart
      title="Requests by day"
      columns={values.map((value, at) => ({ key: `${at}`, name: `Day ${at + 1}`, tick: `${at + 1}`, value }))}
      labels={{ name: 'Dates', value: 'Requests', table: 'Show the table' }}
      amount={(value) => `${value}`}
    />,
  )
const heights = (html: string) => [...html.matchAll(/<rect[^>]* height="([^"]+)"/g)].map(([, height]) => Number(height))
const axis = (html: string) => [...html.matchAll(/justify-end">([^<]*)</g)].map(([, tick]) => tick)

test('columns stand on the axis and reach their value; the table has every figure', () => {
  const html = draw([4, 0, 1])
  expect(heights(html)).toEqual([100, 0, 25])
  expect(html).toContain('<caption class="sr-only">Requests by day</caption>')
  expect([...html.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)</g)].map(([, ...row]) => row)).toEqual([
    ['Day 1', '4'],
    ['Day 2', '0'],
    ['Day 3', '1'],
  ])
})

test.each([
  [[1], ['0', '1']],
  [
    [3, 1],
    ['0', '1', '2', '3'],
  ],
  [[9], ['0', '2', '4', '6', '8', '10']],
  [[10], ['0', '2', '4', '6', '8', '10']],
  [[87], ['0', '25', '50', '75', '100']],
  [
    [0, 0],
    ['0', '1'],
  ],
])('the axis of %j counts in whole steps', (values, ticks) => {
  expect(axis(draw(values))).toEqual(ticks)
})

const figures = (html: string) => [...html.matchAll(/-110%\)">([^<]*)</g)].map(([, figure]) => figure)
test('every column says its figure where there is room, else the highest alone; nothing says nothing', () => {
  const many = Array.from({ length: 30 }, (_, at) => at % 3)
  expect(figures(draw([12, 0, 140]))).toEqual(['12', '140'])
  expect(figures(draw(many))).toHaveLength(20)
  expect(figures(draw([...many, 14]))).toEqual(['14'])
})

test('no column, or none that has anything, draws without a number going wrong', () => {
  expect(draw([0, 0])).not.toMatch(/NaN|Infinity/)
  expect(draw([])).not.toMatch(/NaN|Infinity/)
})

test('of many columns at most a handful are named under the axis', () => {
  const named = [...draw(Array.from({ length: 30 }, () => 1)).matchAll(/translateX/g)]
  expect(named).toHaveLength(4)
})
