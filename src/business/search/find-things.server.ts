import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { sampleMarks } from '#business/company/tables.server.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { contentLanguageOf, type ContentLanguage, type Language, type LocalizedContent } from '#kernel/language.ts'
import type { Services } from '#platform/services.server.ts'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import { isWithoutPanels, type PanelFacts } from '#business/catalogue/is-without-panels.ts'
import type { PurchaseOption } from '#business/catalogue/product.ts'
import type { SystemType } from '#business/catalogue/site-type.ts'
import { products } from '#business/catalogue/tables.server.ts'
import { ownSource } from '#business/markdown/markup/own-source.ts'
import { pictureOfSolution } from '#business/solutions/solution-text.ts'
import { atWidth } from '#business/media/image-address.ts'
import { foldText } from '#kernel/fold-text.ts'
import { mostOfKind } from './group-hits.ts'
import { hitKinds, type HitKind, type SearchHit } from './search-hit.ts'
import { searchQuestion } from './search-question.ts'
import { inSiteWords } from './spoken-words.ts'
import { systemsThatFit } from './systems-that-fit.server.ts'
import { searchTerms, type SearchTerms, type ReadWord } from './search-terms.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { searchEntries } from './tables.server.ts'

/** Fewer are not all that was meant. */
const few = 4

export type Asked = { readonly question: string; readonly language: Language; readonly country: Country }

/**
 * What a question finds in a language, best first, at most eight products, articles and solutions each: what has every
 * word in its title or keywords, then what has them anywhere; where that is little, what has any of them too. Accents, case and
 * slips of spelling make no difference, and what people say finds what the site writes for it. Any text is a question; most find nothing.
 */
