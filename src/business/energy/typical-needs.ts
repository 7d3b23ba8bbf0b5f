import * as z from 'zod/mini'
import { countries, type Country } from '#kernel/country.ts'
import type { AppliancePreset } from './appliance-preset.ts'
import { auditAnswerSchema, systemAnswerSchema, type AuditAnswer, type SystemAnswer } from './audit-answer.ts'
import type { AuditTables } from './audit-case.ts'
import type { AuditRequest, ChosenSystem } from './audit-request.ts'
import { appliances } from './built-in-appliances.ts'
import { placesIn } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import { listedPlaceSchema } from './listed-place.ts'
import { supplyHoursOf } from './parameters.ts'
import type { Place } from './place.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'
import { segments } from './segment.ts'
import { sunOf } from './sun.ts'

/** Hours of backup that a typical need asks for: a night. */
const backupHours = 12
/** What "with the grid" means here: the middle tariff band. */
const band = 'C'

/** Appliances that people ask a system for by name, beside the kinds of place that an audit may start from. */
const asked = [
  { key: 'fridge', name: 'Réfrigérateur', nameEn: 'Fridge', appliance: 'Refrigerator (single door)' },
  { key: 'freezer', name: 'Congélateur', nameEn: 'Deep freezer', appliance: 'Chest freezer (small)' },
  {
    key: '1-hp-air-conditioner',
    name: 'Climatiseur 1 CV',
    nameEn: '1 HP AC',
    appliance: 'Air conditioner 1 HP (inverter)',
  },
  {
    key: '1-5-hp-air-conditioner',
    name: 'Climatiseur 1,5 CV',
    nameEn: '1.5 HP AC',
    appliance: 'Air conditioner 1.5 HP (conventional)',
  },
  { key: 'water-pump', name: 'Pompe à eau', nameEn: 'Water pump', appliance: 'Water pump 1 HP' },
] as const

const ofOne: readonly AppliancePreset[] = asked.map(({ key, name, nameEn, appliance }) => {
  const known = appliances.find((each) => each.nameEn === appliance)
  if (!known) throw new Error(`no appliance is called ${appliance}`)
  const { id, hoursDay, hoursNight } = known
  const line = { applianceId: id, quantity: 1, hoursDay, hoursNight, isEssential: true }
  return { key, name, nameEn, segment: 'residential', lines: [line] }
})

/** What people search a system for: single appliances, and the kinds of place as staff arranged them. */
export function typicalNeeds(presets: readonly AppliancePreset[]): readonly AppliancePreset[] {
  const own = new Set(ofOne.map(({ key }) => key))
  return [...ofOne, ...presets.filter(({ key }) => !own.has(key))]
}

/** What a list of the needs tells. */
export const typicalNeedNameSchema = z.object({ key: z.string(), name: z.string(), nameEn: z.string() })
export type TypicalNeedName = Readonly<z.infer<typeof typicalNeedNameSchema>>

/** A system that does it, in short. */
export const typicalSystemSchema = z.pick(systemAnswerSchema, {
  id: true,
  name: true,
  nameEn: true,
  imageUrl: true,
  currency: true,
  units: true,
  panels: true,
  panelPowerW: true,
  systemPrice: true,
  panelsPrice: true,
  installation: true,
  totalPrice: true,
  actualBackupHours: true,
})
export type TypicalSystem = Readonly<z.infer<typeof typicalSystemSchema>>

const system = (description: string) => z.nullable(typicalSystemSchema).check(z.describe(description))
const bothWays = {
  withoutGrid: system('Carries all of it day and night; null where no system of the catalogue does.'),
  withGrid: system(
    'Carries all of it through the outages of `hoursOfSupply`, or needs no grid where that costs less; null where none does.',
  ),
}
const hoursOfSupply = z.int().check(z.describe('Hours a day of grid power that `withGrid` counts on.'))
const placeName = z.extend(listedPlaceSchema, { country: z.enum(countries) })

/** A need, and what it asks for where its country's visitors are taken to live, then everywhere. */
export const typicalNeedSchema = z.extend(typicalNeedNameSchema, {
  ...z.pick(auditAnswerSchema, { appliances: true, totalDailyEnergy: true, place: true, requirement: true }).shape,
  hoursOfSupply,
  ...bothWays,
  places: z
    .array(z.object({ place: placeName, peakSunHours: z.number(), panels: z.int(), totalPrice: z.int() }))
    .check(
      z.describe('Without a grid, in each place where a system does it: sun of the month that counts, panels, total.'),
    ),
})
export type TypicalNeed = Readonly<z.infer<typeof typicalNeedSchema>>

