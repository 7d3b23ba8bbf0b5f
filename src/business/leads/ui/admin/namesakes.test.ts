import { expect, test } from 'vitest'
import { namesakesIn } from './namesakes.ts'

const asker = (id: number, name: string, reached: { phone?: string; dialledNumber?: string; email?: string }) => ({
  id,
  name,
  phone: null,
  dialledNumber: null,
  email: null,
  asked: { words: '' },
  ...reached,
})
const idsOf = (found: readonly ReturnType<typeof asker>[], name: string) => namesakesIn(found, name).map(({ id }) => id)

test('who is reached by the same phone or the same mail is one person, by their first request; a name alone makes nobody the same', () => {
  const found = [
    asker(9, 'Bola Adé', { dialledNumber: '+2348035550101', email: 'Bola@example.com' }),
    asker(8, 'Bola A.', { dialledNumber: '+2348035550101' }),
    asker(7, 'Bola', { dialledNumber: '+2348035550102', email: 'bola@example.com' }),
    asker(6, 'Bola Adé', { dialledNumber: '+2348035550102' }),
    asker(5, 'Bola Adé', { dialledNumber: '+2348035550103', email: 'other@example.com' }),
    asker(4, 'Bola Adé', { phone: '55 01' }),
    asker(3, 'Bola', { phone: '55 01' }),
    asker(2, 'Bola Adé', { email: 'third@example.com' }),
  ]
  expect(idsOf(found, 'bola')).toEqual([9, 5, 4, 2])
})

test('who is called so stands before who was found by the sound, who only wrote the name is nobody of it, and six are enough', () => {
  const words = { words: 'Is Bola there?' }
  const found = [
    asker(9, 'Chidi', { email: 'a@example.com' }),
    { ...asker(8, 'Aminata', { email: 'b@example.com' }), asked: words },
    ...[7, 6, 5, 4, 3, 2].map((id) => asker(id, 'Bola', { email: `${id}@example.com` })),
  ]
  expect(idsOf(found, 'Bola')).toEqual([7, 6, 5, 4, 3, 2])
  expect(idsOf(found.slice(0, 4), 'Bola')).toEqual([7, 6, 9])
})
