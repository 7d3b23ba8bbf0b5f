import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { sizedCatalogueOf } from '#business/energy/sized-catalogue.server.ts'
import { wallClock } from '#kernel/calendar-date.ts'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { need, refused } from '#kernel/outcome.ts'
import { countFew, countEach } from '#platform/database/count-few.server.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import {
  correctionSchema,
  discountOf,
  quoteStates,
  type AdminQuote,
  type ListedQuote,
  type QuoteFilter,
  type QuoteList,
  type QuoteState,
} from './admin-quote.ts'
import type { QuoteMail } from './mail/quote-mail-payload.ts'
import { pricedQuote, storePriced } from './make-quote.server.ts'
import { forItsReader, isQuoteKey } from './quote-address.ts'
import { quoteInShort, quoteReference, type Quote } from './quote.ts'
import { isKept, readQuote, storedQuote } from './read-quote.server.ts'
import { quotes, type QuoteRow } from './tables.server.ts'

const pageSize = 50

/** A quote as its own room lists it: whose it is, requests know. */
type ListedAlone = Omit<ListedQuote, 'request'>

/**
 * A page of the quotes that a condition is true of, the newest first, and how many are in each state, as {@link countFew} counts; those
 * that are no longer kept are in none. Which are sold, requests know.
 */
export async function pageOfQuotes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { state: asked, country, cursor }: QuoteFilter,
  isSold: SQL,
  condition: SQL | undefined,
): Promise<Omit<QuoteList, 'items'> & { readonly items: readonly ListedAlone[] }> {
  const at = now()
  const isSought = and(isKept(at), country && eq(quotes.country, country), condition)
  const inState = stateConditions(at, isSold)
  const cases = quoteStates.map((state) => sql`when ${inState[state]} then ${state}::text`)
  const rows = await db
    .select({ quote: quotes, state: sql<QuoteState>`case ${sql.join(cases, sql` `)} end` })
    .from(quotes)
    .where(and(isSought, asked && inState[asked], cursor ? lt(quotes.id, Number(cursor)) : undefined))
    .orderBy(desc(quotes.id))
    .limit(pageSize + 1)
  const counted = (state: QuoteState) =>
    countFew(db.select({ id: quotes.id }).from(quotes).where(and(isSought, inState[state])))
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    items: page.map((row) => listed(row, at)),
    nextCursor: last ? String(last.quote.id) : null,
    states: await countEach(db, {
      unsent: counted('unsent'),
      sent: counted('sent'),
      won: counted('won'),
      expired: counted('expired'),
      replaced: counted('replaced'),
    }),
  }
}

/** What is true of the quotes in each state, on their country’s calendar: a quote is in one. */
function stateConditions(at: Date, isSold: SQL): Readonly<Record<QuoteState, SQL | undefined>> {
  const isReplaced = sql`${quotes.id} in (select replaces_id from quotes later where replaces_id is not null)`
  const ofCountry = (compare: typeof lt) =>
    or(...countries.map((one) => and(eq(quotes.country, one), compare(quotes.validUntil, todayIn(one, at)))))
  const isOpen = and(not(isReplaced), not(isSold))
  const isValid = and(isOpen, ofCountry(gte))
  return {
    unsent: and(isValid, isNull(quotes.sentAt)),
    sent: and(isValid, isNotNull(quotes.sentAt)),
    won: and(not(isReplaced), isSold),
    expired: and(isOpen, ofCountry(lt)),
    replaced: isReplaced,
  }
}

/** The newest quote of each of these requests that was made for it and is to be sent: its key. */
export async function unsentQuotes(
  db: Queryable,
  leadIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ leadId: quotes.leadId, key: quotes.key })
    .from(quotes)
    .where(and(inArray(quotes.leadId, [...leadIds]), stateConditions(at, sql`false`).unsent))
    .orderBy(asc(quotes.id))
  return new Map(rows.flatMap(({ leadId, key }) => (leadId === null ? [] : [[leadId, key] as const])))
}

const todayIn = (country: Country, at: Date) => wallClock(at, countryTable[country].utcOffset).date

/** That a quote is the one of a reference (`QUO-000123`, `quo 123`, `123`) or of a key, alone or at the end of a link; null where the question is neither. */
export function quoteNamed(question: string): SQL | null {
  const [, digits] = /^(?:quo)?[\s-]?0*(\d{1,9})$/i.exec(question) ?? []
  if (digits) return eq(quotes.id, Number(digits))
  const last = question
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast((part) => part !== '')
  return last !== undefined && isQuoteKey(last) ? eq(quotes.key, last) : null
}

type Listed = { readonly quote: QuoteRow; readonly state: QuoteState }

function listed({ quote, state }: Listed, at: Date): ListedAlone {
  const { id, key, system, validUntil, country, language, createdAt, usedAt, sentAt, replacesId } = quote
  const { totalPrice, currency } = system
  return {
    ...quoteInShort({ key, reference: quoteReference(id), validUntil, totalPrice, currency, system }),
    country,
    language,
    createdAt: createdAt.toISOString(),
    state,
    isValid: todayIn(country, at) <= validUntil,
    isUsed: usedAt !== null,
    isCorrection: replacesId !== null,
    isReplaced: state === 'replaced',
    isSent: sentAt !== null,
  }
}

