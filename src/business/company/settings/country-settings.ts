import * as z from 'zod/mini'
import { countryTable, perCountry, type Country } from '#kernel/country.ts'
import { choice, emailField, line, phoneField, timeField, wholeNumber } from '#kernel/form-fields.ts'
import { officeAmounts } from '#kernel/money.ts'
import { optionalLine, words } from './setting-fields.ts'

/** The days of a week as schema.org writes them, Monday first. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** Days in a row on which an office opens and closes at the same times, in the country's zone. */
const openingPeriodSchema = z
  .object({ from: choice(weekdays), to: choice(weekdays), opens: timeField, closes: timeField }, 'not_an_object')
  .check(
    z.refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closes_early' }),
    z.refine(({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to), {
      path: ['to'],
      error: 'days_backwards',
    }),
  )
export type OpeningPeriod = z.output<typeof openingPeriodSchema>

const defaultPlaces = 2
const mostPlaces = 20
/** Above this total two people approve an application, unless the office sets another. */
const secondApproval = (country: Country) => officeAmounts[countryTable[country].currency].secondApprovalAbove
/** An amount is an integer of PostgreSQL's. */
const largestAmount = 2_000_000_000

/** Where mails to the staff of a country go, by what they are about. */
export const mailboxes = ['requestsEmail', 'applicationsEmail', 'jobsEmail'] as const
export type Mailbox = (typeof mailboxes)[number]

/** An address; '' for the company's own. */
const mailboxField = z._default(
  line(0, 254).check(z.refine((value) => value === '' || emailField.safeParse(value).success, 'invalid_email')),
  '',
)

/** How many visitors take the same slot; 0: none is offered. */
const placesField = z._default(wholeNumber(0, mostPlaces), defaultPlaces)

/** How a country's office is reached, when it is open, whether its prices are told, and what it takes on. */
const officeSchema = (country: Country) =>
  z.object(
    {
      address: words(5, 200),
      addressEn: optionalLine(200),
      /** The first is shown in the bar on top of every page. */
      phoneNumbers: z.array(phoneField, 'not_a_list').check(z.minLength(1, 'too_few'), z.maxLength(4, 'too_many')),
      whatsapp: phoneField,
      /** Numbers in the registers of companies and taxes, as they are quoted. */
      registration: optionalLine(120),
      openingHours: z
        .array(openingPeriodSchema, 'not_a_list')
        .check(z.minLength(1, 'too_few'), z.maxLength(7, 'too_many')),
      /** False: prices are told on request, and nothing is sold in instalments. */
      hasPriceList: z._default(z.boolean('not_a_boolean'), true),
      consultationPlaces: placesField,
      appointmentPlaces: placesField,
      visitPlaces: placesField,
      /** The total above which two people approve an application; 0: whatever it is. */
      secondApprovalAbove: z._default(wholeNumber(0, largestAmount), secondApproval(country)),
      requestsEmail: mailboxField,
      applicationsEmail: mailboxField,
      jobsEmail: mailboxField,
    },
    'not_an_object',
  )
export type OfficeSettings = z.output<ReturnType<typeof officeSchema>>

export const countriesSchema = z.object(perCountry(officeSchema))

type Reached = Pick<OfficeSettings, 'address' | 'addressEn' | 'phoneNumbers' | 'whatsapp'>

/** Sample content: no such number is given out. */
const offices: Readonly<Record<Country, Reached>> = {
  cm: {
    address: '14 Allen Avenue, Ikeja, Lagos',
    addressEn: '14 Allen Avenue, Ikeja, Lagos',
    phoneNumbers: ['+234 800 000 0101', '+234 800 000 0102'],
    whatsapp: '+234 800 000 0101',
  },
  bf: {
    address: 'Avenue Kwame-Nkrumah, secteur 4, Ouagadougou',
    addressEn: 'Avenue Kwame Nkrumah, Sector 4, Ouagadougou',
    phoneNumbers: ['+226 25 00 01 01', '+226 70 00 01 01'],
    whatsapp: '+226 70 00 01 01',
  },
}

const openingHours: OpeningPeriod[] = [{ from: 'Mo', to: 'Fr', opens: '08:00', closes: '17:00' }]

export const builtInCountries: Record<Country, OfficeSettings> = perCountry((country) => ({
  ...offices[country],
  registration: '',
  openingHours,
  hasPriceList: true,
  consultationPlaces: defaultPlaces,
  appointmentPlaces: defaultPlaces,
  visitPlaces: defaultPlaces,
  secondApprovalAbove: secondApproval(country),
  requestsEmail: '',
  applicationsEmail: '',
  jobsEmail: '',
}))
