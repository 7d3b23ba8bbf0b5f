import * as z from 'zod/mini'
import { isStale, recordChanges, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { messageSource } from '#i18n/server-messages.server.ts'
import { foldText } from '#kernel/fold-text.ts'
import { missingOr } from '#kernel/form-fields.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#kernel/language.ts'
import { need, refused } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import {
  resetFilterSchema,
  wordFilterSchema,
  type SiteMessage,
  type SiteMessagePage,
  type TextPlace,
} from './site-message.ts'
import {
  alikeOf,
  lockOwnTexts,
  ownTextIn,
  readOwnTexts,
  removeOwnTexts,
  siteMessage,
  storeOwnTexts,
  type OwnText,
  type OwnTextAt,
} from './site-words.server.ts'
import { areaOf, cleanWords, faultIn, placesWith, sitePlaces } from './word-rules.server.ts'

const pageSize = 30

/**
 * The texts of the site's pages: those that are sought, the nearest first, else in the order of the site. Those that say the same in
 * every language are listed once. Refused as {@link permit} says, or `invalid` (fields).
 */
export const listSiteMessages = staffUseCase(
  { may: 'words.manage', input: wordFilterSchema },
  async ({ db, log }, { q = '', area, changed, cursor }): Promise<SiteMessagePage> => {
    const own = await readOwnTexts(db, log)
    const byKey = Map.groupBy(own, ({ key }) => key)
    const narrowed = sitePlaces.filter((place) => (!area || place.area === area) && (!changed || byKey.has(place.key)))
    const matching = q.trim() === '' ? narrowed : sought(narrowed, byKey, q)
    const ownAt = ownTextIn(own)
    const listed = onceEach(matching, ownAt)
    const from = Number(cursor ?? 0)
    const next = from + pageSize
    return {
      items: listed.slice(from, next).map((place) => siteMessage(place, ownAt)),
      total: matching.length,
      changed: own.length,
      nextCursor: next < listed.length ? String(next) : null,
    }
  },
)

/** Without those that say in every language what one before them says. */
function onceEach(places: readonly TextPlace[], ownAt: OwnTextAt): TextPlace[] {
  const saidBy = ({ key }: TextPlace) =>
    JSON.stringify(languages.map((language) => [messageSource(key, language), ownAt(key, language)?.text]))
  return [...Map.groupBy(places, saidBy).values()].flatMap(([first]) => first ?? [])
}

/** A page shows a name or a figure where a text has an argument: of those that have one, not every word need be there. */
const enoughOfWords = 0.6

/** Those that say what is sought in one of the languages, to the letter before those that have every word of it; where there are none, those that have most. */
function sought(
  places: readonly TextPlace[],
  own: ReadonlyMap<string, readonly OwnText[]>,
  question: string,
): TextPlace[] {
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
  const nearest = ({ key }: TextPlace) => {
    if (key === question.trim()) return 4
    const written = own.get(key) ?? []
    const originals = languages.map((language) => messageSource(key, language))
    const said = [...originals, ...written.map(({ text }) => text)]
    return Math.max(...said.map(nearness))
  }
  const ranked = places.map((place) => ({ place, near: nearest(place) }))
  const least = ranked.some(({ near }) => near > 1) ? 2 : 1
  return ranked
    .filter(({ near }) => near >= least)
    .toSorted((a, b) => b.near - a.near)
    .map(({ place }) => place)
}

const changeSchema = z.object(
  {
    text: z.string({ error: missingOr('not_a_text') }),
    everywhere: z.optional(z.boolean('invalid')),
    updatedAt: z.optional(z.nullable(z.string('not_a_text'))),
  },
  'invalid',
)

/**
 * Writes a text of the site in one language anew, `everywhere` with those that have the same original and say the same; the original's own
 * words are the original again. Refused as {@link permit} says; as `not_found`; as `invalid` (`text`: `required`, `too_long`, `no_markup`,
 * `not_readable`, `unknown_placeholder`, `missing_placeholder`); as `stale` with the text as it is now.
 */
export const changeSiteWords = staffUseCase(
  { may: 'words.manage' },
  async (acting, key: string, language: string, request: unknown): Promise<SiteMessage> => {
    const meant = textMeant(key, language)
    const edit = need(parse(changeSchema, request))
    const text = cleanWords(key, meant.language, edit.text)
    const code = faultIn(key, meant.language, text)
    if (code) return need(refused('invalid', { errors: [{ path: 'text', code }] }))
    return acting.db.transaction(async (tx) => {
      const ownAt = await lockAlike(tx, meant)
      const updatedAt = versionOf(ownAt(key, meant.language))
      if (isStale({ updatedAt }, edit)) {
        return need(stale({ ...(await messageNow(acting, tx, meant.place)), updatedAt }))
      }
      const isOriginal = text === messageSource(key, meant.language)
      await store(acting, tx, { ...meant, ownAt, isEverywhere: edit.everywhere }, isOriginal ? null : text)
      return messageNow(acting, tx, meant.place)
    })
  },
)

/**
 * Leaves the original of a text standing again in one language, `everywhere` with those that have the same original and say the same.
 * Refused as {@link permit} says, as `invalid` (fields) and as `not_found`.
 */
export const resetSiteWords = staffUseCase(
  { may: 'words.manage', input: resetFilterSchema },
  async (acting, { everywhere }, key: string, language: string): Promise<null> => {
    const meant = textMeant(key, language)
    return acting.db.transaction(async (tx) => {
      const ownAt = await lockAlike(tx, meant)
      await store(acting, tx, { ...meant, ownAt, isEverywhere: everywhere === 'true' }, null)
      return null
    })
  },
)

/** Which text is meant, in which language. */
type TextMeant = { readonly place: TextPlace; readonly language: Language }

/** Needs an attempt around it. */
function textMeant(key: string, language: string): TextMeant {
  const area = areaOf(key)
  if (!area || !isLanguage(language)) return need(refused('not_found'))
  return { place: { key, area }, language }
}

/** What staff wrote in the place of a text and of those with the same original; it stays so until the transaction ends. */
async function lockAlike(tx: Transaction, { place, language }: TextMeant): Promise<OwnTextAt> {
  const places = placesWith(messageSource(place.key, language), language)
  const keys = places.map(({ key }) => key)
  return ownTextIn(await lockOwnTexts(tx, keys, language))
}

const versionOf = (own: OwnText | undefined) => own?.updatedAt.toISOString() ?? null

const messageNow = async ({ log }: Permitted, tx: Transaction, place: TextPlace) =>
  siteMessage(place, ownTextIn(await readOwnTexts(tx, log)))

type Stored = TextMeant & { readonly ownAt: OwnTextAt; readonly isEverywhere: boolean | undefined }

/** Writes a text, or leaves its original standing (null); each text that changes has a line of its own in the log. */
async function store(
  { now, by }: Permitted,
  tx: Transaction,
  { place, language, ownAt, isEverywhere }: Stored,
  text: string | null,
): Promise<void> {
  const was = ownAt(place.key, language)?.text ?? null
  if (was === text) return
  const original = messageSource(place.key, language)
  const places = isEverywhere ? [place, ...alikeOf(place.key, language, ownAt)] : [place]
  const keys = places.map(({ key }) => key)
  const at = now()
  if (text === null) await removeOwnTexts(tx, keys, language)
  else {
    const writtenBy = by.program?.name ?? by.name
    const rows = keys.map((key) => {
      const updatedAt = versionAfter({ updatedAt: versionOf(ownAt(key, language)) }, at)
      return { language, key, text, writtenBy, updatedAt }
    })
    await storeOwnTexts(tx, rows)
  }
  const before = { [language]: was ?? original }
  const after = { [language]: text ?? original }
  const changes = keys.map((key) => {
    const label = messageSource(key, defaultLanguage)
    return { action: 'words.update', kind: 'words', recordId: key, label, before, after }
  })
  await recordChanges(tx, by, changes, at)
  await invalidate(tx, 'company')
}
