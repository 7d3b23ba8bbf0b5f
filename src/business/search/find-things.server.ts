import { contactOf } from '#kernel/brand.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { Services } from '#platform/services.server.ts'
import { ownSource } from '#business/content/markup/own-source.ts'
import { pictureOfSolution } from '#business/content/solutions/solution-text.ts'
import { atWidth } from '#business/media/image-address.ts'
import { findEntries, type EntrySearch, type FoundEntry } from './entry-queries.server.ts'
import { hitKinds, mostOfKind, type HitKind, type SearchHit } from './search-hit.ts'
import { searchQuestion } from './search-question.ts'
import { searchTerms, type SearchTerms } from './search-terms.ts'
import { readWords } from './spelling-queries.server.ts'

/** Fewer are not all that was meant. */
const few = 4

export type Asked = { readonly question: string; readonly language: Language; readonly country: Country }

/**
 * What a question finds in a language, best first, at most eight products, articles and solutions each: what has every
 * word in its title or keywords, then what has them anywhere; where that is little, what has any of them too. Accents, case and
 * slips of spelling make no difference. Any text is a question; most find nothing.
 */
export async function findThings(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  { question: typed, language, country }: Asked,
): Promise<SearchHit[]> {
  const question = searchQuestion(typed)
  const terms = question ? searchTerms(await readWords(db, question, language)) : null
  if (!terms) return []
  const found = await findInTurn(stagesOf(terms), (stage) =>
    findEntries(db, { ...stage, language, now: now(), most: mostOfKind }),
  )
  return found.map((entry) => toThing(entry, country, settings.publicUrl))
}

type Stage = Pick<EntrySearch, 'terms' | 'within'> & {
  /** Only for a question that has found little so far. */
  readonly isFallback: boolean
}

function stagesOf({ all, any }: NonNullable<SearchTerms>): readonly Stage[] {
  const places = ['heading', 'document'] as const
  const whole: Stage[] = places.map((within) => ({ terms: all, within, isFallback: false }))
  const partial: Stage[] = places.map((within) => ({ terms: any, within, isFallback: true }))
  return any === all ? whole : whole.concat(partial)
}

/** What the stages find one after another, each for the kinds of which there are not enough yet. */
async function findInTurn(
  stages: readonly Stage[],
  find: (stage: Pick<EntrySearch, 'terms' | 'within' | 'kinds'>) => Promise<FoundEntry[]>,
): Promise<FoundEntry[]> {
  let found: FoundEntry[] = []
  for (const { terms, within, isFallback } of stages) {
    const kinds = hitKinds.filter((kind) => countOf(found, kind) < mostOfKind)
    if (kinds.length === 0 || (isFallback && found.length >= few)) break
    found = withMore(found, await find({ terms, within, kinds }))
  }
  return found
}

/** The entries, then others that are not among them, as long as there is room for their kind. */
function withMore(entries: readonly FoundEntry[], others: readonly FoundEntry[]): FoundEntry[] {
  const all = [...entries]
  const known = new Set(entries.map(nameOf))
  for (const other of others) {
    if (countOf(all, other.kind) < mostOfKind && !known.has(nameOf(other))) all.push(other)
  }
  return all
}

function countOf(entries: readonly FoundEntry[], kind: HitKind): number {
  return entries.filter((entry) => entry.kind === kind).length
}

const nameOf = ({ kind, key }: FoundEntry) => `${kind} ${key}`

const pathOf: Readonly<Record<HitKind, string>> = { product: '/products', article: '/news', solution: '/solutions' }

function toThing(entry: FoundEntry, country: Country, publicUrl: string): SearchHit {
  const { kind, key, title, excerpt, sector } = entry
  const whole = kind === 'product' ? entry.imageUrl : ownSource(entry.imageUrl, publicUrl)
  const imageUrl = whole && atWidth(whole, 320)
  return {
    kind,
    title,
    excerpt,
    href: `${pathOf[kind]}/${key}`,
    imageUrl: sector === null ? imageUrl : pictureOfSolution({ imageUrl, sector }),
    price: (kind === 'product' && contactOf(country).hasPriceList && entry.prices[country]?.amount) || null,
    currency: kind === 'product' ? countryTable[country].currency : null,
  }
}