/** A quote by its key. Refused as {@link permit} says, and as `not_found`. */
export const readAdminQuote = staffUseCase({ may: 'quotes.work' }, async (acting, key: string) =>
  adminQuote(acting, key),
)

type Needs = Pick<Services, 'db' | 'cache' | 'log' | 'settings' | 'now'>

async function adminQuote(services: Needs, key: string): Promise<AdminQuote> {
  const { db } = services
  const quote: Omit<Quote, 'instalments'> = need(await readQuote(services, key))
  const { country, request } = quote
  const [row] = await db.select().from(quotes).where(eq(quotes.key, quote.key))
  if (!row) return need(refused('not_found'))
  const [replaced] = row.replacesId === null ? [] : await db.select().from(quotes).where(eq(quotes.id, row.replacesId))
  const { systems } = await sizedCatalogueOf(services, country)
  const choices = Map.groupBy(systems[request.clientType], ({ product }) => product.id)
  return {
    quote: { ...quote, instalments: null },
    isUsed: row.usedAt !== null,
    sentAt: row.sentAt?.toISOString() ?? null,
    replaces: replaced ? { key: replaced.key, reference: quoteReference(replaced.id) } : null,
    choices: [...choices].flatMap(([productId, sized]) =>
      sized.slice(0, 1).map(({ product: { name, nameEn } }) => {
        return { productId, name, nameEn, mostUnits: Math.max(...sized.map(({ units }) => units)) }
      }),
    ),
  }
}

/**
 * Makes a quote in the place of another: the same audit with the system that is named, by the price list of now. The other stays as it
 * was. Refused as {@link permit} says; as `not_found`; as `invalid` as a new quote is.
 */
export const correctQuote = staffUseCase(
  { may: 'quotes.work', input: correctionSchema },
  async (acting, { system, ...taken }, key: string): Promise<AdminQuote> => {
    const { db, by, now } = acting
    const before = need(await storedQuote(acting, key))
    const { language, request, country } = before
    const priced = need(
      await pricedQuote(acting, { ...request, country, system }, { language, discount: discountOf(taken) }),
    )
    const made = await db.transaction(async (tx) => {
      const [old] = await tx.select().from(quotes).where(eq(quotes.key, before.key))
      if (!old) return need(refused('not_found'))
      // What a request refers to is kept, and so is what was made of it, for the same request.
      const { leadId } = old
      const usedAt = old.usedAt && now()
      const row = await storePriced(tx, {
        ...priced,
        replacesId: old.id,
        usedAt,
        leadId,
        fingerprint: `correction ${randomUUID()}`,
      })
      if (!row) throw new Error('the quote was not stored')
      const entry = { action: 'quote.correct', kind: 'quote', recordId: row.id, label: quoteReference(row.id) }
      await recordChange(tx, by, { ...entry, before: logged(old), after: logged(row) }, now())
      return row
    })
    return adminQuote(acting, made.key)
  },
)

/** What the audit log compares: no link opens a quote from there. */
const logged = ({
  id,
  system: { name: product, units, panels, discount = 0, totalPrice: amount, currency },
}: QuoteRow) => {
  const taken = discount > 0 && { discount: { amount: discount, currency } }
  return { reference: quoteReference(id), product, units, panels, ...taken, total: { amount, currency } }
}

/**
 * Has a quote sent to an address, in its language, once `tx` commits; answers its reference. The address is kept with the mail alone. Needs an
 * attempt around it: `not_found`.
 */
export async function mailQuote(tx: Transaction, acting: Permitted, email: string, key: string): Promise<string> {
  const { settings } = acting
  const quote = need(await storedQuote(acting, key))
  const { reference, country, language, url } = quote
  const pdfUrl = `${settings.publicUrl}/api/quotes/${quote.key}/pdf?lang=${language}`
  const props: QuoteMail = {
    reference,
    country,
    quote: { ...quoteInShort(quote), url: url + forItsReader(quote) },
    pdfUrl,
  }
  await queueMail(tx, acting, { to: email, template: 'quote-visitor', props, language })
  await noteSent(tx, acting, quote)
  return reference
}

/** Notes that staff sent a quote in a chat of theirs; answers its reference. Needs an attempt around it: `not_found`. */
export async function noteQuoteSent(tx: Transaction, acting: Permitted, key: string): Promise<string> {
  const quote = need(await storedQuote(acting, key))
  await noteSent(tx, acting, quote)
  return quote.reference
}

async function noteSent(
  tx: Transaction,
  { by, now }: Permitted,
  { key, reference, language }: Pick<Quote, 'key' | 'reference' | 'language'>,
): Promise<void> {
  const at = now()
  await tx.update(quotes).set({ sentAt: at }).where(eq(quotes.key, key))
  await recordChange(tx, by, { action: 'quote.send', kind: 'quote', label: reference, after: { language } }, at)
}
