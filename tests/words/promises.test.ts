import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startingTerms } from '#business/financing/plan-limits.ts'
import { reviewBusinessDays } from '#business/financing/review-deadline.ts'
import { draftDays } from '#kernel/retention.ts'

/** Where words stand that visitors and staff read; the accessibility statement promises days of its own. */
const rooms = [
  'src/i18n/messages',
  'content',
  'src/business/posts',
  'src/business/solutions',
  'src/business/company',
  'db/demo',
]
const texts = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
  .filter((file) => /\.(json|md|tsx?)$/.test(file) && !/\.test\.|legal\/accessibility/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

const spoken: Readonly<Record<string, number>> = { two: 2, deux: 2 }

/** Whatever the texts say where `pattern` names a number, by file. */
const saidOf = (pattern: RegExp) =>
  texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, said = '']) => ({ file, number: spoken[said.toLowerCase()] ?? Number(said) })),
  )

test.each([
  ['how long a review takes', /(\S+)\s+(?:business days|jours\s+ouvrés)/g, reviewBusinessDays, 20],
  ['how long a draft is kept', /(?:supprimé|deleted) (?:après|after)\s+(\S+)\s+(?:jours|days)/g, draftDays, 4],
  ['what is paid first', /(\d+)\s?%(?=\s+down\b|\s+d’acompte|, puis)/g, startingTerms.downPaymentPercentage, 5],
  ['over how many months', /(?:×\s+|": ")(\d+)\s(?:mois|months)/g, startingTerms.tenureMonths, 4],
])('%s is told as it is', (_, pattern, number, least) => {
  const said = saidOf(pattern)
  expect(said.length).toBeGreaterThanOrEqual(least)
  expect(said.filter((one) => one.number !== number)).toEqual([])
})
