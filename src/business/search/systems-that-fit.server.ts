import { catalogueOf } from '#business/catalogue/product-queries.server.ts'
import { labelled, systemRatings } from '#business/catalogue/ratings.ts'
import { everydayAsked, runsAll } from '#business/energy/everyday-named.ts'
import { everydayLoadsOf } from '#business/energy/everyday-loads.server.ts'
import type { SizingServices } from '#business/energy/sized-catalogue.server.ts'
import type { Country } from '#kernel/country.ts'
import { foldText } from '#kernel/fold-text.ts'

/** `5 kVA`, folded. */
const power = /\b(\d+(?:[.,]\d+)?) ?k(?:va|w)\b/g

/** What says nothing of which system is meant. */
const filling = new Set(
  'solar solaire solaires kit kits system systems systeme systemes inverter onduleur prix price pour for un une le la les de des du et and a an the avec with'.split(
    ' ',
  ),
)

/**
 * The ids of the systems that do what a question asks for, the smallest first: those that run what it names, or that have the power, and of
 * these those whose name has its other words, where any has. Nothing where it asks for neither.
 */
export async function systemsThatFit(
  services: SizingServices,
  country: Country,
  question: string,
): Promise<readonly number[]> {
  const asked = everydayAsked(question)
  const [stated] = asked.rest.matchAll(power)
  if (asked.things.length === 0 && !stated) return []
  const least = stated ? Number(stated[1]?.replace(',', '.')) * 1000 : 0
  const systems = (await catalogueOf(services, country)).filter((product) => systemRatings(product) !== null)
  const loads = await everydayLoadsOf(services, country, systems)
  const fitting = systems.flatMap((product) => {
    const load = loads.find(({ productId }) => productId === product.id)
    const has = labelled(product).power ?? 0
    if (has < least || (asked.things.length > 0 && !(load && runsAll(load, asked)))) return []
    const price = load?.complete?.totalPrice ?? product.price ?? Infinity
    return [{ product, price, has: stated ? has : 0 }]
  })
  const named = asked.rest.replaceAll(power, ' ').match(/[a-z0-9.]+/g) ?? []
  const meant = named.filter((word) => !filling.has(word))
  const isMeant = ({ product: { name, nameEn } }: (typeof fitting)[number]) =>
    meant.every((word) => foldText(`${name} ${nameEn}`).includes(word))
  const shown = fitting.some(isMeant) ? fitting.filter(isMeant) : fitting
  return shown.toSorted((one, other) => one.has - other.has || one.price - other.price).map(({ product }) => product.id)
}