export async function findThings(
  services: Pick<Services, 'db' | 'cache' | 'log' | 'settings' | 'now'>,
  { question: typed, language: asked, country }: Asked,
): Promise<SearchHit[]> {
  const { db, settings, now } = services
  const language = contentLanguageOf(asked)
  const question = searchQuestion(typed)
  const written = inSiteWords(question, language)
  const stages: Stage[] = []
  for (const words of written === null ? [question] : [written, question]) {
    const terms = words ? searchTerms(await readWords(db, words, language)) : null
    if (terms) stages.push(...stagesOf(terms))
  }
  const isWorth = worthIn(country, question)
  const found = await findInTurn(stages, isWorth, (stage) =>
    findEntries(db, { ...stage, language, country, now: now(), most: mostOfKind }),
  )
  const fitting = await systemsThatFit(services, country, question)
  const told = fitting.length > 0 ? withSystems(found, await entriesOf(db, fitting, language), isWorth) : found
  const { hasPriceList } = (await readCompany(services)).value.contacts[country]
  return told.map((entry) => toThing(entry, country, hasPriceList, settings.publicUrl))
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

/** Whether an entry is worth a place among the few that are told of its kind: a product has a price in the country, or is what was named. */
const worthIn = (country: Country, question: string) => {
  const named = foldText(question)
  return ({ kind, title, prices }: EntryHit) =>
    kind !== 'product' || prices[country] !== undefined || foldText(title).includes(named)
}

/** What the stages find one after another, each for the kinds of which there are not enough yet; what is worth less comes last. */
async function findInTurn(
  stages: readonly Stage[],
  isWorth: (entry: EntryHit) => boolean,
  find: (stage: Pick<EntrySearch, 'terms' | 'within' | 'kinds'>) => Promise<EntryHit[]>,
): Promise<EntryHit[]> {
  let found: EntryHit[] = []
  for (const { terms, within, isFallback } of stages) {
    const kinds = hitKinds.filter((kind) => countOf(found.filter(isWorth), kind) < mostOfKind)
    if (kinds.length === 0 || (isFallback && found.length >= few)) break
    found = withMore(found, await find({ terms, within, kinds }))
  }
  const ordered = found.toSorted((one, other) => Number(isWorth(other)) - Number(isWorth(one)))
  return ordered.filter(({ kind }, at) => countOf(ordered.slice(0, at), kind) < mostOfKind)
}

/** The entries, then others that are not among them. */
function withMore(entries: readonly EntryHit[], others: readonly EntryHit[]): EntryHit[] {
  const known = new Set(entries.map(nameOf))
  return [...entries, ...others.filter((other) => !known.has(nameOf(other)))]
}

/** What was found, its products after the systems that do what was asked for; they stand where its first product stood. */
function withSystems(
  found: readonly EntryHit[],
  systems: readonly EntryHit[],
  isWorth: (entry: EntryHit) => boolean,
): EntryHit[] {
  const isProduct = ({ kind }: EntryHit) => kind === 'product'
  const at = found.findIndex(isProduct)
  const others = found.filter((entry) => !isProduct(entry))
  const first = withMore(systems, found.filter(isProduct))
    .toSorted((one, other) => Number(isWorth(other)) - Number(isWorth(one)))
    .slice(0, mostOfKind)
  return others.toSpliced(at === -1 ? others.length : at, 0, ...first)
}

function countOf(entries: readonly EntryHit[], kind: HitKind): number {
  return entries.filter((entry) => entry.kind === kind).length
}

const nameOf = ({ kind, key }: EntryHit) => `${kind} ${key}`

const pathOf: Readonly<Record<HitKind, string>> = { product: '/products', article: '/news', solution: '/solutions' }

function toThing(entry: EntryHit, country: Country, hasPriceList: boolean, publicUrl: string): SearchHit {
  const { kind, key, title, excerpt, sector } = entry
  const whole = kind === 'product' ? entry.imageUrl : ownSource(entry.imageUrl, publicUrl)
  const imageUrl = whole && atWidth(whole, 320)
  const price = (kind === 'product' && hasPriceList && entry.prices[country]?.amount) || null
  const { purchaseOption } = entry
  return {
    kind,
    title,
    excerpt,
    href: `${pathOf[kind]}/${key}`,
    imageUrl: sector === null ? imageUrl : pictureOfSolution({ imageUrl, sector }),
    price,
    currency: kind === 'product' ? countryTable[country].currency : null,
    isFinanced: purchaseOption !== null && canBeFinanced({ price, purchaseOption }),
    withoutPanels: isWithoutPanels(panelsOf(entry)),
  }
}

/** What the catalogue's own rule reads; nothing of what is no product. */
function panelsOf({ systemType, panelsIncludedW }: EntryHit): PanelFacts {
  return systemType === null ? {} : { systemType, ratings: { panelsIncludedW } }
}

/** What a search shows of an entry, of a product whether it comes with panels and how it is paid, and how well it fits. */
type EntryHit = Pick<
  typeof searchEntries.$inferSelect,
  'kind' | 'key' | 'title' | 'excerpt' | 'imageUrl' | 'sector' | 'prices'
> & {
  readonly rank: number
  readonly systemType: SystemType | null
  readonly panelsIncludedW: number | null
  readonly purchaseOption: PurchaseOption | null
}

type EntrySearch = {
  /** As `to_tsquery` reads it. */
  readonly terms: string
  readonly language: ContentLanguage
  /** A product that has no price there comes after those that have one. */
  readonly country: Country
  readonly kinds: readonly HitKind[]
  /** Where to look: titles and keywords, or all that was written. */
  readonly within: 'heading' | 'document'
  readonly now: Date
  readonly most: number
}

/** How PostgreSQL reads each language of content. */
const configuration: LocalizedContent = { fr: 'french', en: 'english' }

/** So many entries of a kind are ranked at most, whatever thousands have a word: those of the title cost the least. */
const mostRanked = { heading: 200, document: 100 }

/** The entries that fit best, at most `most` of each kind; one that comes with the site yields to staff's of the same key, and is not found where it is hidden. */
async function findEntries(db: Database, search: EntrySearch): Promise<EntryHit[]> {
  const { terms, language, country, kinds, within, now, most } = search
  const vector = sql.identifier(within)
  const { rows } = await db.execute<EntryHit>(sql`
    with asked as (
      select query from to_tsquery(${configuration[language]}::regconfig, ${terms}) as query where numnode(query) > 0
    )
    select found.*, product.system_type as "systemType", product.panels_included_w as "panelsIncludedW",
        product.purchase_option as "purchaseOption" from asked
    cross join unnest(${sql.param([...kinds])}::text[]) as shelf (kind)
    cross join lateral (
      select fit.kind, key, title, excerpt, image_url as "imageUrl", sector, prices,
        ts_rank(fit.${vector}, asked.query, 1) as rank
      from (
        select * from search_entries as entry
        where entry.${vector} @@ (asked.query && quote_literal(shelf.kind || ${`/${language}`}::text)::tsquery)
          and (shown_from is null or shown_from <= ${now})
          and not (is_built_in and exists (
            select from search_entries as own
            where own.kind = entry.kind and own.key = entry.key and own.language = entry.language
              and not own.is_built_in and (own.shown_from is null or own.shown_from <= ${now})))
          and not (is_built_in and exists (
            select from ${sampleMarks} as decided
            where decided.piece = entry.kind || ':' || entry.key and decided.mark = 'hidden'))
        limit ${mostRanked[within]}
      ) as fit
      order by (fit.kind = 'product' and prices #> array[${country}, 'amount'] is null), rank desc,
        shown_from desc nulls last, key
      limit ${most}
    ) as found
    left join ${products} as product on product.id = case found.kind when 'product' then found.key::int end
    order by rank desc`)
  return rows
}

/** The entries of products, in the order of their ids. */
async function entriesOf(db: Database, ids: readonly number[], language: ContentLanguage): Promise<EntryHit[]> {
  const { rows } = await db.execute<EntryHit>(sql`
    select entry.kind, entry.key, entry.title, entry.excerpt, entry.image_url as "imageUrl", entry.sector, entry.prices, 0 as rank,
      product.system_type as "systemType", product.panels_included_w as "panelsIncludedW", product.purchase_option as "purchaseOption"
    from unnest(${sql.param([...ids])}::int[]) with ordinality as asked (id, place)
    join search_entries as entry on entry.kind = 'product' and entry.key = asked.id::text and entry.language = ${language}
    join ${products} as product on product.id = asked.id
    order by place`)
  return rows
}

const mostWords = 8

/**
 * The first eight words of a question as search compares words, and what is known of each: at most five words that it
 * begins; where there is none, those that look like it, most alike first, and those with two neighbours swapped.
 */
async function readWords(db: Database, question: string, language: Language): Promise<ReadWord[]> {
  const { rows } = await db.execute<ReadWord>(sql`
    with asked as (
      select word, min(place) as place
      from string_to_table(search_text(${question}), ' ') with ordinality as read (word, place)
      where word <> '' group by word order by place limit ${mostWords}
    ), begun as (
      select word, place,
        exists (select from search_words as known where known.language = ${language} and known.word = asked.word) as known,
        array(
          select known.word from search_words as known
          where length(asked.word) >= 3 and known.language = ${language} and known.word like asked.word || '%'
          order by length(known.word), known.word limit 5
        ) as completions
      from asked
    )
    select word, known as "isKnown", completions,
      case when known or completions <> '{}' or word !~ '^[a-z]{3,30}$' then '{}' else array(
        select known.word from search_words as known
        where known.language = ${language} and known.word = any(array(
          select overlay(begun.word placing reverse(substr(begun.word, at, 2)) from at for 2)
          from generate_series(1, length(begun.word) - 1) as at))
      ) || array(
        select known.word from search_words as known
        where known.language = ${language} and known.word % begun.word
        order by similarity(known.word, begun.word) desc, known.word limit 12
      ) end as similar
    from begun order by place`)
  return rows
}
