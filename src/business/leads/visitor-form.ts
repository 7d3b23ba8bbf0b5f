import * as z from 'zod/mini'
import { countries, countryTable, defaultCountry, type Country, type PlaceKind } from '#kernel/country.ts'
import { sourceField } from '#kernel/form-fields.ts'
import { currencyTable, groupThousands, type Currency } from '#kernel/money.ts'
import { placeName } from './places.ts'
import type { OfferedKind } from './slots.ts'

/** What every field of a form that goes to the company says of itself. Its words have its name: see {@link WordKey}. */
type FieldBase = {
  readonly schema: z.core.$ZodType
  /** What the API's document shows, where something is said of it. */
  readonly example?: unknown
  /** The part of the form that begins with it. */
  readonly section?: string
  /** True where it is asked, with all that follows, once what stands before it has been answered. */
  readonly startsNextStep?: true
  readonly wide?: true
  /** Stands beside its neighbour on a phone too. */
  readonly half?: true
  /** Issues that have words of their own in the form. */
  readonly codes?: readonly string[]
  readonly placeholder?: true
  /** What stands below it. */
  readonly hint?: string
}

/** How it is asked. */
type AskedControl =
  | { readonly control: 'line' | 'name'; readonly autoComplete: string }
  | { readonly control: 'email' | 'phone' | 'place' }
  /** One of what its schema takes. */
  | { readonly control: 'choice' }
  | { readonly control: 'lines'; readonly rows: number }
  /** A whole number from 1. */
  | { readonly control: 'count'; readonly max: number }

type BookedControl = { readonly control: 'date' } | { readonly control: 'slot'; readonly slots: OfferedKind }

/**
 * Where staff read it: in the name, the address or the number of the inbox, its CSV file and the mails; or among the answers of the
 * three. A booking has a line of its own.
 */
export type VisitorField = FieldBase &
  (
    | (AskedControl & { readonly staff: 'name' | 'email' | 'phone' | 'answer' })
    | (BookedControl & { readonly staff: 'booking' })
  )
export type VisitorFields = Readonly<Record<string, VisitorField>>

/** What a choice may be answered with, in the order of the screen. */
export function optionsOf({ schema }: VisitorField): readonly string[] {
  const asked = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema
  return asked instanceof z.ZodMiniEnum ? asked.options.map(String) : []
}

type Examples<Fields extends VisitorFields> = {
  readonly [Name in keyof Fields]: undefined extends z.input<Fields[Name]['schema']>
    ? { readonly example?: z.input<Fields[Name]['schema']> }
    : { readonly example: z.input<Fields[Name]['schema']> }
}

type Shape<Fields extends VisitorFields> = { -readonly [Name in keyof Fields]: Fields[Name]['schema'] }

/**
 * A form that a visitor sends to the company: what its screen, the words about what is wrong, the inbox, the mails to staff and
 * the API's document are made of. `fields` in the order of the screen; `words` begins the keys of its messages.
 */
export function visitorForm<const Words extends string, const Fields extends VisitorFields>(
  words: Words,
  fields: Fields & Examples<Fields>,
) {
  const shape = Object.fromEntries(Object.entries<VisitorField>(fields).map(([name, { schema }]) => [name, schema]))
  const schema = z.object(
    {
      ...(shape as Shape<Fields>),
      country: z._default(z.enum(countries, 'unknown_country'), defaultCountry),
      source: sourceField,
    },
    'invalid',
  )
  return { words, fields: fields as Fields, schema }
}

export type VisitorForm<Words extends string = string, Fields extends VisitorFields = VisitorFields> = {
  readonly words: Words
  readonly fields: Fields
}

type Sum = `${number}${'k' | 'm'}`
/** An answer between two amounts: its words are made of them. */
type Band = `${'under' | 'over'}-${Sum}` | `${Sum}-${Sum}`
type BandKey = `leads.band.${'under' | 'over' | 'between'}`

type FieldKeys<Words extends string, Fields extends VisitorFields> = {
  [Name in keyof Fields & string]:
    | `${Words}.${'label' | 'error'}.${Name}`
    | (Fields[Name] extends { section: infer Section extends string } ? `${Words}.section.${Section}` : never)
    | (Fields[Name] extends { placeholder: true } ? `${Words}.placeholder.${Name}` : never)
    | (Fields[Name] extends { hint: infer Hint extends string } ? `leads.hint.${Hint}` : never)
    | (Fields[Name] extends { control: 'count' } ? `${Words}.${Name}.${'less' | 'more'}` : never)
    | (Fields[Name] extends { codes: readonly (infer Code extends string)[] } ? `${Words}.error.${Code}` : never)
    | (Fields[Name] extends { control: 'choice'; schema: z.core.$ZodType<infer Option extends string | undefined> }
        ? Option extends Band
          ? BandKey
          : `leads.${Name}.${NonNullable<Option>}`
        : never)
    | (Fields[Name] extends { control: 'place' }
        ? 'leads.place.other' | `${Words}.${'label' | 'error'}.${PlaceKind}`
        : never)
}[keyof Fields & string]

const bookingCodes = ['past_date', 'weekend', 'too_far', 'past_slot', 'slot_full'] as const

