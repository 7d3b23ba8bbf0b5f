/** The catalogue's filter: for a home, for a business, or everything. */
export const siteTypes = ['all', 'residential', 'commercial'] as const
export type SiteType = (typeof siteTypes)[number]

/** Those that are a list of their own. */
export const placedTypes = ['residential', 'commercial'] as const satisfies readonly SiteType[]

/** The site type that an address names; anything else is everything. */
export function siteTypeOf(value: string | null): SiteType {
  return siteTypes.find((siteType) => siteType === value) ?? 'all'
}

/** Keeps the products whose use-case text contains the site type (specification 1, section 5). */
export function forSiteType<T extends { readonly useCase: string }>(products: readonly T[], siteType: SiteType): T[] {
  return products.filter((product) => siteType === 'all' || product.useCase.toLowerCase().includes(siteType))
}

/** What kinds of product there are. */
export const systemTypes = ['All-in-One', 'Inverter', 'Solar Panel', 'Battery'] as const
export type SystemType = (typeof systemTypes)[number]

/** Products on one page of the catalogue, and the most that one answer of the list holds. */
export const productsPerPage = 48
