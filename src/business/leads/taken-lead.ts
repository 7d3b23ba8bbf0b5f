import * as z from 'zod/mini'
import { assigneeField } from '#business/accounts/assignee.ts'
import { countries, type Country } from '#kernel/country.ts'
import { choice, dateField, emailField, idField, line, longText, phoneField, timeField } from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { townField } from './admin-lead.ts'
import { appointmentForm } from './appointment.ts'
import { bookingDate, bookingRules } from './booking-rules.ts'
import { consultationForm, ofItsCountry } from './consultation.ts'
import { messageForm } from './contact-message.ts'
import { jobApplicationForm } from './job-application.ts'
import { leadKinds, takenChannels, type LeadKind } from './lead.ts'
import { orderForm, type Priced } from './order.ts'
import { slotKindOf, slotsOf, type SlotKind } from './slots.ts'
import type { VisitorField, VisitorForm } from './visitor-form.ts'

type Taken = {
  /** What visitors fill; its answers are what staff note. */
  readonly form: VisitorForm
  /** The answers that staff can't leave out; of the rest they say what they know. */
  readonly needed: readonly string[]
  /** What a time of it can take a place of, what is usual first, and whether it can be noted without one. */
  readonly time?: { readonly kinds: readonly [SlotKind, ...SlotKind[]]; readonly isNeeded: boolean }
}

/** What staff note of each kind of request. */
export const takenForms: Readonly<Record<LeadKind, Taken>> = {
  consultation: { form: consultationForm, needed: [], time: { kinds: ['consultation'], isNeeded: false } },
  appointment: { form: appointmentForm, needed: [], time: { kinds: ['appointment', 'visit'], isNeeded: true } },
  order: { form: orderForm, needed: ['quantity'] },
  message: { form: messageForm, needed: ['message'] },
  job_application: { form: jobApplicationForm, needed: [] },
}

/** Which kind of request takes a time of a kind. */
export const kindOfTime = (kind: SlotKind): LeadKind =>
  leadKinds.find((one) => takenForms[one].time?.kinds.includes(kind)) ?? 'appointment'

/** The answers of a kind: who asks, and for when, is noted alike whatever they ask. */
export function takenAnswers(kind: LeadKind): readonly (readonly [name: string, field: VisitorField])[] {
  return Object.entries(takenForms[kind].form.fields).filter(([, { staff }]) => staff === 'answer')
}

/** Which kind it is: the rest is read by it. Codes: `required`, `unknown_value`. */
export const takenKindSchema = z.object({ kind: choice(leadKinds) }, 'invalid')

/** What was asked, as it is stored: the answers that were given; of an order also its price. */
export type TakenPayload =
  | {
      readonly country: Country
      readonly message?: string
      readonly installationAddress?: string
      readonly town?: string
    }
  | Priced<{ readonly productId: number; readonly quantity: number; readonly country: Country }>

/** What staff note whatever is asked: who speaks, how they came, and what is done about it. */
const about = {
  channel: choice(takenChannels),
  country: choice(countries),
  language: choice(languages),
  name: line(1, 100),
  phone: z.optional(phoneField),
  email: z.optional(emailField),
  town: z.optional(townField),
  note: z.optional(longText(1, 5000)),
  assigneeId: assigneeField,
  nextStep: z.optional(line(0, 300)),
  nextStepOn: z.optional(dateField),
  nextStepTime: z.optional(timeField).check(z.describe('Of that day.')),
  answersTo: z
    .optional(idField)
    .check(z.describe('The earlier request that a time answers: new until then, it is contacted.')),
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

type Fields = Readonly<Record<string, z.ZodMiniType>>

/** The fields of a kind, each by itself. */
function takenFields(kind: LeadKind) {
  const { needed, time } = takenForms[kind]
  const answers = Object.fromEntries(
    takenAnswers(kind).map(([name, { schema }]) => [name, needed.includes(name) ? schema : z.optional(schema)]),
  )
  const product: Fields = kind === 'order' ? { productId: idField } : {}
  const asked: Fields = { ...answers, ...product, ...(time && timeFields(time)) }
  return z.object({ ...asked, ...about }, 'invalid')
}

/**
 * A request as staff note it at `now` for somebody who rings, writes or walks in. Its answers keep to the rules of the visitors'
 * form but may be left out; a name, and a phone number or an email, may not. Codes: the form's, `no_way_to_answer` (`phone`) when
 * there is neither, `required` for the day or the hour where only the other is said.
 */
export function takenLeadSchema(kind: LeadKind, now: Date) {
  const { time } = takenForms[kind]
  const ofTime = time ? [...bookingRules(timeNames, now), ...bothOrNeither, isSomewhere] : []
  return takenFields(kind).check(isReachable, ofItsCountry, ...ofTime)
}

/** Every kind of it, for the API's document. */
export const anyTakenLeadSchema = z.union(
  leadKinds.map((kind) => z.extend(takenFields(kind), { kind: z.literal(kind) })),
)

function timeFields({ kinds, isNeeded }: NonNullable<Taken['time']>) {
  const slot = choice(kinds.flatMap((kind) => slotsOf[kind]))
  const fields = isNeeded ? { date: bookingDate, slot } : { date: z.optional(bookingDate), slot: z.optional(slot) }
  if (!kinds.includes('visit')) return fields
  return { ...fields, address: z.optional(line(0, 200)).check(z.describe('Where a visit is; it needs one.')) }
}

const timeNames = { date: 'date', slot: 'slot' } as const

/** That there is a phone number or an email. Code: `no_way_to_answer` (`phone`). */
export const isReachable = z.refine<{ readonly phone?: unknown; readonly email?: unknown }>(
  ({ phone, email }) => phone !== undefined || email !== undefined,
  { path: ['phone'], error: 'no_way_to_answer', when: ({ value }) => isObject(value) },
)

/** That a visit has an address. Code: `required` (`address`). */
const isSomewhere = z.refine<Timed & { readonly slot?: unknown; readonly address?: unknown }>(
  ({ slot, address }) => slotKindOf(String(slot)) !== 'visit' || Boolean(address),
  { path: ['address'], error: 'required', when: ({ value }) => isObject(value) },
)

type Timed = { readonly date?: unknown; readonly slot?: unknown; readonly country: Country }

const bothOrNeither = (['date', 'slot'] as const).map((missing) =>
  z.refine<Timed>(
    ({ date, slot }) => (date === undefined) === (slot === undefined) || { date, slot }[missing] !== undefined,
    {
      path: [missing],
      error: 'required',
      when: ({ value }) => isObject(value),
    },
  ),
)
