import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Currency } from '#kernel/money.ts'

/** How a field is filled in. `lines`: a list of texts, one a line. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'lines'
  | 'number'
  | 'email'
  | 'phone'
  | 'link'
  | 'date'
  | 'time'
  | 'weekday'
  | 'picture'
  | 'tick'
  | 'colour'

export type FormField = {
  readonly name: string
  readonly kind: FieldKind
  readonly label: MessageKey
  readonly hint?: MessageKey
  /** It has an English twin under its name with `En` behind. */
  readonly isTwin?: boolean
  readonly isOptional?: boolean
  /** Of a picture that is square: a face fills its box, a mark is whole in it. */
  readonly shape?: 'face' | 'mark'
  /** Of a picture: the field, with a twin, that says what it shows. */
  readonly said?: string
  /** Of a number that counts something: what stands behind it in the box. */
  readonly unit?: MessageKey
  /** Of a number that is an amount. */
  readonly currency?: Currency
}

/** Fields of an object of the value. */
export type FieldsPart = {
  readonly kind: 'fields'
  /** Where the object is; '' for the value itself. */
  readonly path: string
  readonly title?: MessageKey
  /** What to know before filling it in, below the title. */
  readonly intro?: MessageKey
  /** It is a line until somebody opens it. */
  readonly isFolded?: true
  /** Its twins are long: one language shows at a time. */
  readonly isByLanguage?: true
  /** The country that the part is about, and its title names. */
  readonly country?: Country
  readonly fields: readonly FormField[]
}

/** A list within the value, whose items can be added, removed and, unless each is a line of short fields, moved. */
export type ListPart = {
  readonly kind: 'list'
  /** Where the list is; '' for the value itself. */
  readonly path: string
  readonly title?: MessageKey
  readonly country?: Country
  /** What an item is called: `Person {number}`. */
  readonly item: MessageKey
  readonly add: MessageKey
  readonly fields: readonly FormField[]
  readonly isLine?: true
  readonly blank: Readonly<Record<string, unknown>>
  readonly fewest: number
  readonly most: number
}

export type FormPart = FieldsPart | ListPart

/** What a part is called below the name of its country. */
export const titleOf = ({ title }: Pick<FormPart, 'title'>, text: Text) => (title ? text(title) : '')

/** What a part is called by itself, with its country. */
export function headingOf(part: Pick<FormPart, 'title' | 'country'>, text: Text): string {
  const place = part.country ? countryTable[part.country].name[text.language] : ''
  return [titleOf(part, text), place].filter(Boolean).join(' · ')
}
