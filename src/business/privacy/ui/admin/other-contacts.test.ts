import { expect, test } from 'vitest'
import type { PersonRecord } from '../../person-record.ts'
import { otherContacts } from '../../same-phone.ts'

const request = (email: string | null, phone: string | null): PersonRecord['requests'][number] => ({
  id: 1,
  reference: 'MSG-000001',
  kind: 'message',
  status: 'new',
  country: 'cm',
  name: 'Amina',
  email,
  phone,
  booking: null,
  fileName: null,
  createdAt: '2026-03-05T09:00:00.000Z',
})

test('what the person left beside what was asked for, each once', () => {
  const requests = [
    request('Amina@example.com', '+234 803 000 0001'),
    request('amina.b@example.com', '0803 000 0001'),
    request('AMINA.B@example.com', null),
  ]
  const found = { requests, applications: [], mails: [] }
  expect(otherContacts({ email: 'amina@example.com', phone: '08030000001' }, found)).toEqual(['amina.b@example.com'])
  expect(otherContacts({ email: 'amina@example.com' }, found)).toEqual([
    'amina.b@example.com',
    '+234 803 000 0001',
    '0803 000 0001',
  ])
})
