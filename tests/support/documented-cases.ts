import type { AuditAnswer } from '#business/energy/audit-answer.ts'
import type { ApplianceUsage, AuditRequest } from '#business/energy/audit-request.ts'
import { findAppliance } from '#business/energy/built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from '#business/energy/built-in-places.ts'
import { calculateAudit } from '#business/energy/calculate-audit.ts'
import { perCountry } from '#kernel/country.ts'
import { demoCatalogueIn } from './demo-catalogue.ts'

const tables = { findAppliance, findPlace, defaultPlaceOf }
/** The sample catalogue of each country. */
export const catalogues = perCountry(demoCatalogueIn)

/** An appliance of the list, how many, and what differs from its usual hours. */
type Line = readonly [id: number, quantity?: number, over?: Partial<ApplianceUsage>]
/** A case of docs/sizing.md. */
export type DocumentedCase = {
  readonly title: string
  readonly lines: readonly Line[]
  readonly site: Omit<AuditRequest, 'applianceUsage'>
  /** What a plate says instead of the list. */
  readonly surgeOf?: Readonly<Record<number, number>>
}

const home = { backupHours: 12, clientType: 'residential', country: 'cm' } as const
const business = { ...home, clientType: 'commercial' } as const
const essential = { isEssential: true }
const evening = { hoursDay: 0, hoursNight: 7 }
const family: readonly Line[] = [[2], [17, 8], [31, 3], [45], [48, 4], [40], [28], [65]]

/** The twelve, in the order of the document. */
export const documentedCases: readonly DocumentedCase[] = [
  { title: '1. One fridge off the grid, Lagos', lines: [[2]], site: home },
  { title: '2. A family home off the grid, Lagos', lines: family, site: home },
  {
    title: '3. A bar’s evening, Ouagadougou, with SONABEL',
    lines: [
      [101, 2],
      [119, 12, evening],
      [28, 2, evening],
      [31, 4, evening],
    ],
    site: { ...business, country: 'bf', grid: true, backupHours: 6 },
  },
  {
    title: '4. The same home with a 1.5 HP air conditioner to sleep, band B',
    lines: [...family, [55, 1, { hoursDay: 0, hoursNight: 8, ...essential }]],
    site: { ...home, grid: true, band: 'B' },
  },
  {
    title: '5. An office with six 1 HP air conditioners, Abuja, band A',
    lines: [[53, 6, { hoursDay: 8, hoursNight: 1, ...essential }], [70, 8], [121, 12, { hoursDay: 6 }], [45]],
    site: { ...business, grid: true, band: 'A', backupHours: 4, place: 'fct' },
  },
  {
    title: '6. The home of case 2 with a borehole pump that starts at five times',
    lines: [...family, [59]],
    site: home,
    surgeOf: { 59: 5 },
  },
  {
    title: '7. A salon, Lagos, band D',
    lines: [
      [164, 3, { hoursDay: 4, hoursNight: 1, ...essential }],
      [119, 8, { hoursDay: 4, hoursNight: 3 }],
      [129, 2],
      [28],
      [113],
      [45],
      [53, 1, { hoursDay: 6, hoursNight: 1 }],
    ],
    site: { ...business, grid: true, band: 'D', backupHours: 6 },
  },
  {
    title: '8. A clinic’s vaccine fridge off the grid, Koudougou',
    lines: [[139], [119, 6]],
    site: { ...business, country: 'bf', place: 'koudougou', backupHours: 24 },
  },
  {
    title: '9. A workshop with three phases, Kano, band B',
    lines: [[156, 1, essential], [159, 1, essential], [158], [155, 2], [120, 10], [131, 2]],
    site: { ...business, grid: true, band: 'B', backupHours: 4, phases: 3, place: 'kano' },
  },
  { title: '10. A lift: no match', lines: [[147], [121, 20]], site: { ...business, phases: 3 } },
  {
    title: '11. A shop on band A, Lagos: with panels or without',
    lines: [[92, 2], [119, 10], [87], [84, 4], [83]],
    site: { ...business, grid: true, band: 'A', backupHours: 4 },
  },
  {
    title: '12. A sewing workshop off the grid, Bobo-Dioulasso',
    lines: [
      [161, 3],
      [160, 2],
      [120, 4],
      [31, 3],
      [48, 5],
    ],
    site: { ...business, country: 'bf', place: 'bobo-dioulasso' },
  },
]

/** What a visitor would ask. */
export function requestOf({ lines, site }: DocumentedCase): AuditRequest {
  const applianceUsage = lines.map(([applianceId, quantity = 1, over = {}]) => {
    const known = findAppliance(applianceId)
    if (!known) throw new Error(`no appliance ${applianceId}`)
    const { hoursDay, hoursNight, isEssential } = known
    return { applianceId, quantity, hoursDay, hoursNight, isEssential, ...over }
  })
  return { ...site, applianceUsage }
}

/** What the engine answers. */
export function answerOf(each: DocumentedCase): AuditAnswer {
  const request = requestOf(each)
  const withPlates = (id: number) => {
    const known = findAppliance(id)
    return known && { ...known, surgeFactor: each.surgeOf?.[id] ?? known.surgeFactor }
  }
  const outcome = calculateAudit(request, { ...tables, findAppliance: withPlates }, catalogues[request.country ?? 'cm'])
  if (!outcome.ok) throw new Error('the case can not be calculated')
  return outcome.value
}
