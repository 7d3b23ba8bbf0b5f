import type { ComponentType } from 'react'
import { formatLocalMoment, formatLongDate, formatNumber, languageInSentence } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { countryTable, isCountry, type Country } from '#kernel/country.ts'
import { contentField, contentLanguages, isLanguage, type ContentField } from '#kernel/language.ts'
import { formatMoney, type Currency } from '#kernel/money.ts'
import type { AuditEntry } from '../audit-entry.ts'

/** A value as the screen of its record shows it; '' for none. */
export type Say = (value: unknown, text: Text, nameOf: NameOf) => string
/** What something is called that a record names by its id alone; undefined for one that is gone. */
export type NameOf = (kind: 'person' | 'appliance' | 'category', id: unknown) => string | undefined
export type Label = (text: Text) => string

/** What is told of a part of a record: one value, an object by its parts, a list of them by its items, or nothing (null). */
export type Told =
  | { readonly label: Label; readonly say: Say; readonly isAside?: true }
  | { readonly label?: Label; readonly parts: PartsTold }
  | { readonly label?: Label; readonly item: (number: number) => Label; readonly parts: PartsTold }
  | null
/** By the name of the part, and the part itself; undefined for one that this version of the site does not know. */
export type PartsTold = (name: string, part: unknown) => Told | undefined

/** A record of the audit log in words. */
export type ToldRecord = {
  /** Where it is shown; null where it is not, or no longer. */
  readonly path: (entry: AuditEntry) => string | null
  /** What it is called, where the log has only a key for it. */
  readonly name?: (entry: AuditEntry, text: Text) => string
  readonly parts: PartsTold
  /** Which part of it alone it was done to. */
  readonly part?: (entry: AuditEntry, text: Text) => string | undefined
  /** Where it stands, of several that were changed at once. */
  readonly place?: (entry: AuditEntry, text: Text) => string
  /** What can be done about an entry, below it. */
  readonly Undo?: ComponentType<{ readonly entry: AuditEntry }>
}

/** A line of what changed. */
export type ToldChange = {
  readonly label: string
  readonly before: string
  readonly after: string
  /** It only goes with the others. */
  readonly isAside?: true
}

/** What changed of a record, in the words of its screens: only what a person sees differ, what goes with it last. */
export function toldChanges(
  { parts }: Pick<ToldRecord, 'parts'>,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  text: Text,
  nameOf: NameOf,
): ToldChange[] {
  const changes = changesIn({ parts }, before, after, { text, nameOf, above: [] })
  return changes.toSorted((a, b) => Number(a.isAside ?? false) - Number(b.isAside ?? false))
}

type Place = { readonly text: Text; readonly nameOf: NameOf; readonly above: readonly string[] }