/** The keys of all the words that a form needs: a message that is missing is a type error wherever the form is told. */
export type WordKey<Form extends VisitorForm> =
  | FieldKeys<Form['words'], Form['fields']>
  | `leads.booking.error.${(typeof bookingCodes)[number]}`
  | 'leads.error.too_long'
  | 'leads.failure.text'

type Values = Readonly<Record<string, string | number>>
/** Says a form's words in a language. */
export type Say<Form extends VisitorForm> = (key: WordKey<Form>, values?: Values) => string
/** The same of whatever form. */
export type SayAny = (key: string, values?: Values) => string

/** The names of the fields that are asked first: all, where the form has one step. */
export function firstStepOf({ fields }: VisitorForm): readonly string[] {
  const all = Object.entries(fields)
  const next = all.findIndex(([, { startsNextStep }]) => startsNextStep)
  return all.slice(0, next === -1 ? all.length : next).map(([name]) => name)
}

/** What a field is called in its keys: a place is a state or a town. */
const wordOf = (name: string, { control }: VisitorField, country: Country) =>
  control === 'place' ? countryTable[country].placeKind : name

/** The key of a field's label. */
export function labelKey<Form extends VisitorForm>({ words, fields }: Form, name: string, country: Country) {
  const field = fields[name]
  return `${words}.label.${field ? wordOf(name, field, country) : name}` as WordKey<Form>
}

/** The key of what is wrong with a field; of a failure in general when the form has no such field. */
export function errorKey<Form extends VisitorForm>(form: Form, name: string, code: string, country: Country) {
  return errorWord(form, name, code, country) as WordKey<Form>
}

function errorWord({ words, fields }: VisitorForm, name: string, code: string, country: Country): string {
  const field = fields[name]
  if (!field) return 'leads.failure.text'
  if (field.codes?.includes(code)) return `${words}.error.${code}`
  const booking = bookingCodes.find((known) => known === code)
  if (booking) return `leads.booking.error.${booking}`
  // What may be left out can only be too long: its own words say how long it may be.
  if (code === 'too_long' && !isOptional(field)) return 'leads.error.too_long'
  return `${words}.error.${wordOf(name, field, country)}`
}

/** True for a field that may be left out. */
export function isOptional({ schema }: VisitorField): boolean {
  return schema._zod.optin === 'optional'
}

/** An answer in words; what was typed, as it was typed. */
export function answerIn(name: string, { control }: VisitorField, value: string, country: Country, say: SayAny) {
  if (control === 'place') return placeName(value) ?? say('leads.place.other')
  if (control !== 'choice') return value
  const band = bandIn(value, country)
  if (!band) return say(`leads.${name}.${value}`)
  const { sign } = currencyTable[countryTable[country].currency]
  return say(`leads.band.${band.side}`, {
    from: groupThousands(band.from),
    to: groupThousands(band.to),
    currency: sign,
  })
}

/** What the amounts that a choice stands between are multiplied by. */
const bandScale: Readonly<Record<Currency, number>> = { NGN: 1, XOF: 1 }

/** The amounts of an answer between two, of the size of the country's money; null for any other. */
export function bandIn(answer: string, country: Country) {
  const [, side = 'between', from, to] = /^(?:(under|over)-|(\d+[km])-)(\d+[km])$/.exec(answer) ?? []
  if (to === undefined) return null
  const amount = (sum: string) =>
    parseInt(sum) * (sum.endsWith('k') ? 1000 : 1_000_000) * bandScale[countryTable[country].currency]
  const end = amount(to)
  return side === 'over' ? { side, from: end, to: Infinity } : { side, from: from ? amount(from) : 0, to: end }
}

type Answer = { readonly name: string; readonly field: VisitorField; readonly label: string; readonly value: string }

/** A form and what was asked in it, as it was stored. */
export type Asked<Form extends VisitorForm> = {
  readonly form: Form
  readonly say: Say<Form>
  readonly payload: Readonly<Record<string, unknown>>
  readonly country: Country
}

/**
 * What was asked, in words and in the order of the form: of the fields that staff read in one of `places`. `labels` are those that
 * the form's own don't serve for, by field. What was left out is left out.
 */
export function answersIn<Form extends VisitorForm>(
  { form, say: words, payload, country }: Asked<Form>,
  places: readonly VisitorField['staff'][],
  labels: Readonly<Record<string, string>>,
): readonly Answer[] {
  const say = words as SayAny
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const asked = payload[name]
    const value = typeof asked === 'number' ? String(asked) : asked
    if (!places.includes(field.staff) || typeof value !== 'string' || value === '') return []
    const label = labels[name] ?? words(labelKey(form, name, country))
    return [{ name, field, label, value: answerIn(name, field, value, country, say) }]
  })
}

type ExampleOf<Fields extends VisitorFields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { example: unknown } ? Name : never]: Fields[Name]['example']
}

/** The form filled with its examples. */
export function exampleOf<const Fields extends VisitorFields>({
  fields,
}: VisitorForm<string, Fields>): ExampleOf<Fields> {
  const filled = Object.entries(fields).filter(([, { example }]) => example !== undefined)
  return Object.fromEntries(filled.map(([name, { example }]) => [name, example])) as ExampleOf<Fields>
}
