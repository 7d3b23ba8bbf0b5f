import type { NewCategory } from '#business/catalogue/tables.server.ts'

const shelves = [
  { id: 1, slug: 'all-in-one-systems', name: 'Systèmes tout-en-un', nameEn: 'All-in-one systems' },
  { id: 2, slug: 'inverter-systems', name: 'Onduleurs avec batterie', nameEn: 'Inverters with battery' },
  { id: 3, slug: 'portable-stations', name: 'Stations portables', nameEn: 'Portable stations' },
  { id: 4, slug: 'solar-panels', name: 'Panneaux solaires', nameEn: 'Solar panels' },
] as const satisfies readonly NewCategory[]

export type CategorySlug = (typeof shelves)[number]['slug']

export const demoCategories: readonly NewCategory[] = shelves

/** The id of a shelf. */
export const categoryIdOf = Object.fromEntries(shelves.map(({ slug, id }) => [slug, id])) as Record<
  CategorySlug,
  number
>
