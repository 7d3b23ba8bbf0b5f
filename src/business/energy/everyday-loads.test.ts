import { describe, expect, test } from 'vitest'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { demoCatalogueIn, demoProductsIn } from '../../../tests/support/demo-catalogue.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { defaultPlaceOf } from './built-in-places.ts'
import { everydayLadder, everydayLoadOf as loadOf } from './everyday-loads.ts'
import { sunOf } from './sun.ts'
import { deliverable, powerNeed } from './system-need.ts'

const products = demoProductsIn('cm')
const place = { catalogue: demoCatalogueIn('cm'), name: 'Lagos', sun: sunOf(defaultPlaceOf.cm) }
const everydayLoadOf = (product: Parameters<typeof loadOf>[0]) => loadOf(product, place)
const rank = (told: ReturnType<typeof everydayLoadOf>) =>
  told
    ? everydayLadder.length -
      everydayLadder.findIndex(({ rung }) =>
        told.runs.every(
          ({ name, quantity }) => rung[name] === quantity && Object.keys(rung).length === told.runs.length,
        ),
      )
    : 0
const total = (profile: readonly number[]) => profile.reduce((sum, wh) => sum + wh, 0)

test('every rung asks for more power and more energy than the one below', () => {
  const asked = everydayLadder.map(({ load }) => [powerNeed(load).runningW, total(load.essential)] as const)
  expect(asked.toSorted((a, b) => b[0] - a[0] || b[1] - a[1])).toEqual(asked)
  expect(asked.toSorted((a, b) => b[1] - a[1])).toEqual(asked)
})

test.each(products.flatMap((product) => (everydayLoadOf(product) ? [product] : [])))('$nameEn', (product) => {
  const ratings = systemRatings(product)
  const told = everydayLoadOf(product)
  const at = everydayLadder.length - rank(told)
  const rung = everydayLadder[at]
  expect(rung).toBeDefined()
  if (!ratings || !told || !rung) return
  const { runningW, peakW } = powerNeed(rung.load)
  expect(ratings.continuousW).toBeGreaterThanOrEqual(runningW)
  expect(ratings.surgeW).toBeGreaterThanOrEqual(peakW)
  // Hour by hour from 17:00, worked out once more.
  const used = Array.from(
    { length: told.hours },
    (_, hour) => (rung.load.essential[(17 + hour) % 24] ?? 0) + ratings.idleW,
  )
  expect(told.hours).toBeGreaterThanOrEqual(8)
  expect(total(used)).toBeLessThanOrEqual(deliverable(ratings.batteryWh, ratings.depthOfDischarge))
})

describe('in the sample catalogue', () => {
  const byName = (name: string) => everydayLoadOf(products.find(({ nameEn }) => nameEn === name) ?? aProduct())

  test('what holds more runs more, or longer', () => {
    const [core, plus, elite] = ['Power M Core', 'Power M Plus', 'Power M Elite'].map(byName)
    expect(rank(core ?? null)).toBeLessThan(rank(plus ?? null))
    expect(rank(elite ?? null)).toBeGreaterThanOrEqual(rank(plus ?? null))
  })

  test.each([
    ['EB70 1kVA / 760Wh', '3 lamps, 1 fans, 2 phones, 9 h'],
    ['AC200MAX 2kVA / 2kWh', '1 fridge, 6 lamps, 1 television, 2 fans, 8 h'],
    ['Deye Core', '1 fridge, 1 freezer, 1 pump, 8 lamps, 1 television, 4 fans, 10 h'],
    // What its battery gives at once, not its inverter, keeps a second air conditioner off.
    ['LUNA 2.0 13.2kVA / 15kWh', '1 fridge, 1 freezer, 1 airConditioner, 1 pump, 10 lamps, 1 television, 4 fans, 19 h'],
    ['550W panel', 'nothing'],
  ])('%s: %s', (name, words) => {
    expect(inWords(byName(name))).toBe(words)
  })
})

function inWords(load: ReturnType<typeof everydayLoadOf>): string {
  return load
    ? `${load.runs.map(({ name, quantity }) => `${quantity} ${name}`).join(', ')}, ${load.hours} h`
    : 'nothing'
}

test('a battery that does not last the night with anything says nothing', () => {
  expect(everydayLoadOf(aProduct({ capacity: '1kVA', batteryCapacity: '100Wh' }))).toBe(null)
})

describe('what it costs complete', () => {
  const completeOf = (name: string) =>
    everydayLoadOf(products.find(({ nameEn }) => nameEn === name) ?? aProduct())?.complete
  const priceOf = (name: string) => products.find(({ nameEn }) => nameEn === name)?.price ?? 0

  test('is the unit, its panels and the installation', () => {
    const panel = products.find(({ systemType, price }) => systemType === 'Solar Panel' && price !== null)
    const complete = completeOf('Power M Plus')
    expect(complete?.panels).toBeGreaterThan(0)
    expect(complete?.place).toBe('Lagos')
    const { panels = 0, installation = 0, totalPrice } = complete ?? {}
    const panelsPrice = (totalPrice ?? 0) - installation - priceOf('Power M Plus')
    expect(panelsPrice / panels).toBeLessThanOrEqual(panel?.price ?? 0)
    expect(installation).toBe(Math.max(150_000, Math.round(0.15 * (priceOf('Power M Plus') + panelsPrice))))
  })

  test('its panels fill it for its load in the month of least sun, as far as its input takes them', () => {
    const { sun } = place
    for (const product of products) {
      const told = everydayLoadOf(product)
      const rung = everydayLadder[everydayLadder.length - rank(told)]
      const ratings = systemRatings(product)
      if (!told?.complete || !rung || !ratings) continue
      const installed = ratings.panelsIncludedW + told.complete.panels * told.complete.panelPowerW
      const used = total(rung.load.essential) + 24 * ratings.idleW
      const room = ratings.pvInputW - installed
      expect(installed * sun.worst.yield >= used || room < told.complete.panelPowerW, product.nameEn).toBe(true)
    }
  })

  test('is not said of what has no price', () => {
    const unpriced = { ...place, catalogue: demoCatalogueIn('bf') }
    const product = products.find(({ nameEn }) => nameEn === 'Deye Core') ?? aProduct()
    expect(loadOf(product, unpriced)).toMatchObject({ hours: 10, complete: null })
  })
})