function changesIn(told: Told | undefined, before: unknown, after: unknown, place: Place): ToldChange[] {
  if (told === null || JSON.stringify(before) === JSON.stringify(after)) return []
  const { text, nameOf, above } = place
  if (told === undefined) return changesIn(somethingElse, before, after, place)
  if ('say' in told) {
    const [was, is] = [before, after].map((value) => (isNothing(value) ? '' : told.say(value, text, nameOf)))
    if (was === undefined || is === undefined || was === is) return []
    const label = [...above, told.label(text)].join(' · ')
    return [{ label, before: was, after: is, ...(told.isAside && { isAside: told.isAside }) }]
  }
  const below = { ...place, above: told.label ? [...above, told.label(text)] : above }
  if ('item' in told) {
    const [was, is] = [itemsOf(before), itemsOf(after)]
    return Array.from({ length: Math.max(was.length, is.length) }).flatMap((_, index) =>
      changesIn({ label: told.item(index + 1), parts: told.parts }, was[index], is[index], below),
    )
  }
  const [was, is] = [partsOf(before), partsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.flatMap((name) => changesIn(told.parts(name, is[name] ?? was[name]), was[name], is[name], below))
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A text or a number as it is written; a list of them a line each. */
export const asWritten: Say = (value, text) =>
  itemsOf(Array.isArray(value) ? value : [value])
    .map((one) => written(one, text))
    .join('\n')

function written(value: unknown, text: Text): string {
  if (typeof value === 'number') return formatNumber(value, text.language, Number.isInteger(value) ? 0 : 2)
  return typeof value === 'string' ? value : ''
}

export const yesOrNo: Say = (value, text) => text(value === true ? 'admin.audit.yes' : 'admin.audit.no')

export const asMoment: Say = (value, text) => {
  const moment = new Date(String(value))
  return Number.isNaN(moment.getTime()) ? '' : formatLocalMoment(moment, text.language)
}

export const asDay: Say = (value, text) =>
  typeof value === 'string' && isCalendarDate(value) ? formatLongDate(value, text.language) : ''

/** Whose account it is. */
export const asPerson: Say = (value, text, nameOf) => nameOf('person', value) ?? text('admin.audit.gone')

/** A value, as its screen names it. */
export const told = (key: MessageKey, say: Say = asWritten): Told => ({ label: (text) => text(key), say })

/** The same of what only goes with other changes: it is told after them. */
export const toldAside = (key: MessageKey): Told => ({ label: (text) => text(key), say: asWritten, isAside: true })

/** A text that has a twin in each language. */
export function toldTwins<Name extends string>(
  name: Name,
  key: MessageKey,
  say: Say = asWritten,
): Record<ContentField<Name>, Told> {
  const twins = contentLanguages.map((language) => {
    const label: Label = (text) => `${text(key)} (${languageInSentence(language, text.language)})`
    return [contentField(name, language), { label, say }]
  })
  return Object.fromEntries(twins) as Record<ContentField<Name>, Told>
}

/** The parts of a record of which every one is told, or said to be none that a person asks about. */
export const partsOfRecord =
  <Name extends string>(parts: Readonly<Record<Name, Told>>): PartsTold =>
  (name) =>
    Object.hasOwn(parts, name) ? parts[name as Name] : undefined

/** What no record tells: its number, and when it was made and changed, which the line itself says. */
export const unsaid = { id: null, createdAt: null, updatedAt: null } as const

const countryName = (country: Country) => (language: keyof (typeof countryTable)[Country]['name']) =>
  countryTable[country].name[language]
/** The name of a country, as what stands above its own part of a record. */
export const inCountry =
  (country: Country): Label =>
  (text) =>
    countryName(country)(text.language)
export const asCountry: Say = (value, text) => (isCountry(value) ? countryName(value)(text.language) : '')
export const asLanguage: Say = (value, text) => (isLanguage(value) ? languageInSentence(value, text.language) : '')
export const asMoney =
  (currency: Currency): Say =>
  (value) =>
    typeof value === 'number' ? formatMoney({ amount: value, currency }) : ''

/** One of the values of a table of words, or some of them a line each; one that is no longer in it is as written. */
export const oneOf =
  (words: Readonly<Record<string, MessageKey>>): Say =>
  (value, text) =>
    itemsOf(Array.isArray(value) ? value : [value])
      .map((one) => {
        const key = words[String(one)]
        return key ? text(key) : String(one)
      })
      .join('\n')

/** A table of words out of values and what their keys begin with. */
export const worded = <const Value extends string>(
  values: readonly Value[],
  key: (value: Value) => MessageKey,
): Readonly<Record<string, MessageKey>> => Object.fromEntries(values.map((value) => [value, key(value)]))

const saysPlainly: Say = (value, text, nameOf) =>
  (typeof value === 'boolean' ? yesOrNo : asWritten)(value, text, nameOf)

/** What this version has no words for: that it changed, and what can be read of it. */
const somethingElse: Told = { label: (text) => text('admin.audit.other'), say: saysPlainly }
