import * as z from 'zod/mini'
import type { Product } from '#business/catalogue/product.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { backupDuration } from './backup-duration.ts'
import type { AuditRequest, ChosenSystem } from './audit-request.ts'
import { appliances } from './built-in-appliances.ts'
import { auditCaseOf, type AuditTables } from './audit-case.ts'
import { chosenCandidate } from './calculate-audit.ts'
import { shortfallsOf, startsAndRuns } from './choose-system.ts'
import { sumLoad, type Load } from './load.ts'
import { receiptOf, receiptSchema } from './receipt.ts'
import type { Place } from './place.ts'
import { segments } from './segment.ts'
import { unitOf, type SizedCatalogue } from './sized-catalogue.ts'
import type { Sun } from './sun.ts'
import { arrayNeedOf, deliverable, demandOf } from './system-need.ts'

/** What an everyday load is made of, in the order in which it is told, each an appliance of the audit's list. */
const everydayAppliances = {
  fridge: 'Refrigerator (single door)',
  freezer: 'Chest freezer (small)',
  airConditioner: 'Air conditioner 1 HP (inverter)',
  pump: 'Water pump 1 HP',
  lamps: 'LED bulb 9 W',
  television: 'LED TV 43 in',
  fans: 'Standing fan',
  phones: 'Phone charger',
} as const

const everydayNames = Object.keys(everydayAppliances) as EverydayName[]
export type EverydayName = keyof typeof everydayAppliances
type Rung = Partial<Record<EverydayName, number>>

/** From a room to a large home: each asks for more power and more energy than the one before. Quantities are our judgement. */
const rungs: readonly Rung[] = [
  { lamps: 2, phones: 2 },
  { lamps: 3, phones: 2, fans: 1 },
  { lamps: 4, phones: 2, fans: 1, television: 1 },
  { fridge: 1, lamps: 4, television: 1, fans: 1 },
  { fridge: 1, lamps: 6, television: 1, fans: 2 },
  { fridge: 1, freezer: 1, lamps: 6, television: 1, fans: 2 },
  { fridge: 1, freezer: 1, lamps: 8, television: 1, fans: 4 },
  { fridge: 1, freezer: 1, pump: 1, lamps: 8, television: 1, fans: 4 },
  { fridge: 1, freezer: 1, airConditioner: 1, lamps: 8, television: 1, fans: 4 },
  { fridge: 1, freezer: 1, airConditioner: 1, pump: 1, lamps: 10, television: 1, fans: 4 },
  { fridge: 1, freezer: 1, airConditioner: 2, pump: 1, lamps: 10, television: 2, fans: 4 },
  { fridge: 1, freezer: 2, airConditioner: 3, pump: 1, lamps: 12, television: 2, fans: 6 },
]

/** Hours from 17:00 that a battery must last for a load to be told of: what the audit asks for unless a visitor says otherwise. */
const leastHours = 8

/** What a product runs on its battery, for those who don't count in kVA. */
export const everydayLoadSchema = z.object({
  productId: z.int(),
  hours: z.int().check(z.describe('How long the full battery lasts from 17:00 without sun or grid, in whole hours.')),
  runs: z
    .array(z.object({ name: z.enum(everydayNames), quantity: z.int() }))
    .check(z.describe('At their usual hours of use.')),
  complete: z
    .nullable(
      z.extend(z.pick(receiptSchema, { panels: true, panelPowerW: true, installation: true, totalPrice: true }), {
        place: z.string().check(z.describe('Where that is, as its people call it: its sun decides how many panels.')),
      }),
    )
    .check(
      z.describe(
        'One unit as installed, with the panels that fill it for this load without a grid, as far as its input takes them, where visitors of the country are taken to live; null where it has no price, and where it asks for no panel beside its own.',
      ),
    ),
})
export type EverydayLoad = Readonly<z.infer<typeof everydayLoadSchema>>

