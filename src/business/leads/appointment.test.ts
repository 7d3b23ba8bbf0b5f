import { describe, expect, test } from 'vitest'
import { parse } from '#kernel/parse.ts'
import { appointmentSchema } from './appointment.ts'

/** Wednesday 7 January 2026, 10:30 in Lagos. */
const now = new Date('2026-01-07T09:30:00Z')
const good = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  phone: '0803 000 0000',
  date: '2026-01-08',
  slot: '08:30',
}

const errorsOf = (input: unknown) => {
  const outcome = parse(appointmentSchema(now), input)
  return outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
}

describe('an appointment', () => {
  test('is read: trimmed, in the default country, without what is unknown', () => {
    const given = { ...good, name: '  Amina  Bello ', message: ' Hi\r\nthere ', status: 'won' }
    expect(parse(appointmentSchema(now), given)).toEqual({
      ok: true,
      value: { ...good, message: 'Hi\nthere', country: 'cm' },
    })
  })

  test.each(Object.keys(good))('needs %s', (field) => {
    expect(errorsOf({ ...good, [field]: undefined })).toEqual([`${field}: required`])
    expect(errorsOf({ ...good, [field]: '' })).toEqual([`${field}: required`])
  })

  test.each([
    ['name', 'A', 'too_short'],
    ['name', 'A'.repeat(101), 'too_long'],
    ['email', 'amina', 'invalid_email'],
    ['email', 'a@b.co\nBcc: c@d.co', 'invalid_email'],
    ['phone', '1234567', 'too_short'],
    ['phone', 'call me maybe', 'invalid_phone'],
    ['date', '2026-01-06', 'past_date'],
    ['date', '2026-01-10', 'weekend'],
    ['date', '2026-02-30', 'invalid_date'],
    ['date', '2036-01-08', 'too_far'],
    ['date', 20260108, 'invalid_date'],
    ['slot', '07:30', 'unknown_value'],
    ['slot', '17:00', 'unknown_value'],
    ['slot', '8:30', 'unknown_value'],
    ['slot', '8-9am', 'unknown_value'],
    ['slot', 830, 'unknown_value'],
    ['message', 'm'.repeat(2001), 'too_long'],
    ['country', 'ng', 'unknown_country'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual([`${field}: ${code}`])
  })

  test('tells every field that is wrong at once', () => {
    expect(errorsOf({})).toHaveLength(5)
    expect(errorsOf({ ...good, name: '', date: '2026-01-10' })).toEqual(['name: required', 'date: weekend'])
  })

  test.each([null, undefined, [], 'text', 3])('that is %j is refused', (input) => {
    expect(errorsOf(input)).not.toEqual([])
  })

  test('for today needs a half hour that has not begun, on the clock of the country', () => {
    const today = { ...good, date: '2026-01-07' }
    expect(errorsOf({ ...today, slot: '10:30' })).toEqual(['slot: past_slot'])
    expect(errorsOf({ ...today, slot: '11:00' })).toEqual([])
    // It is an hour earlier there.
    expect(errorsOf({ ...today, slot: '10:00', country: 'bf' })).toEqual([])
    expect(errorsOf({ ...today, slot: '09:30', country: 'bf' })).toEqual(['slot: past_slot'])
  })
})
