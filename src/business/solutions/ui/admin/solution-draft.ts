import { contentField, contentLanguages, type ContentLanguage } from '#kernel/language.ts'
import { publicSectorOf, solutionSectors } from '../../case-studies/sector.ts'
import type { ProvenSolution } from '../../proven-solution.ts'
import type { SolutionFields, SolutionRecord } from '../../solution-record.ts'

type Blankable = 'imageUrl' | 'videoUrl' | 'customerSaidOn' | 'customerSourceUrl'

/** A solution while it is being written: an address or a day that is missing is ''. */
export type SolutionDraft = Omit<SolutionFields, Blankable> & Readonly<Record<Blankable, string>>

/** The fields that people type into. */
export type SolutionText = Exclude<keyof SolutionDraft, 'sector' | 'imageUrl' | 'isPublished' | 'isFeatured'>

/** A new solution: a draft, not featured. */
export const blankSolution: SolutionDraft = {
  title: '',
  titleEn: '',
  sector: 'residential',
  location: '',
  locationEn: '',
  date: '',
  beneficiaries: '',
  beneficiariesEn: '',
  capacity: '',
  description: '',
  descriptionEn: '',
  impact: '',
  impactEn: '',
  imageUrl: '',
  videoUrl: '',
  customerName: '',
  customerTitle: '',
  customerTitleEn: '',
  customerQuote: '',
  customerQuoteEn: '',
  customerSaidOn: '',
  customerSourceUrl: '',
  isPublished: false,
  isFeatured: false,
}

export const solutionFieldNames = Object.keys(blankSolution) as (keyof SolutionDraft)[]

/** What there is to edit of a stored solution. */
export function draftOf(record: SolutionRecord): SolutionDraft {
  const {
    id: _,
    createdAt: __,
    updatedAt: ___,
    imageUrl,
    videoUrl,
    customerSaidOn,
    customerSourceUrl,
    ...fields
  } = record
  return {
    ...fields,
    sector: fields.sector as SolutionDraft['sector'],
    imageUrl: imageUrl ?? '',
    videoUrl: videoUrl ?? '',
    customerSaidOn: customerSaidOn ?? '',
    customerSourceUrl: customerSourceUrl ?? '',
  }
}

/** What a new one takes over of a sample; what its picture does not show is that of its sector. */
export function draftOfSample({ id: _, isSample: __, sector, imageUrl, ...texts }: ProvenSolution): SolutionDraft {
  const kept = solutionSectors.find((known) => publicSectorOf(known) === publicSectorOf(sector))
  return { ...blankSolution, ...texts, sector: kept ?? blankSolution.sector, imageUrl: imageUrl ?? '' }
}

export type SolutionTab = 'basic' | 'media' | 'customer'

const otherTabs: Readonly<Record<Exclude<SolutionTab, 'basic'>, readonly string[]>> = {
  media: ['description', 'descriptionEn', 'impact', 'impactEn', 'imageUrl', 'videoUrl', 'isFeatured'],
  customer: [
    'customerName',
    'customerTitle',
    'customerTitleEn',
    'customerQuote',
    'customerQuoteEn',
    'customerSaidOn',
    'customerSourceUrl',
  ],
}

/** The tab of the dialog that a field stands in. */
export function tabOf(field: string): SolutionTab {
  if (otherTabs.media.includes(field)) return 'media'
  return otherTabs.customer.includes(field) ? 'customer' : 'basic'
}

/** The texts that are written in each language of content. */
const twinTexts = [
  'title',
  'location',
  'beneficiaries',
  'description',
  'impact',
  'customerTitle',
  'customerQuote',
] as const
export type TwinText = (typeof twinTexts)[number]

/** A field without its language: `titleEn` is `title` in English; null where it is of no language. */
export function twinOf(field: string): { readonly name: TwinText; readonly language: ContentLanguage } | null {
  for (const name of twinTexts) {
    const language = contentLanguages.find((each) => contentField(name, each) === field)
    if (language) return { name, language }
  }
  return null
}
