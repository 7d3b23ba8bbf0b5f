import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayChart, type DayChartLabels } from './day-chart.tsx'

const labels: DayChartLabels = {
  title: 'A day',
  load: 'Use',
  sun: 'Sun',
  hour: 'Hour',
  night: 'Night',
  unit: 'Wh',
  amount: (value) => value.toFixed(0),
  time: (hour) => `${hour} h`,
}
const load = Array.from({ length: 24 }, (_, hour) => hour * 10)
const sun = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 800 : 0))

test('the table behind the chart has every hour, with the unit in its head', () => {
  const html = renderToStaticMarkup(<DayChart load={load} sun={sun} daylight={{ from: 6, to: 18 }} labels={labels} />)
  expect(html).toContain('<th scope="col">Use (Wh)</th>')
  expect([...html.matchAll(/<th scope="row">/g)]).toHaveLength(24)
  expect(html).toContain('<th scope="row">12 h</th><td>120</td><td>800</td>')
})

test('what the battery holds stands below the day, and in the table', () => {
  const battery = { held: load.map((value) => value * 2), label: 'Battery' }
  const html = renderToStaticMarkup(<DayChart {...{ load, sun, battery, labels }} daylight={{ from: 6, to: 18 }} />)
  expect(html).toContain('<th scope="col">Battery (Wh)</th>')
  expect(html).toContain('<th scope="row">12 h</th><td>120</td><td>800</td><td>240</td>')
  const strip = [...html.matchAll(/<rect x="[^"]+" width="0.84" y="[^"]+" height="([^"]+)"/g)]
  expect(strip.map(([, height]) => Number(height)).at(-1)).toBe(100)
})

test('bars stand on the axis and reach their value', () => {
  const html = renderToStaticMarkup(<DayChart load={load} sun={sun} daylight={{ from: 6, to: 18 }} labels={labels} />)
  const heights = [...html.matchAll(/<rect[^>]* height="([^"]+)"/g)].map(([, height]) => Number(height))
  expect(heights).toHaveLength(24)
  expect(heights[0]).toBe(0)
  expect(heights[20]).toBeCloseTo(25)
})

test('a day without use or sun draws without a number going wrong', () => {
  const nothing = Array.from({ length: 24 }, () => 0)
  const html = renderToStaticMarkup(
    <DayChart load={nothing} sun={nothing} daylight={{ from: 6, to: 18 }} labels={labels} />,
  )
  expect(html).not.toContain('NaN')
})
