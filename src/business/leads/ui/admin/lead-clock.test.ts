import { expect, test } from 'vitest'
import { plain } from '../../../../../tests/support/shown-text.ts'
import { wordsOf } from '../../../../../tests/support/words.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { clockInWords } from './lead-clock.tsx'

const [fr, en] = [await wordsOf('fr'), await wordsOf('en')]
const now = new Date('2026-11-24T12:00:00.000Z')
const said = (createdAt: string, text = fr, status: LeadStatus = 'new') =>
  plain(
    clockInWords(
      {
        kind: 'message',
        status,
        firstContactAt: null,
        createdAt,
        answerDueAt: new Date(Date.parse(createdAt) + 24 * 3_600_000).toISOString(),
      },
      now,
      text,
    ),
  )

test('what waits says until when, what is late by how much, what was answered how old it is; days from 24 hours', () => {
  expect(said('2026-11-23T13:30:00.000Z')).toMatch(/^d’ici \d/)
  expect(said('2026-11-24T11:30:00.000Z')).toMatch(/^avant demain \d/)
  expect(said('2026-11-23T05:00:00.000Z')).toBe('7 h de retard')
  expect(said('2026-11-23T05:00:00.000Z', en)).toBe('7 hrs late')
  expect(said('2026-11-21T19:00:00.000Z')).toBe('1 j 17 h de retard')
  expect(said('2026-11-21T11:00:00.000Z')).toBe('2 j de retard')
  expect(said('2026-11-23T11:30:00.000Z', fr, 'contacted')).toBe('il y a 1 j')
  expect(said('2026-11-24T09:00:00.000Z', fr, 'contacted')).toBe('il y a 3 h')
  const friday = {
    kind: 'message',
    status: 'new',
    firstContactAt: null,
    createdAt: '2026-11-23T05:00:00.000Z',
  } as const
  expect(plain(clockInWords({ ...friday, answerDueAt: '2026-11-27T16:00:00.000Z' }, now, fr))).toBe(
    'd’ici ven. 27 nov.',
  )
})
