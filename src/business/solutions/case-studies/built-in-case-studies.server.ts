import * as z from 'zod/mini'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import type { LocalizedContent } from '#kernel/language.ts'
import { readContent, type Content } from '#platform/read-content.server.ts'
import type { ProvenSolutionDetail, Testimonial } from '../proven-solution.ts'
import type { PublicSector } from './sector.ts'

/** Appliances that the site runs: a built-in appliance's id, hours by day (09:00 to 17:00) and by night. */
export type CaseStudyUse = {
  readonly applianceId: number
  readonly quantity: number
  readonly hoursDay: number
  readonly hoursNight: number
  readonly isEssential: boolean
}

/** What the site needed, in the terms of the energy audit. Every figure in the texts follows from it. */
export type CaseStudyNeed = {
  /** The key of a built-in place. */
  readonly place: string
  /** True where a grid helps, so that the array is sized for the essentials and the mean of the year. */
  readonly grid: boolean
  /** Hours in a row that the battery was asked to carry what is essential. */
  readonly backupHours: number
  readonly use: readonly CaseStudyUse[]
}

/** What was installed: kVA on the inverter's label, nominal kWh of lithium iron phosphate, W of each panel. */
export type CaseStudySystem = {
  readonly inverterKva: number
  readonly batteryKwh: number
  readonly panels: number
  readonly panelW: number
}

/** What a case study says in one language; its body is the detailed description, without Markdown. */
const frontSchema = z.object({
  title: z.string(),
  location: z.string(),
  beneficiaries: z.string(),
  description: z.string(),
  impact: z.string(),
  pvModule: z.string(),
  inverter: z.string(),
  battery: z.string(),
  keyFeatures: z.array(z.string()),
  results: z.array(z.string()),
  customerTitle: z._default(z.string(), ''),
  quote: z._default(z.string(), ''),
})
export type CaseStudyWords = Content<z.output<typeof frontSchema>>

type CaseStudyFacts = {
  readonly slug: string
  readonly id: number
  readonly sector: PublicSector
  /** Where that of its sector shows another kind of building. */
  readonly picture?: string
  readonly country: Country
  /** The year. */
  readonly date: string
  readonly installationDate: CalendarDate
  /** Who is quoted; null: nobody. */
  readonly customerName: string | null
  readonly need: CaseStudyNeed
  readonly system: CaseStudySystem
}

/** A system that we installed and what became of it (specification 2, section 3). Sample content. */
export type CaseStudy = CaseStudyFacts & { readonly words: LocalizedContent<CaseStudyWords> }