function applianceOf(name: EverydayName) {
  const appliance = appliances.find(({ nameEn }) => nameEn === everydayAppliances[name])
  if (!appliance) throw new Error(`no appliance is called ${everydayAppliances[name]}`)
  return appliance
}

const loadOf = (rung: Rung): Load =>
  sumLoad(
    everydayNames.flatMap((name) => {
      const quantity = rung[name]
      return quantity ? [{ ...applianceOf(name), quantity, isEssential: true }] : []
    }),
    'residential',
  )

/** The ladder, the largest first. */
export const everydayLadder = rungs.map((rung) => ({ rung, load: loadOf(rung) })).toReversed()

/** Where a product is told of: what completes it there, the place's name and its sun. */
export type EverydayPlace = { readonly catalogue: SizedCatalogue; readonly name: string; readonly sun: Sun }

/**
 * The largest load of the ladder that one unit starts, runs together with the margin of the audit, and carries for at least eight hours on its
 * battery, its own draw included, and what the unit costs complete; null for what is no complete system, and for one that carries none.
 */
export function everydayLoadOf(
  product: Pick<Product, 'id' | 'systemType' | 'capacity' | 'batteryCapacity' | 'ratings'>,
  place: EverydayPlace,
): EverydayLoad | null {
  const ratings = systemRatings(product)
  if (ratings === null) return null
  const energy = deliverable(ratings.batteryWh, ratings.depthOfDischarge)
  for (const { rung, load } of everydayLadder) {
    if (!startsAndRuns(load, { ratings })) continue
    const essential = load.essential.map((wh) => wh + ratings.idleW)
    const hours = Math.floor(backupDuration(essential, energy))
    if (hours < leastHours) continue
    const runs = everydayNames.flatMap((name) => {
      const quantity = rung[name]
      return quantity ? [{ name, quantity }] : []
    })
    return { productId: product.id, hours, runs, complete: completeFor(load, product.id, place) }
  }
  return null
}

/** What one unit costs with the panels that a load asks for, installed. */
function completeFor(load: Load, id: number, { catalogue, name, sun }: EverydayPlace): EverydayLoad['complete'] {
  const { residential, commercial } = catalogue.systems
  const system = [...residential, ...commercial].find(({ product, units }) => product.id === id && units === 1)
  if (!system) return null
  const { panels } = arrayNeedOf(demandOf(load, true), { sun, grid: false }, unitOf(system))
  if (panels === 0) return null
  const { panelPowerW, installation, totalPrice } = receiptOf(system, panels, catalogue.costs)
  return { panels, panelPowerW, installation, totalPrice, place: name }
}

/**
 * What a quote of one unit as installed is made of: the audit of what it runs, the panels that {@link completeFor} counts, and as many hours
 * of outage as it carries at their worst, with the mains beside; null where no system is known complete, or it carries none.
 */
export function everydayOffer(
  { productId, runs, complete, hours }: EverydayLoad,
  place: Pick<Place, 'country' | 'key'>,
  tables: AuditTables,
  catalogue: SizedCatalogue,
): (AuditRequest & { readonly system: ChosenSystem }) | null {
  if (!complete) return null
  const applianceUsage = runs.map(({ name, quantity }) => {
    const { id: applianceId, hoursDay, hoursNight } = applianceOf(name)
    return { applianceId, quantity, hoursDay, hoursNight, isEssential: true }
  })
  const clientType = segments.find((each) => catalogue.systems[each].some(({ product }) => product.id === productId))
  if (!clientType) return null
  const system = { productId, units: 1, panels: complete.panels }
  for (let backupHours = hours; backupHours > 0; backupHours--) {
    const audit = { applianceUsage, backupHours, clientType, country: place.country, place: place.key, grid: true }
    const read = auditCaseOf(audit, tables)
    const found = read.ok ? chosenCandidate(system, read.value, catalogue) : read
    if (found.ok && shortfallsOf(found.value.candidate, found.value.question).length === 0) return { ...audit, system }
  }
  return null
}
