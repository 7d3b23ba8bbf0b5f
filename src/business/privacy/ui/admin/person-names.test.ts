import { expect, test } from 'vitest'
import type { PersonPage } from '../../person-record.ts'
import { namesOf, sharedBy } from './person-names.ts'

const request = (name: string, phone: string | null, email: string | null, day: number) => {
  return { name, phone, email, createdAt: `2026-11-0${day}T10:00:00.000Z` }
}

const page = (left: { readonly phone: string | null; readonly email: string | null }, ...requests: unknown[]) =>
  ({ applications: [], mails: [], ...left, requests }) as unknown as PersonPage

const amina = request('Amina', '0803 222 1111', 'Amina@example.com', 3)
const tunde = request('Tunde', '+234 803 222 1111', 'tunde@example.com', 2)

test('names come once, the newest first, with what was left under each', () => {
  const found = page({ phone: null, email: null }, tunde, amina, request('Amina', '0803 222 1111', null, 1))
  expect(namesOf(found)).toEqual([
    { name: 'Amina', contacts: ['0803 222 1111', 'amina@example.com'] },
    { name: 'Tunde', contacts: ['+234 803 222 1111', 'tunde@example.com'] },
  ])
})

test('a phone is shared however it was written, an address only where no phone is', () => {
  const asked = { phone: '0803 222 1111', email: 'amina@example.com' }
  expect(sharedBy(page(asked, amina, tunde))).toEqual({ contact: '0803 222 1111', count: 2 })
  const alone = { phone: '0700 000 0000', email: 'amina@example.com' }
  expect(sharedBy(page(alone, amina, request('Aïcha', null, 'amina@example.com', 1)))).toEqual({
    contact: 'amina@example.com',
    count: 2,
  })
})

test('one name shares nothing with itself', () => {
  expect(sharedBy(page({ phone: '0803 222 1111', email: null }, amina, amina))).toBeNull()
})
