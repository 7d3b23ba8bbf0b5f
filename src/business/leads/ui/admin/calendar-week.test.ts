import { expect, test } from 'vitest'
import { calendarViewOf, daysOf } from './calendar-week.ts'

const friday = new Date('2026-11-20T23:30:00Z')

test('an address says which country, view and day; otherwise the country’s own today, on a weekend the Monday after', () => {
  expect(calendarViewOf(new URLSearchParams(), friday, 'en')).toEqual({
    country: 'cm',
    view: 'week',
    date: '2026-11-23',
  })
  expect(calendarViewOf(new URLSearchParams('country=bf&view=day'), friday, 'en').date).toBe('2026-11-20')
  expect(calendarViewOf(new URLSearchParams('date=2026-02-30&country=x&view=y'), friday, 'en')).toEqual({
    country: 'cm',
    view: 'week',
    date: '2026-11-23',
  })
})

test('it begins with the country whose office speaks as whoever looks does', () => {
  expect(calendarViewOf(new URLSearchParams(), friday, 'fr').country).toBe('bf')
})

test('a week has seven days, a day one', () => {
  expect(daysOf({ country: 'bf', view: 'week', date: '2026-11-25' })).toHaveLength(7)
  expect(daysOf({ country: 'bf', view: 'day', date: '2026-11-25' })).toEqual(['2026-11-25'])
})
