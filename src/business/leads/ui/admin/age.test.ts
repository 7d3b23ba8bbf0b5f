import { expect, test } from 'vitest'
import { plain } from '../../../../../tests/support/shown-text.ts'
import { wordsOf } from '../../../../../tests/support/words.ts'
import { answerClock } from '../../answer-clock.ts'
import { ageInWords } from './age.tsx'

const [fr, en] = [await wordsOf('fr'), await wordsOf('en')]
const now = new Date('2026-11-24T12:00:00.000Z')
const clockOf = (createdAt: string) =>
  answerClock({ kind: 'message', status: 'new', firstContactAt: null, createdAt }, now)

test('what waits says for how long, and what is late by how much it is', () => {
  const [waits, late] = [clockOf('2026-11-24T05:00:00.000Z'), clockOf('2026-11-23T05:00:00.000Z')]
  expect(plain(ageInWords(waits, fr))).toBe('7 h')
  expect(plain(ageInWords(late, fr))).toBe('7 h de retard')
  expect(plain(ageInWords(late, en))).toBe('7 hrs late')
})
