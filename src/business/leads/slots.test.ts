import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '#kernel/country.ts'
import {
  appointmentSlots,
  bookingWindow,
  dateIssue,
  isBookable,
  slotKinds,
  slotPeriod,
  slotsAhead,
  slotsOf,
  slotStart,
} from './slots.ts'

/** Wednesday 7 January 2026, 09:30 in Lagos and 08:30 in Ouagadougou. */
const now = new Date('2026-01-07T08:30:00Z')

describe('the slots', () => {
  test('of a consultation are ten hours from 8:00 to 18:00', () => {
    expect(slotsOf.consultation).toHaveLength(10)
    expect(slotPeriod('consultation', '2026-01-08', '8-9am')).toEqual({
      start: '2026-01-08T08:00:00',
      end: '2026-01-08T09:00:00',
    })
    expect(slotPeriod('consultation', '2026-01-08', '12-1pm')?.start).toBe('2026-01-08T12:00:00')
    expect(slotPeriod('consultation', '2026-01-08', '5-6pm')?.end).toBe('2026-01-08T18:00:00')
  })

  test('of an appointment are eighteen half hours from 8:00 to 17:00', () => {
    expect(appointmentSlots).toHaveLength(18)
    expect([appointmentSlots[0], appointmentSlots[1], appointmentSlots[17]]).toEqual(['08:00', '08:30', '16:30'])
    expect(slotPeriod('appointment', '2026-01-08', '16:30')?.end).toBe('2026-01-08T17:00:00')
  })

  test('unknown to the kind have no start', () => {
    expect(slotStart('consultation', '08:00')).toBeNull()
    expect(slotStart('appointment', '8-9am')).toBeNull()
    expect(slotPeriod('consultation', '2026-01-08', 'noon')).toBeNull()
  })
})

describe('dateIssue', () => {
  test.each([
    ['2026-01-07', null],
    ['2026-01-08', null],
    ['', 'required'],
    ['2026-01-06', 'past_date'],
    ['2026-01-10', 'weekend'],
    ['2026-01-11', 'weekend'],
    ['2026-02-30', 'invalid_date'],
    ['tomorrow', 'invalid_date'],
    ['2027-01-07', null],
    ['2027-01-08', 'too_far'],
    ['9999-12-31', 'too_far'],
  ])('%s: %s', (date, issue) => expect(dateIssue(date, now, 'cm')).toBe(issue))

  test('counts days in the zone of the country', () => {
    const lateEvening = new Date('2026-01-07T23:30:00Z')
    expect(dateIssue('2026-01-07', lateEvening, 'cm')).toBe('past_date')
    expect(dateIssue('2026-01-07', lateEvening, 'bf')).toBeNull()
    expect(bookingWindow(lateEvening, 'cm').first).toBe('2026-01-08')
  })
})

describe('slotsAhead', () => {
  test('leaves out what has begun, in the zone of the country', () => {
    expect(slotsAhead('consultation', '2026-01-07', now, 'cm')).toEqual(slotsOf.consultation.slice(2))
    expect(slotsAhead('consultation', '2026-01-07', now, 'bf')).toEqual(slotsOf.consultation.slice(1))
    expect(slotsAhead('appointment', '2026-01-07', now, 'bf')[0]).toBe('09:00')
  })

  test('has none left in the evening or on a day that is over, and all of a later day', () => {
    const evening = new Date('2026-01-07T16:00:00Z')
    expect(slotsAhead('consultation', '2026-01-07', evening, 'cm')).toEqual([])
    expect(slotsAhead('appointment', '2026-01-06', now, 'cm')).toEqual([])
    expect(slotsAhead('appointment', '2026-01-08', evening, 'cm')).toEqual(appointmentSlots)
  })
})

describe('isBookable', () => {
  test('refuses a slot that has begun today, in the zone of the country', () => {
    expect(isBookable('consultation', '2026-01-07', '9-10am', now, 'cm')).toBe(false)
    expect(isBookable('consultation', '2026-01-07', '10-11am', now, 'cm')).toBe(true)
    expect(isBookable('consultation', '2026-01-07', '9-10am', now, 'bf')).toBe(true)
    expect(isBookable('appointment', '2026-01-07', '08:30', now, 'bf')).toBe(false)
    expect(isBookable('appointment', '2026-01-07', '09:00', now, 'bf')).toBe(true)
  })

  test('refuses weekends, the past and unknown slots', () => {
    expect(isBookable('consultation', '2026-01-10', '10-11am', now, 'cm')).toBe(false)
    expect(isBookable('consultation', '2025-12-31', '10-11am', now, 'cm')).toBe(false)
    expect(isBookable('consultation', '2026-01-08', '08:00', now, 'cm')).toBe(false)
  })

  test('a slot bookable later was bookable before, within the horizon', () => {
    const anyCase = fc.constantFrom(...slotKinds).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        slot: fc.constantFrom(...slotsOf[kind]),
        country: fc.constantFrom(...countries),
        days: fc.integer({ min: 0, max: 300 }),
        earlier: fc.integer({ min: 0, max: 60 * 24 * 60 }),
      }),
    )
    fc.assert(
      fc.property(anyCase, ({ kind, slot, country, days, earlier }) => {
        const date = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
        const before = new Date(now.getTime() - earlier * 60_000)
        fc.pre(isBookable(kind, date, slot, now, country))
        expect(isBookable(kind, date, slot, before, country)).toBe(true)
      }),
    )
  })
})
