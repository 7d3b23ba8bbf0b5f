import { currencyOf, type Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import type { Services } from '#platform/services.server.ts'
import { ownSource } from '#business/content/markup/own-source.ts'
import { pictureOfSolution } from '#business/content/solutions/solution-text.ts'
import { findEntries, type EntrySearch, type FoundEntry } from './entry-queries.server.ts'
import { foundKinds, mostOfKind, type FoundKind, type FoundThing } from './found-thing.ts'
import { searchQuestion } from './search-question.ts'
import { searchTerms } from './search-terms.ts'
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
): Promise<FoundThing[]> {
  const question = searchQuestion(typed)
  const terms = question ? searchTerms(await readWords(db, question, language)) : null
  if (!terms) return []
  const look = async (asked: string) => {
    const search = { terms: asked, language, now: now(), most: mostOfKind }
    return findWithin(search, (more) => findEntries(db, more))
  }
  const fitting = await look(terms.all)
  const isEnough = fitting.length >= few || terms.any === terms.all
  const found = isEnough ? fitting : withMore(fitting, await look(terms.any), mostOfKind)
  return found.map((entry) => toThing(entry, country, settings.publicUrl))
}

type Search = Omit<EntrySearch, 'kinds' | 'within'>

/** Titles and keywords first; all that was written only for the kinds of which there are not enough yet. */
async function findWithin(search: Search, find: (search: EntrySearch) => Promise<FoundEntry[]>): Promise<FoundEntry[]> {
  const first = await find({ ...search, kinds: foundKinds, within: 'heading' })
  const countOf = (kind: FoundKind) => first.filter((entry) => entry.kind === kind).length
  const kinds = foundKinds.filter((kind) => countOf(kind) < search.most)
  if (kinds.length === 0) return first
  return withMore(first, await find({ ...search, kinds, within: 'document' }), search.most)
}

/** The entries, then others that are not among them, as long as there are fewer than `most` of their kind. */
function withMore(entries: readonly FoundEntry[], others: readonly FoundEntry[], most: number): FoundEntry[] {
  const all = [...entries]
  const known = new Set(entries.map(nameOf))
  for (const other of others) {
    const hasRoom = all.filter(({ kind }) => kind === other.kind).length < most
    if (hasRoom && !known.has(nameOf(other))) all.push(other)
  }
  return all
}

const nameOf = ({ kind, key }: FoundEntry) => `${kind} ${key}`

const pathOf: Readonly<Record<FoundKind, string>> = { product: '/products', article: '/news', solution: '/solutions' }

function toThing(entry: FoundEntry, country: Country, publicUrl: string): FoundThing {
  const { kind, key, title, excerpt, sector } = entry
  const imageUrl = kind === 'product' ? entry.imageUrl : ownSource(entry.imageUrl, publicUrl)
  return {
    kind,
    title,
    excerpt,
    href: `${pathOf[kind]}/${key}`,
    imageUrl: sector === null ? imageUrl : pictureOfSolution({ imageUrl, sector }),
    price: (kind === 'product' && entry.prices[country]?.amount) || null,
    currency: kind === 'product' ? currencyOf[country] : null,
  }
}
