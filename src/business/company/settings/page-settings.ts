import * as z from 'zod/mini'
import { countries } from '#kernel/country.ts'
import { optionalLine } from './setting-fields.ts'

/** The pages whose titles and descriptions can be set, and where they are. */
export const settablePages = {
  home: '/',
  products: '/products',
  plan: '/smart-solar-plan',
  financing: '/financing',
  eligibility: '/eligibility',
  solutions: '/solutions',
  news: '/news',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  download: '/download',
  warranty: '/warranty',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
} as const
export type SettablePage = keyof typeof settablePages
export const settablePageKeys = Object.keys(settablePages) as SettablePage[]

/** What a page is called in a country; what is '' stays as it comes with the site. */
const pageWordsSchema = z.object(
  {
    title: optionalLine(120),
    titleEn: optionalLine(120),
    description: optionalLine(320),
    descriptionEn: optionalLine(320),
  },
  'not_an_object',
)
export type PageWords = z.output<typeof pageWordsSchema>

/** By page and country; what is left out stays as it comes with the site. */
export const pagesSchema = z.partialRecord(
  z.enum(settablePageKeys),
  z.partialRecord(z.enum(countries), pageWordsSchema),
)
export type PageSettings = z.output<typeof pagesSchema>
