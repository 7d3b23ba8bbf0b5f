import { expect, test } from 'vitest'
import { namesOf, sharedBy } from './given-names.ts'

const left = (name: string, phone: string | null, email: string | null, day: number) => {
  return { name, phone, email, createdAt: `2026-11-0${day}T10:00:00.000Z` }
}

const amina = left('Amina', '0803 222 1111', 'Amina@example.com', 3)
const tunde = left('Tunde', '+234 803 222 1111', 'tunde@example.com', 2)

test('names come once, the newest first, with what was left under each', () => {
  expect(namesOf([tunde, amina, left('Amina', '0803 222 1111', null, 1)])).toEqual([
    { name: 'Amina', contacts: ['0803 222 1111', 'amina@example.com'] },
    { name: 'Tunde', contacts: ['+234 803 222 1111', 'tunde@example.com'] },
  ])
})

test('a phone is shared however it was written, an address only where no phone is', () => {
  const asked = { phone: '0803 222 1111', email: 'amina@example.com' }
  expect(sharedBy(asked, [amina, tunde])).toEqual({ contact: '0803 222 1111', count: 2 })
  const alone = { phone: '0700 000 0000', email: 'amina@example.com' }
  expect(sharedBy(alone, [amina, left('Aïcha', null, 'amina@example.com', 1)])).toEqual({
    contact: 'amina@example.com',
    count: 2,
  })
})

test('accents, capitals and spaces make no other name: it is written as it was last', () => {
  const spelt = [left('Aïcha  Diallo', '0803 222 1111', null, 3), left('AICHA diallo ', '0803 222 1111', null, 1)]
  expect(namesOf(spelt)).toEqual([{ name: 'Aïcha  Diallo', contacts: ['0803 222 1111'] }])
  expect(sharedBy({ phone: '0803 222 1111', email: null }, spelt)).toBeNull()
})

test('one name shares nothing with itself', () => {
  expect(sharedBy({ phone: '0803 222 1111', email: null }, [amina, amina])).toBeNull()
})