/** A place: its sun by month, and what typical needs ask for there. */
export const typicalPlaceSchema = z.object({
  place: placeName,
  peakSunHours: z.array(z.number()).check(z.length(12)),
  worstMonth: z.int().check(z.gte(1), z.lte(12), z.describe('The month of least yield: panels are counted for it.')),
  hoursOfSupply,
  others: z.array(placeName).check(z.describe('The other places of its country.')),
  needs: z.array(
    z.extend(typicalNeedNameSchema, {
      segment: z.enum(segments),
      applianceCount: z.int().check(z.describe('How many kinds it is of: 1 for a single appliance, more for a place.')),
      totalDailyEnergy: z.number(),
      ...bothWays,
    }),
  ),
})
export type TypicalPlace = Readonly<z.infer<typeof typicalPlaceSchema>>

/** A need by its names. */
export const needName = ({ key, name, nameEn }: AppliancePreset): TypicalNeedName => ({ key, name, nameEn })

const listed = ({ key, country, region, city }: Place) => ({ key, country, region, city })

function inShort(answer: SystemAnswer | null): TypicalSystem | null {
  if (!answer) return null
  const { id, name, nameEn, imageUrl, currency, units, panels, panelPowerW, actualBackupHours } = answer
  const { systemPrice, panelsPrice, installation, totalPrice } = answer
  const prices = { systemPrice, panelsPrice, installation, totalPrice }
  return { id, name, nameEn, imageUrl, currency, units, panels, panelPowerW, actualBackupHours, ...prices }
}

/** The audit of a need at a place. */
function auditOf(need: AppliancePreset, place: Pick<Place, 'country' | 'key'>, grid: boolean): AuditRequest {
  return {
    applianceUsage: [...need.lines],
    backupHours,
    clientType: need.segment,
    country: place.country,
    place: place.key,
    grid,
    ...(grid && { band }),
  }
}

/** The two answers to a need. */
export const needWays = ['withoutGrid', 'withGrid'] as const
export type NeedWay = (typeof needWays)[number]

/** What a quote of the answer to a need is made of: its audit, and the system that answers it; null where none does. */
export function offerOf(
  need: AppliancePreset,
  { place, ...answers }: Pick<TypicalNeed, 'place' | NeedWay>,
  country: Country,
  way: NeedWay,
): (AuditRequest & { readonly system: ChosenSystem }) | null {
  const chosen = answers[way]
  if (!chosen) return null
  const { id: productId, units, panels } = chosen
  return { ...auditOf(need, { ...place, country }, way === 'withGrid'), system: { productId, units, panels } }
}

/** A need at a place: everything day and night without a grid, everything through the outages with one. */
function answersAt(need: AppliancePreset, place: Place, tables: AuditTables, catalogue: SizedCatalogue) {
  const ask = (grid: boolean): AuditAnswer => {
    const answer = calculateAudit(auditOf(need, place, grid), tables, catalogue)
    if (!answer.ok) throw new Error(`the need ${need.key} can not be calculated`)
    return answer.value
  }
  const without = ask(false)
  // What needs no grid does as well with one, and now and then costs less: the sun of the day makes do with a smaller battery.
  const withGrid = () => {
    const systems = [ask(true).comfort, without.pick].flatMap((one) => one ?? [])
    return systems.toSorted((a, b) => a.totalPrice - b.totalPrice)[0] ?? null
  }
  return { without, withGrid }
}

/** What a need asks for: `place` is where visitors are taken to live, `catalogue` that of its country. */
export function calculateNeed(
  need: AppliancePreset,
  place: Place,
  tables: AuditTables,
  catalogue: SizedCatalogue,
): TypicalNeed {
  const { without, withGrid } = answersAt(need, place, tables, catalogue)
  const { appliances: lines, totalDailyEnergy, requirement } = without
  return {
    ...needName(need),
    appliances: lines,
    totalDailyEnergy,
    place: listed(place),
    requirement,
    hoursOfSupply: supplyHoursOf[band],
    withoutGrid: inShort(without.pick),
    withGrid: inShort(withGrid()),
    places: placesIn(place.country).flatMap((each) => {
      const { pick, requirement: there } = answersAt(need, each, tables, catalogue).without
      if (!pick) return []
      return [
        { place: listed(each), peakSunHours: there.peakSunHours, panels: pick.panels, totalPrice: pick.totalPrice },
      ]
    }),
  }
}

/** What the sun of a place is, and what `needs` ask for there; `catalogue` is that of its country. */
export function calculatePlace(
  place: Place,
  needs: readonly AppliancePreset[],
  tables: AuditTables,
  catalogue: SizedCatalogue,
): TypicalPlace {
  return {
    place: listed(place),
    peakSunHours: [...place.monthly],
    worstMonth: sunOf(place).worst.month,
    hoursOfSupply: supplyHoursOf[band],
    others: placesIn(place.country).flatMap((each) => (each.key === place.key ? [] : [listed(each)])),
    needs: needs.map((need) => {
      const { without, withGrid } = answersAt(need, place, tables, catalogue)
      const { totalDailyEnergy, pick } = without
      return {
        ...needName(need),
        segment: need.segment,
        applianceCount: need.lines.length,
        totalDailyEnergy,
        withoutGrid: inShort(pick),
        withGrid: inShort(withGrid()),
      }
    }),
  }
}
