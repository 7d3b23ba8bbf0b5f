/** Where a proven solution works, as staff choose it (specification 2, section 3). */
export const solutionSectors = [
  'residential',
  'healthcare',
  'commercial',
  'education',
  'industrial',
  'agriculture',
  'government',
  'community',
] as const
export type SolutionSector = (typeof solutionSectors)[number]

/** The public filter of the solutions. */
export const sectorFilters = ['all', 'residential', 'healthcare', 'education', 'business', 'manufacturing'] as const
export type SectorFilter = (typeof sectorFilters)[number]

/** A sector as the public sees it: the staff's `commercial` is a business, `industrial` is manufacturing. */
export type PublicSector = Exclude<SectorFilter, 'all'> | 'agriculture' | 'government' | 'community' | 'other'

const publicSectors: Readonly<Record<SolutionSector | 'business' | 'manufacturing', PublicSector>> = {
  residential: 'residential',
  healthcare: 'healthcare',
  commercial: 'business',
  business: 'business',
  education: 'education',
  industrial: 'manufacturing',
  manufacturing: 'manufacturing',
  agriculture: 'agriculture',
  government: 'government',
  community: 'community',
}

/** The public name of a sector that staff or built-in data name; `other` for one that we do not know. */
export function publicSectorOf(sector: string): PublicSector {
  return Object.hasOwn(publicSectors, sector) ? publicSectors[sector as keyof typeof publicSectors] : 'other'
}

/** The filter that an address names; anything else is everything. */
export function sectorFilterOf(value: string | null): SectorFilter {
  return sectorFilters.find((filter) => filter === value) ?? 'all'
}

/** Keeps the solutions of a filter. Agriculture, government and community show under `all` only. */
export function forSector<T extends { readonly sector: string }>(solutions: readonly T[], filter: SectorFilter): T[] {
  return solutions.filter(({ sector }) => filter === 'all' || publicSectorOf(sector) === filter)
}

export type SectorColor = 'red' | 'blue' | 'purple' | 'green' | 'amber' | 'grey'

/** The colour of a sector's badge (specification 2, section 2.8); grey for what it does not name. */
export const sectorColor: Readonly<Record<PublicSector, SectorColor>> = {
  healthcare: 'red',
  education: 'blue',
  manufacturing: 'purple',
  business: 'green',
  residential: 'amber',
  agriculture: 'grey',
  government: 'grey',
  community: 'grey',
  other: 'grey',
}
