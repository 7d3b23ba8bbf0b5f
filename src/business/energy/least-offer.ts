import type { Featured } from './featured.ts'
import type { TypicalPlace } from './typical-needs.ts'

/** The need of a place that the least expensive complete system does, one that can be shown if there is any, and a whole home or shop before a single appliance; null where no system does any. Its price is the one without the grid, which holds whatever the grid gives. */
export function leastOffer({ needs }: Pick<TypicalPlace, 'needs'>): Featured['least'] {
  const offers = needs.flatMap(({ key, name, nameEn, applianceCount, withGrid, withoutGrid }) => {
    const system = withoutGrid ?? withGrid
    return system ? [{ need: { key, name, nameEn }, isSingle: Number(applianceCount === 1), system }] : []
  })
  const isUnseen = ({ system }: (typeof offers)[number]) => Number(system.imageUrl === null)
  const [least] = offers.toSorted(
    (a, b) => isUnseen(a) - isUnseen(b) || a.isSingle - b.isSingle || a.system.totalPrice - b.system.totalPrice,
  )
  if (!least) return null
  const { name, nameEn, imageUrl, currency, panels, totalPrice } = least.system
  return { need: least.need, system: { name, nameEn, imageUrl, currency, panels, totalPrice } }
}
