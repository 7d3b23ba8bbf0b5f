import { describe, expect, test } from 'vitest'
import { hasMessage, serverText } from '#i18n/server-messages.server.ts'
import { countries, type Country } from '#kernel/country.ts'
import { parse } from '#kernel/parse.ts'
import { appointmentForm } from './appointment.ts'
import { consultationForm } from './consultation.ts'
import { messageForm } from './contact-message.ts'
import { jobApplicationForm } from './job-application.ts'
import { orderForm } from './order.ts'
import {
  answerIn,
  answersIn,
  bandIn,
  errorKey,
  exampleOf,
  isOptional,
  labelKey,
  optionsOf,
  type SayAny,
  type VisitorFields,
  type visitorForm,
} from './visitor-form.ts'

test.each([
  ['firstName', 'required', 'cm', 'leads.consultation.error.firstName'],
  ['firstName', 'too_long', 'cm', 'leads.error.too_long'],
  ['state', 'required', 'cm', 'leads.consultation.error.state'],
  ['state', 'unknown_value', 'bf', 'leads.consultation.error.town'],
  ['preferredDate', 'required', 'cm', 'leads.consultation.error.preferredDate'],
  ['preferredDate', 'weekend', 'cm', 'leads.booking.error.weekend'],
  ['preferredTimeSlot', 'slot_full', 'cm', 'leads.booking.error.slot_full'],
  ['message', 'too_long', 'cm', 'leads.consultation.error.message'],
  ['country', 'unknown_country', 'cm', 'leads.failure.text'],
] as const)('what is wrong is told in the words of its field: %s %s in %s', (path, code, country, key) => {
  expect(errorKey(consultationForm, path, code, country)).toBe(key)
  expect(hasMessage(key)).toBe(true)
})

test('an issue may have words of its own', () => {
  expect(errorKey(jobApplicationForm, 'phone', 'invalid_phone', 'cm')).toBe('leads.job.error.invalid_phone')
  expect(errorKey(jobApplicationForm, 'phone', 'too_short', 'cm')).toBe('leads.job.error.phone')
})

test.each([
  ['budgetedCost', 'under-500k', 'cm', 'fr', 'Moins de 500 000 ₦'],
  ['budgetedCost', '500k-1m', 'bf', 'fr', 'De 500 000 à 1 000 000 FCFA'],
  ['budgetedCost', 'over-5m', 'bf', 'en', 'Over 5 000 000 FCFA'],
  ['budgetedCost', 'flexible', 'cm', 'en', 'Flexible'],
  ['fuelSpend', '15k-30k', 'cm', 'en', '15 000 to 30 000 ₦'],
] as const)(
  'an answer between two amounts is told in the country’s money: %s %s',
  (name, option, country, language, said) => {
    const field = consultationForm.fields[name]
    expect(answerIn(name, field, option, country, serverText[language] as SayAny)).toBe(said)
  },
)

test('amounts are of the size of the country’s money', () => {
  expect(bandIn('500k-1m', 'cm')).toEqual({ side: 'between', from: 500_000, to: 1_000_000 })
  expect(bandIn('under-10k', 'bf')).toEqual({ side: 'under', from: 0, to: 10_000 })
  expect(bandIn('over-200k', 'bf')?.from).toBe(200_000)
  expect(bandIn('1-3-months', 'cm')).toBeNull()
})

const forms: readonly ReturnType<typeof visitorForm<string, VisitorFields>>[] = [
  consultationForm,
  appointmentForm,
  jobApplicationForm,
  messageForm,
  orderForm,
]
/** The keys of all that a field says. */
function wordsOf(form: (typeof forms)[number], name: string, country: Country): readonly string[] {
  const field = form.fields[name]
  const options = field?.control === 'choice' ? optionsOf(field) : []
  const perhaps = [
    field?.section && `${form.words}.section.${field.section}`,
    field?.placeholder && `${form.words}.placeholder.${name}`,
    field?.hint && `leads.hint.${field.hint}`,
  ]
  return [
    labelKey(form, name, country),
    errorKey(form, name, 'required', country),
    ...perhaps.filter((key) => key !== undefined),
    ...options.map(
      (option) => `leads.${bandIn(option, country) ? 'band' : name}.${bandIn(option, country)?.side ?? option}`,
    ),
  ]
}

describe.each(forms)('the form $words', (form) => {
  test('has words for each of its fields, wherever it is filled', () => {
    const keys = countries.flatMap((country) =>
      Object.keys(form.fields).flatMap((name) => wordsOf(form, name, country)),
    )
    expect(keys.filter((key) => !hasMessage(key) || key.endsWith('.failure.text'))).toEqual([])
  })

  test('offers something to choose from in each of its choices', () => {
    const choices = Object.values(form.fields).filter(({ control }) => control === 'choice')
    expect(choices.filter((field) => optionsOf(field).length < 2)).toEqual([])
  })

  test('shows what is said in each of its answers in its example', () => {
    const answers = Object.entries(form.fields).filter(([, { staff }]) => staff === 'answer')
    expect(answers.filter(([, { example }]) => example === undefined).map(([name]) => name)).toEqual([])
  })

  test('tells each field that is missing, and takes its own example', () => {
    const missing = parse(form.schema, {})
    const needed = Object.entries(form.fields).filter(([, field]) => !isOptional(field))
    expect(missing.ok ? [] : missing.problem.errors).toEqual(needed.map(([path]) => ({ path, code: 'required' })))
    expect(parse(form.schema, exampleOf(form)).ok).toBe(true)
  })
})

test('what was asked is told in words, in the order of the form, without what was left out', () => {
  const { message: _leftOut, ...payload } = exampleOf(consultationForm)
  const asked = {
    form: consultationForm,
    payload,
    say: serverText.en,
    country: 'cm',
  } as const
  const told = answersIn(asked, ['phone', 'answer'], { phone: 'Call' }).map(({ label, value }) => `${label}: ${value}`)
  const expected = [
    'Call: +234 803 000 0000',
    'Installation address: 12 Marina Road, Ikeja',
    'State: Lagos',
    'Monthly electricity spend: 25 000 to 50 000 ₦',
    'Monthly fuel spend: I have no generator',
    'Budgeted cost: 1 000 000 to 2 000 000 ₦',
    'Expected purchase timeline: In 1 to 3 months',
    'How did you hear about us?: A friend or acquaintance',
  ]
  expect(told.filter((line) => expected.includes(line))).toEqual(expected)
  expect(told.join()).not.toMatch(/Amina|Message/)
})
