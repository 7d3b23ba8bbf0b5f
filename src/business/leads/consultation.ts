import * as z from 'zod/mini'
import { countries, type Country } from '#kernel/country.ts'
import { choice, emailField, line, lines, phoneField } from '#kernel/form-fields.ts'
import { bookingDate, bookingRules, hasCountry } from './booking-rules.ts'
import { places, placesOf, type Place } from './places.ts'
import { consultationSlots } from './slots.ts'
import { visitorForm } from './visitor-form.ts'

/**
 * The consultation form, whole: a field of it is here and in the messages, and nowhere else. Its screen, the inbox, the mail to
 * staff and the API's document follow.
 */
export const consultationForm = visitorForm('leads.consultation', {
  preferredDate: {
    schema: bookingDate,
    control: 'date',
    staff: 'booking',
    example: '2027-03-03',
  },
  preferredTimeSlot: {
    schema: choice(consultationSlots),
    control: 'slot',
    slots: 'consultation',
    staff: 'booking',
    example: '10-11am',
  },
  firstName: {
    schema: line(2, 100),
    section: 'contact',
    control: 'name',
    half: true,
    autoComplete: 'given-name',
    staff: 'name',
    example: 'Amina',
  },
  lastName: {
    schema: line(2, 100),
    control: 'name',
    half: true,
    autoComplete: 'family-name',
    staff: 'name',
    example: 'Bello',
  },
  phone: { schema: phoneField, control: 'phone', hint: 'phone', staff: 'phone', example: '+234 803 000 0000' },
  email: {
    schema: emailField,
    startsNextStep: true,
    section: 'addresses',
    control: 'email',
    staff: 'email',
    example: 'amina@example.com',
  },
  installationAddress: {
    schema: line(5, 300),
    control: 'line',
    autoComplete: 'address-line1',
    placeholder: true,
    staff: 'answer',
    example: '12 Marina Road, Ikeja',
  },
  state: {
    schema: choice(places),
    control: 'place',
    staff: 'answer',
    example: 'lagos',
  },
  electricitySpend: {
    section: 'project',
    control: 'choice',
    schema: choice(['under-10k', '10k-25k', '25k-50k', '50k-100k', '100k-200k', 'over-200k']),
    staff: 'answer',
    example: '25k-50k',
  },
  fuelSpend: {
    control: 'choice',
    schema: choice(['under-15k', '15k-30k', '30k-60k', '60k-100k', '100k-200k', 'over-200k', 'no-generator']),
    staff: 'answer',
    example: 'no-generator',
  },
  budgetedCost: {
    control: 'choice',
    schema: choice(['under-500k', '500k-1m', '1m-2m', '2m-3m', '3m-5m', 'over-5m', 'flexible']),
    staff: 'answer',
    example: '1m-2m',
  },
  purchaseTimeline: {
    control: 'choice',
    schema: choice(['immediate', '1-3-months', '3-6-months', '6-12-months', 'over-12-months', 'just-exploring']),
    staff: 'answer',
    example: '1-3-months',
  },
  hearAboutUs: {
    control: 'choice',
    schema: choice([
      'google',
      'facebook',
      'instagram',
      'linkedin',
      'twitter',
      'youtube',
      'referral',
      'partner',
      'event',
      'advertisement',
      'website',
      'other',
    ]),
    staff: 'answer',
    example: 'referral',
  },
  message: {
    schema: z.optional(lines(2000)),
    control: 'lines',
    rows: 3,
    wide: true,
    placeholder: true,
    staff: 'answer',
    example: 'A pump and two fridges',
  },
})

/** What a visitor asks for in the consultation dialog, as it is stored. */
export type Consultation = z.output<typeof consultationForm.schema>
/** What the form holds while it is filled. */
export type ConsultationInput = z.input<typeof consultationForm.schema>

/** The fields as far as they could be read: the rules between fields speak even when another field is wrong. */
type Partly = { readonly state?: unknown; readonly country: Country }

/** A place is one of the country that the request is made in. */
export const ofItsCountry = z.refine<Partly>((value) => !isPlaceOfAnotherCountry(value), {
  path: ['state'],
  error: 'unknown_value',
  when: hasCountry,
})

/**
 * The consultation form at `now`, in the browser and on the server. Issues are codes: `required`, `too_short`, `too_long`,
 * `not_a_text`, `invalid_email`, `invalid_phone`, `unknown_value` (also for a place of the other country),
 * `unknown_country`, and those of {@link bookingRules}.
 */
export function consultationSchema(now: Date) {
  return consultationForm.schema.check(
    ofItsCountry,
    ...bookingRules({ date: 'preferredDate', slot: 'preferredTimeSlot' }, now),
  )
}

function isPlaceOfAnotherCountry({ state, country }: Partly): boolean {
  const elsewhere = countries.filter((other) => other !== country)
  return (
    elsewhere.some((other) => placesOf[other].includes(state as Place)) && !placesOf[country].includes(state as Place)
  )
}
