import * as z from 'zod/mini'
import { isStale, recordChange, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { messageSource } from '#i18n/server-messages.server.ts'
import { foldText } from '#kernel/fold-text.ts'
import { missingOr } from '#kernel/form-fields.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#kernel/language.ts'
import { need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { wordFilterSchema, type SiteMessage, type SiteMessagePage, type WordArea } from './site-message.ts'
import {
  ownTextsOf,
  readOwnTexts,
  removeOwnText,
  siteMessage,
  storeOwnText,
  type OwnText,
} from './site-words.server.ts'
import { areaOf, cleanWords, faultIn, siteKeys } from './word-rules.server.ts'

const pageSize = 30

/**
 * The texts of the site's pages: those that are sought, the nearest first, else in the order of the site. Refused as
 * {@link permit} says, or `invalid` (fields).
 */
export const listSiteMessages = staffUseCase(
  { may: 'words.manage', input: wordFilterSchema },
  async ({ db, log }, { q = '', area, changed, cursor }): Promise<SiteMessagePage> => {
    const own = await readOwnTexts(db, log)
    const byKey = Map.groupBy(own, ({ key }) => key)
    const narrowed = siteKeys.filter(([key, its]) => (!area || its === area) && (!changed || byKey.has(key)))
    const matching = q.trim() === '' ? narrowed : sought(narrowed, byKey, q)
    const from = Number(cursor ?? 0)
    const items = matching
      .slice(from, from + pageSize)
      .map(([key, its]) =>
        siteMessage(key, its, (language) => byKey.get(key)?.find((one) => one.language === language)),
      )
    const next = from + pageSize
    return {
      items,
      total: matching.length,
      changed: own.length,
      nextCursor: next < matching.length ? String(next) : null,
    }
  },
)

type Keyed = readonly [key: string, area: WordArea]

/** A page shows a name or a figure where a text has an argument: of those that have one, not every word need be there. */
const enoughOfWords = 0.6

/** Those that say what is sought in one of the languages, to the letter before those that have every word of it; where there are none, those that have most. */
function sought(keys: readonly Keyed[], own: ReadonlyMap<string, readonly OwnText[]>, question: string): Keyed[] {
  const asked = foldText(question.trim()).replace(/\s+/g, ' ')
  const words = asked.split(' ')
  const nearness = (text: string) => {
    const folded = foldText(text).replace(/\s+/g, ' ')
    if (folded.includes(asked)) return 3
    if (words.every((word) => folded.includes(word))) return 2
    const spoken = folded.split(/[^\p{L}\p{N}]+/u)
    const known = words.filter((word) => spoken.includes(word)).length
    return text.includes('{') && known >= Math.max(2, enoughOfWords * words.length) ? 1 : 0
  }
  const nearest = ([key]: Keyed) => {
    if (key === question.trim()) return 4
    const written = own.get(key) ?? []
    const originals = languages.map((language) => messageSource(key, language))
    const said = [...originals, ...written.map(({ text }) => text)]
    return Math.max(...said.map(nearness))
  }
  const ranked = keys.map((keyed) => ({ keyed, near: nearest(keyed) }))
  const least = ranked.some(({ near }) => near > 1) ? 2 : 1
  return ranked
    .filter(({ near }) => near >= least)
    .toSorted((a, b) => b.near - a.near)
    .map(({ keyed }) => keyed)
}

const changeSchema = z.object(
  { text: z.string({ error: missingOr('not_a_text') }), updatedAt: z.optional(z.nullable(z.string('not_a_text'))) },
  'invalid',
)

/**
 * Writes a text of the site in one language anew; the original's own words are the original again. Refused as {@link permit} says; as
 * `not_found`; as `invalid` (`text`: `required`, `too_long`, `no_markup`, `not_readable`, `unknown_placeholder`,
 * `missing_placeholder`); as `stale` with the text as it is now.
 */
export const changeSiteWords = staffUseCase(
  { may: 'words.manage' },
  async (acting, key: string, language: string, request: unknown): Promise<SiteMessage> => {
    const place = placeOf(key, language)
    const edit = need(parse(changeSchema, request))
    const text = cleanWords(key, place.language, edit.text)
    const code = faultIn(key, place.language, text)
    if (code) return need(refused('invalid', { errors: [{ path: 'text', code }] }))
    return acting.db.transaction(async (tx) => {
      const before = await ownTextsOf(tx, key)
      const current = recordOf(place, before)
      if (isStale(current, edit)) return need(stale(current))
      const isOriginal = text === messageSource(key, place.language)
      return store(acting, tx, place, before, isOriginal ? null : text)
    })
  },
)

/** Leaves the original of a text standing again, in one language. Refused as {@link permit} says, and as `not_found`. */
export const resetSiteWords = staffUseCase(
  { may: 'words.manage' },
  async (acting, key: string, language: string): Promise<null> => {
    const place = placeOf(key, language)
    return acting.db.transaction(async (tx) => {
      await store(acting, tx, place, await ownTextsOf(tx, key), null)
      return null
    })
  },
)

/** Which text is meant, in which language. */
type Place = { readonly key: string; readonly area: WordArea; readonly language: Language }

/** Needs an attempt around it. */
function placeOf(key: string, language: string): Place {
  const area = areaOf(key)
  if (!area || !isLanguage(language)) return need(refused('not_found'))
  return { key, area, language }
}

/** A text, and which version of it is meant in one language. */
function recordOf({ key, area, language }: Place, own: readonly OwnText[]) {
  const message = siteMessage(key, area, (asked) => own.find((one) => one.language === asked))
  return { ...message, updatedAt: message.words[language].own?.at ?? null }
}

async function store(
  { now, by }: Permitted,
  tx: Transaction,
  place: Place,
  before: readonly OwnText[],
  text: string | null,
): Promise<SiteMessage> {
  const { key, area, language } = place
  const was = before.find((one) => one.language === language)
  const others = before.filter((one) => one !== was)
  const messageOf = (own: readonly OwnText[]) =>
    siteMessage(key, area, (asked) => own.find((one) => one.language === asked))
  if ((was?.text ?? null) === text) return messageOf(before)
  const original = messageSource(key, language)
  const updatedAt = versionAfter(recordOf(place, before), now())
  const row = { language, key, text: text ?? '', writtenBy: by.program?.name ?? by.name, updatedAt }
  if (text === null) await removeOwnText(tx, key, language)
  else await storeOwnText(tx, row)
  const entry = { action: 'words.update', kind: 'words', recordId: key, label: messageSource(key, defaultLanguage) }
  const said = { before: { [language]: was?.text ?? original }, after: { [language]: text ?? original } }
  await recordChange(tx, by, { ...entry, ...said }, now())
  await invalidate(tx, 'company')
  return messageOf(text === null ? others : [...others, row])
}