const facts: readonly CaseStudyFacts[] = [
  {
    slug: 'home-lagos',
    id: 20,
    sector: 'residential',
    picture: '/pictures/flats.svg',
    country: 'cm',
    date: '2026',
    installationDate: '2026-03-14',
    customerName: 'Folasade A.',
    need: {
      place: 'lagos',
      grid: true,
      backupHours: 16,
      use: [
        { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 17, quantity: 10, hoursDay: 1, hoursNight: 5, isEssential: true },
        { applianceId: 31, quantity: 2, hoursDay: 4, hoursNight: 8, isEssential: true },
        { applianceId: 45, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 48, quantity: 4, hoursDay: 2, hoursNight: 1, isEssential: true },
        { applianceId: 28, quantity: 1, hoursDay: 2, hoursNight: 4, isEssential: false },
        { applianceId: 30, quantity: 1, hoursDay: 2, hoursNight: 4, isEssential: false },
        { applianceId: 40, quantity: 2, hoursDay: 3, hoursNight: 1, isEssential: false },
        { applianceId: 65, quantity: 1, hoursDay: 1, hoursNight: 0, isEssential: false },
      ],
    },
    system: { inverterKva: 3, batteryKwh: 5, panels: 4, panelW: 550 },
  },
  {
    slug: 'school-enugu',
    id: 14,
    sector: 'education',
    country: 'cm',
    date: '2025',
    installationDate: '2025-08-30',
    customerName: 'Obinna E.',
    need: {
      place: 'enugu',
      grid: true,
      backupHours: 6,
      use: [
        { applianceId: 70, quantity: 20, hoursDay: 5, hoursNight: 0, isEssential: true },
        { applianceId: 119, quantity: 30, hoursDay: 3, hoursNight: 3, isEssential: true },
        { applianceId: 129, quantity: 12, hoursDay: 5, hoursNight: 0, isEssential: true },
        { applianceId: 79, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 80, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 126, quantity: 6, hoursDay: 0, hoursNight: 12, isEssential: true },
        { applianceId: 83, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 84, quantity: 4, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 58, quantity: 1, hoursDay: 1.5, hoursNight: 0, isEssential: true },
        { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 77, quantity: 2, hoursDay: 3, hoursNight: 0, isEssential: false },
        { applianceId: 74, quantity: 1, hoursDay: 2, hoursNight: 0, isEssential: false },
      ],
    },
    system: { inverterKva: 10, batteryKwh: 15, panels: 15, panelW: 550 },
  },
  {
    slug: 'distribution-centre-kano',
    id: 12,
    sector: 'business',
    country: 'cm',
    date: '2025',
    installationDate: '2025-05-17',
    customerName: null,
    need: {
      place: 'kano',
      grid: true,
      backupHours: 4,
      use: [
        { applianceId: 137, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 102, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 70, quantity: 5, hoursDay: 8, hoursNight: 0, isEssential: true },
        { applianceId: 87, quantity: 2, hoursDay: 8, hoursNight: 0, isEssential: true },
        { applianceId: 89, quantity: 2, hoursDay: 4, hoursNight: 0, isEssential: true },
        { applianceId: 90, quantity: 6, hoursDay: 8, hoursNight: 0, isEssential: true },
        { applianceId: 120, quantity: 24, hoursDay: 7, hoursNight: 1, isEssential: true },
        { applianceId: 131, quantity: 4, hoursDay: 6, hoursNight: 0, isEssential: true },
        { applianceId: 97, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 84, quantity: 10, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 125, quantity: 4, hoursDay: 0, hoursNight: 12, isEssential: true },
        { applianceId: 79, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 99, quantity: 2, hoursDay: 2, hoursNight: 0, isEssential: false },
        { applianceId: 133, quantity: 3, hoursDay: 6, hoursNight: 0, isEssential: false },
      ],
    },
    system: { inverterKva: 15, batteryKwh: 20, panels: 28, panelW: 550 },
  },
  {
    slug: 'sewing-workshop-bobo',
    id: 15,
    sector: 'manufacturing',
    country: 'bf',
    date: '2025',
    installationDate: '2025-02-08',
    customerName: 'Salimata D.',
    need: {
      place: 'bobo-dioulasso',
      grid: true,
      backupHours: 4,
      use: [
        { applianceId: 161, quantity: 10, hoursDay: 6, hoursNight: 0, isEssential: true },
        { applianceId: 160, quantity: 4, hoursDay: 6, hoursNight: 0, isEssential: true },
        { applianceId: 120, quantity: 12, hoursDay: 7, hoursNight: 2, isEssential: true },
        { applianceId: 129, quantity: 6, hoursDay: 8, hoursNight: 0, isEssential: true },
        { applianceId: 70, quantity: 1, hoursDay: 8, hoursNight: 0, isEssential: true },
        { applianceId: 45, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 25, quantity: 4, hoursDay: 0, hoursNight: 12, isEssential: true },
        { applianceId: 82, quantity: 1, hoursDay: 3, hoursNight: 0, isEssential: true },
        { applianceId: 146, quantity: 1, hoursDay: 3, hoursNight: 0, isEssential: false },
      ],
    },
    system: { inverterKva: 12, batteryKwh: 15, panels: 12, panelW: 550 },
  },
  {
    slug: 'clinic-koudougou',
    id: 13,
    sector: 'healthcare',
    country: 'bf',
    date: '2024',
    installationDate: '2024-11-22',
    customerName: 'Issouf K.',
    need: {
      place: 'koudougou',
      grid: false,
      backupHours: 16,
      use: [
        { applianceId: 139, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 19, quantity: 12, hoursDay: 2, hoursNight: 5, isEssential: true },
        { applianceId: 129, quantity: 3, hoursDay: 6, hoursNight: 4, isEssential: true },
        { applianceId: 25, quantity: 3, hoursDay: 0, hoursNight: 12, isEssential: true },
        { applianceId: 70, quantity: 1, hoursDay: 6, hoursNight: 0, isEssential: true },
        { applianceId: 45, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
        { applianceId: 150, quantity: 1, hoursDay: 1, hoursNight: 2, isEssential: true },
        { applianceId: 82, quantity: 1, hoursDay: 3, hoursNight: 0, isEssential: true },
        { applianceId: 113, quantity: 1, hoursDay: 2, hoursNight: 0, isEssential: false },
        { applianceId: 57, quantity: 1, hoursDay: 2, hoursNight: 0, isEssential: false },
      ],
    },
    system: { inverterKva: 6, batteryKwh: 10, panels: 10, panelW: 550 },
  },
]

/** The case studies that come with the site, the newest installation first. */
export const builtInCaseStudies: readonly CaseStudy[] = facts.map((study) =>
  Object.assign({ words: readContent(`case-studies/${study.slug}`, frontSchema) }, study),
)

/** The built-in case study of an id; undefined when there is none. */
export function findCaseStudy(id: number): CaseStudy | undefined {
  return builtInCaseStudies.find((caseStudy) => caseStudy.id === id)
}

/** `3kVA/5kWh`, as the specification writes a system's capacity. */
export function capacityOf({ inverterKva, batteryKwh }: CaseStudySystem): string {
  return `${inverterKva}kVA/${batteryKwh}kWh`
}

/** A built-in case study in the shape of the API. */
export function solutionOfCaseStudy(study: CaseStudy): ProvenSolutionDetail {
  const { id, sector, date, installationDate, words, system } = study
  const { fr, en } = words
  return {
    id,
    title: fr.title,
    titleEn: en.title,
    sector,
    description: fr.description,
    descriptionEn: en.description,
    impact: fr.impact,
    impactEn: en.impact,
    location: fr.location,
    locationEn: en.location,
    date,
    beneficiaries: fr.beneficiaries,
    beneficiariesEn: en.beneficiaries,
    capacity: capacityOf(system),
    imageUrl: study.picture ?? null,
    isFeatured: false,
    isSample: true,
    specifications: {
      pvModule: fr.pvModule,
      pvModuleEn: en.pvModule,
      inverter: fr.inverter,
      inverterEn: en.inverter,
      battery: fr.battery,
      batteryEn: en.battery,
      installationDate,
    },
    detailedDescription: fr.body.trim(),
    detailedDescriptionEn: en.body.trim(),
    keyFeatures: fr.keyFeatures,
    keyFeaturesEn: en.keyFeatures,
    results: fr.results,
    resultsEn: en.results,
    videoId: null,
    videoTitle: '',
    videoTitleEn: '',
    testimonial: testimonialOf(study),
  }
}

function testimonialOf({
  id,
  sector,
  installationDate,
  customerName,
  words: { fr, en },
}: CaseStudy): Testimonial | null {
  if (customerName === null) return null
  return {
    solutionId: id,
    title: fr.title,
    titleEn: en.title,
    sector,
    location: fr.location,
    locationEn: en.location,
    customerName,
    customerTitle: fr.customerTitle,
    customerTitleEn: en.customerTitle,
    customerQuote: fr.quote,
    customerQuoteEn: en.quote,
    saidOn: installationDate,
    sourceUrl: null,
    isSample: true,
  }
}
