import type { Product } from '#business/catalogue/product.ts'
import { panelOf, systemRatings, type SystemRatings } from '#business/catalogue/ratings.ts'
import { forSiteType } from '#business/catalogue/site-type.ts'
import type { SystemCosts } from '#business/company/settings/system-costs.ts'
import { parameters } from './parameters.ts'
import type { Segment } from './segment.ts'
import { deliverable, type Panel, type Unit } from './system-need.ts'

/** What recommending reads of a product, priced for the visitor's country. */
export type SizedProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'nameEn'
  | 'manufacturer'
  | 'capacity'
  | 'batteryCapacity'
  | 'features'
  | 'featuresEn'
  | 'useCase'
  | 'systemType'
  | 'imageUrl'
  | 'price'
  | 'currency'
  | 'ratings'
  | 'panel'
>

/** A system in so many units: what they are and give together. */
export type SizedSystem<P extends SizedProduct = SizedProduct> = {
  readonly product: P
  readonly units: number
  /** Of the units, in the currency of the country. */
  readonly price: number
  /** Powers, energies and limits of all units together. */
  readonly ratings: SystemRatings
  /** What their full battery hands to the appliances, Wh. */
  readonly deliverableWh: number
  /** The cheapest catalogue panel by watt that the input of a unit takes whole; null where none does. */
  readonly panel: Panel | null
}

/** The recommendable systems of one country by segment, in 1 to `parallelUnits` units, the cheapest first. */
export type SizedCatalogue<P extends SizedProduct = SizedProduct> = {
  readonly systems: Readonly<Record<Segment, readonly SizedSystem<P>[]>>
  /** The panel of least price per watt: what a requirement without a product is counted in. */
  readonly panel: Panel
  readonly costs: SystemCosts
}

/** A string current above the input's by no more than this is within the panel's own tolerance: nothing is lost. */
const currentTolerance = 1.01

/** True when the input takes a panel whole: its watts, its voltage in the cold, its current, where a sheet states them. */
export function takesPanel(
  { pvInputW, pvMaxVocV, pvMaxCurrentA, panelsIncludedW }: Omit<SystemRatings, 'derived'>,
  panel: Omit<Panel, 'price'>,
): boolean {
  return (
    panel.powerW <= pvInputW - panelsIncludedW &&
    (pvMaxVocV === null || panel.vocColdV === null || panel.vocColdV <= pvMaxVocV) &&
    (pvMaxCurrentA === null || panel.currentA === null || panel.currentA <= pvMaxCurrentA * currentTolerance)
  )
}

/** The ratings of `units` in parallel. */
function inParallel(ratings: SystemRatings, units: number): SystemRatings {
  return {
    ...ratings,
    continuousW: ratings.continuousW * units,
    surgeW: ratings.surgeW * units,
    batteryWh: ratings.batteryWh * units,
    dischargeW: ratings.dischargeW * units,
    chargeW: ratings.chargeW * units,
    pvInputW: ratings.pvInputW * units,
    panelsIncludedW: ratings.panelsIncludedW * units,
    acChargeW: ratings.acChargeW * units,
    idleW: ratings.idleW * units,
  }
}

function sized<P extends SizedProduct>(product: P, panels: readonly Panel[]): SizedSystem<P>[] {
  const one = systemRatings(product)
  const { price } = product
  if (one === null || price === null) return []
  const panel = panels.find((each) => takesPanel(one, each)) ?? null
  return Array.from({ length: one.parallelUnits }, (_, at) => {
    const units = at + 1
    const ratings = inParallel(one, units)
    const deliverableWh = deliverable(ratings.batteryWh, ratings.depthOfDischarge)
    return { product, units, price: price * units, ratings, deliverableWh, panel }
  })
}

/** The panels of a catalogue, the least price per watt first; one without a price costs what the country's watt does. */
function panelsOf(products: readonly SizedProduct[], costs: SystemCosts): Panel[] {
  return products
    .flatMap((product) => {
      const panel = panelOf(product)
      if (!panel) return []
      const price = product.price ?? (costs.panelPricePerW === null ? null : costs.panelPricePerW * panel.powerW)
      return price === null ? [] : [{ ...panel, price, id: product.id }]
    })
    .toSorted((a, b) => a.price / a.powerW - b.price / b.powerW || a.id - b.id)
}

/**
 * Makes a country's products ready for recommending; do it once per catalogue, not per request. Left out: what is no
 * complete system, and what has no price in the country.
 */
export function sizeCatalogue<P extends SizedProduct>(products: readonly P[], costs: SystemCosts): SizedCatalogue<P> {
  const panels = panelsOf(products, costs)
  const { value: powerW } = parameters.panelPower
  const inOrder = (segment: Segment) =>
    forSiteType(products, segment)
      .flatMap((product) => sized(product, panels))
      .toSorted((a, b) => a.price - b.price || a.product.id - b.product.id || a.units - b.units)
  return {
    systems: { residential: inOrder('residential'), commercial: inOrder('commercial') },
    panel: panels[0] ?? { powerW, vocColdV: null, currentA: null, price: (costs.panelPricePerW ?? 0) * powerW },
    costs,
  }
}

/** The part of a system that decides how much of everything it needs. */
export function unitOf({ ratings, panel }: SizedSystem): Unit {
  const { idleW, acCharge, pvInputW, panelsIncludedW } = ratings
  return { idleW, acCharge, pvInputW, panelsIncludedW, panel }
}
