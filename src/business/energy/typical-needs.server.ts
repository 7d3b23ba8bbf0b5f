import { countryTable, type Country } from '#kernel/country.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { findPlace } from './built-in-places.ts'
import { shownPresets } from './presets.server.ts'
import { auditTables } from './request-audit.server.ts'
import { sizedCatalogueOf, type SizingServices } from './sized-catalogue.server.ts'
import {
  calculateNeed,
  calculatePlace,
  needName,
  offerOf,
  typicalNeeds,
  type NeedWay,
  type TypicalNeed,
  type TypicalNeedName,
  type TypicalPlace,
} from './typical-needs.ts'

/** A need with its places, or a place with its needs, as JSON. */
const bytes = () => 20_000

/** The needs that have a page, in the order of the list. */
export async function listTypicalNeeds(services: SizingServices): Promise<readonly TypicalNeedName[]> {
  return typicalNeeds((await shownPresets(services)).value).map((need) => needName(need))
}

async function findNeed(services: SizingServices, key: string) {
  const { value: presets, isWhole } = await shownPresets(services)
  return { need: typicalNeeds(presets).find((each) => each.key === key), isWhole }
}

/** What a need asks for in a country, worked out once for a catalogue. Refused as `not_found`. */
export async function readTypicalNeed(
  services: SizingServices,
  key: string,
  country: Country,
): Promise<Outcome<TypicalNeed>> {
  const { need, isWhole } = await findNeed(services, key)
  const place = findPlace(countryTable[country].defaultPlace)
  if (!need || !place) return refused('not_found')
  const options = { topics: ['presets' as const], bytes, keep: () => isWhole }
  return done(
    await services.cache.read(`need ${country} ${key}`, options, async () =>
      calculateNeed(need, place, auditTables, await sizedCatalogueOf(services, country)),
    ),
  )
}

/** What a quote of an answer to a need is made of. Refused as `not_found` where there is no such need, or nothing answers it. */
export async function readNeedOffer(
  services: SizingServices,
  key: string,
  country: Country,
  way: NeedWay,
): Promise<Outcome<NonNullable<ReturnType<typeof offerOf>>>> {
  const answered = await readTypicalNeed(services, key, country)
  if (!answered.ok) return answered
  const { need } = await findNeed(services, key)
  const offer = need && offerOf(need, answered.value, country, way)
  return offer ? done(offer) : refused('not_found')
}

/** What typical needs ask for at a place, at the prices of its country. Refused as `not_found`. */
export async function readTypicalPlace(services: SizingServices, key: string): Promise<Outcome<TypicalPlace>> {
  const place = findPlace(key)
  if (!place) return refused('not_found')
  const { value: presets, isWhole } = await shownPresets(services)
  const options = { topics: ['presets' as const], bytes, keep: () => isWhole }
  return done(
    await services.cache.read(`needs at ${key}`, options, async () =>
      calculatePlace(place, typicalNeeds(presets), auditTables, await sizedCatalogueOf(services, place.country)),
    ),
  )
}
