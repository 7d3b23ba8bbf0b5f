import { describe, expect, test } from 'vitest'
import { aConsultation } from '../../../tests/support/sent-requests.ts'
import { parse } from '#kernel/parse.ts'
import { consultationSchema } from './consultation.ts'

/** Wednesday 7 January 2026, 10:30 in Lagos. */
const now = new Date('2026-01-07T09:30:00Z')
const { source: _page, ...sent } = aConsultation('2026-01-08', '10-11am')
const good = {
  ...sent,
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  phone: '+234 803 000 0000',
}

const errorsOf = (input: unknown) => {
  const outcome = parse(consultationSchema(now), input)
  return outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
}

describe('a consultation request', () => {
  test('is read: trimmed, in the default country, without what is unknown', () => {
    const outcome = parse(consultationSchema(now), {
      ...good,
      firstName: '  Amina ',
      message: ' Hi\r\nthere ',
      role: 'admin',
    })
    expect(outcome).toEqual({ ok: true, value: { ...good, message: 'Hi\nthere', country: 'cm' } })
  })

  test.each(Object.keys(good))('needs %s', (field) => {
    expect(errorsOf({ ...good, [field]: undefined })).toEqual([`${field}: required`])
    expect(errorsOf({ ...good, [field]: '' })).toEqual([`${field}: required`])
  })

  test.each([
    ['firstName', ' A ', 'too_short'],
    ['firstName', 'A'.repeat(101), 'too_long'],
    ['lastName', 'B', 'too_short'],
    ['firstName', 42, 'not_a_text'],
    ['email', 'amina@', 'invalid_email'],
    ['email', 'a@b.co\nBcc: c@d.co', 'invalid_email'],
    ['phone', '1234567', 'too_short'],
    ['phone', 'call me maybe', 'invalid_phone'],
    ['phone', '+1234567890123456', 'invalid_phone'],
    ['installationAddress', 'Rd 4', 'too_short'],
    ['state', 'ouagadougou', 'unknown_value'],
    ['state', 'texas', 'unknown_value'],
    ['hearAboutUs', 'radio', 'unknown_value'],
    ['budgetedCost', 'all of it', 'unknown_value'],
    ['electricitySpend', 'no-generator', 'unknown_value'],
    ['fuelSpend', 'under-10k', 'unknown_value'],
    ['purchaseTimeline', 'never', 'unknown_value'],
    ['preferredDate', '2026-01-06', 'past_date'],
    ['preferredDate', '2026-01-10', 'weekend'],
    ['preferredDate', '2026-02-30', 'invalid_date'],
    ['preferredDate', '2036-01-08', 'too_far'],
    ['preferredDate', 20260108, 'invalid_date'],
    ['preferredTimeSlot', '08:00', 'unknown_value'],
    ['message', 'm'.repeat(2001), 'too_long'],
    ['message', null, 'not_a_text'],
    ['country', 'ng', 'unknown_country'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual([`${field}: ${code}`])
  })

  test('tells every field that is wrong at once', () => {
    expect(errorsOf({ ...good, firstName: '', state: 'dori', preferredDate: '2026-01-10' })).toEqual([
      'firstName: required',
      'state: unknown_value',
      'preferredDate: weekend',
    ])
  })

  test.each([null, undefined, [], 'text', 3])('that is %j is refused', (input) => {
    expect(errorsOf(input)).not.toEqual([])
  })

  test('from Burkina Faso chooses a town there', () => {
    expect(errorsOf({ ...good, country: 'bf', state: 'bobo-dioulasso' })).toEqual([])
    expect(errorsOf({ ...good, country: 'bf', state: 'other' })).toEqual([])
    expect(errorsOf({ ...good, country: 'bf', state: 'fct' })).toEqual(['state: unknown_value'])
  })

  test('for today needs a slot that has not begun', () => {
    const today = { ...good, preferredDate: '2026-01-07' }
    expect(errorsOf({ ...today, preferredTimeSlot: '10-11am' })).toEqual(['preferredTimeSlot: past_slot'])
    expect(errorsOf({ ...today, preferredTimeSlot: '11-12pm' })).toEqual([])
    // It is an hour earlier there.
    expect(errorsOf({ ...today, country: 'bf', state: 'dori', preferredTimeSlot: '10-11am' })).toEqual([])
  })
})
