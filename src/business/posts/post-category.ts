import { contentLanguages, type LocalizedContent } from '#kernel/language.ts'

/** What a post is about: its name, and the icon of the design system that stands beside it. */
export type PostCategory = { readonly code: string; readonly name: LocalizedContent; readonly icon: string }

/** The eleven categories (specification 2, section 3), the English names to the letter. */
export const postCategories = [
  { code: 'corporate', name: { fr: 'Vie de l’entreprise', en: 'Corporate' }, icon: 'building' },
  { code: 'funding', name: { fr: 'Levée de fonds', en: 'Funding' }, icon: 'shield' },
  { code: 'industry-insight', name: { fr: 'Regard sur le secteur', en: 'Industry Insight' }, icon: 'search' },
  { code: 'consumer-guide', name: { fr: 'Guide d’achat', en: 'Consumer Guide' }, icon: 'cart' },
  { code: 'energy-economics', name: { fr: 'Économie de l’énergie', en: 'Energy Economics' }, icon: 'gauge' },
  { code: 'market-trends', name: { fr: 'Tendances du marché', en: 'Market Trends' }, icon: 'globe' },
  { code: 'technical-guide', name: { fr: 'Guide technique', en: 'Technical Guide' }, icon: 'plug' },
  { code: 'education', name: { fr: 'Comprendre', en: 'Education' }, icon: 'info' },
  { code: 'financing', name: { fr: 'Financement', en: 'Financing' }, icon: 'calendar' },
  { code: 'customer-story', name: { fr: 'Parole de client', en: 'Customer Story' }, icon: 'chat' },
  { code: 'innovation', name: { fr: 'Innovation', en: 'Innovation' }, icon: 'bolt' },
] as const satisfies readonly PostCategory[]

type KnownCategory = (typeof postCategories)[number]
export type PostCategoryCode = KnownCategory['code']

/** The category of a code. */
export function postCategory(code: PostCategoryCode): KnownCategory {
  const category = postCategories.find((known) => known.code === code)
  if (!category) throw new Error(`no post category ${code}`)
  return category
}

/** The category that a post names in either language or by its code; undefined for one that staff made up, or none. */
export function findPostCategory({
  category,
  categoryEn,
}: {
  readonly category: string
  readonly categoryEn: string
}): KnownCategory | undefined {
  const named = [category, categoryEn].map((name) => name.trim().toLowerCase())
  return postCategories.find(({ code, name }) =>
    [code, ...contentLanguages.map((language) => name[language])].some((known) => named.includes(known.toLowerCase())),
  )
}
