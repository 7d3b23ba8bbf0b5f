import { expect, test } from 'vitest'
import { glossaryFaults } from '../../../../tests/words/glossary.ts'
import { englishFaults, frenchFaults } from '../../../../tests/words/typography-faults.ts'
import { documentMaxBytes, documentTypes } from '#business/financing/document-type.ts'
import { eligibilityConditions } from '#business/financing/eligibility-conditions.ts'
import { planLimits } from '#business/financing/plan-limits.ts'
import { contentLanguages } from '#kernel/language.ts'
import { listedBuiltInPosts } from '#business/posts/built-in-posts.server.ts'
import { faq } from './faq.ts'

const questions = faq.flatMap((topic) => topic.questions)
const answerTo = (id: string, language: 'fr' | 'en') =>
  questions.find((question) => question.id === id)?.answer[language].join(' ') ?? ''

test('each of eight to twelve questions has a name of its own, and an answer in both languages', () => {
  expect(questions.length).toBeGreaterThanOrEqual(8)
  expect(questions.length).toBeLessThanOrEqual(12)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { question, answer } of questions) {
    for (const language of contentLanguages) expect(question[language]).toMatch(/\?$/)
    expect(answer.fr.length).toBe(answer.en.length)
  }
})

test('both languages keep their typography, and French its terms', () => {
  const said = (language: 'fr' | 'en') =>
    faq
      .flatMap(({ title }) => title[language])
      .concat(
        questions.flatMap(({ question, answer, link }) =>
          [question[language], link?.label[language] ?? ''].concat(answer[language]),
        ),
      )
  expect(said('fr').flatMap((text) => frenchFaults(text).concat(glossaryFaults(text)))).toEqual([])
  expect(said('en').flatMap(englishFaults)).toEqual([])
})

test('what it says of instalments is what the software does', () => {
  const { downPayment, tenure } = planLimits
  expect(answerTo('instalments', 'en')).toContain(`${downPayment.min} to ${downPayment.max}%`)
  expect(answerTo('instalments', 'en')).toContain(`1 to ${tenure.max} equal monthly instalments`)
  expect(answerTo('instalments', 'fr')).toContain(`de ${downPayment.min} à ${downPayment.max}\u00a0%`)
  expect(answerTo('instalments', 'fr')).toContain(`en 1 à ${tenure.max} mensualités`)
})

test('what it says of eligibility and documents is what the form asks', () => {
  const { monthlyIncome, activityMonths, incomeShare, statementMonths } = eligibilityConditions
  const asked = answerTo('eligibility', 'en')
  for (const income of Object.values(monthlyIncome)) expect(asked).toContain(income.toLocaleString('en'))
  expect(asked).toContain(`${activityMonths.value} months`)
  expect(asked).toContain(`${incomeShare.value}%`)
  expect(documentTypes).toHaveLength(5)
  const documents = answerTo('documents', 'en')
  expect(documents).toMatch(/^Five:/)
  expect(documents).toContain(`last ${statementMonths.value} months`)
  expect(documents).toContain(`${documentMaxBytes / 1024 / 1024} MB`)
})

test('its links lead to a page, none to an article that can be hidden; what they search for is found', () => {
  const paths = questions.flatMap(({ link }) => link?.to ?? [])
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) expect(path).toMatch(/^\/[a-z-]+(\?q=[a-z]+)?$/)
  const asked = paths.flatMap((path) => /\?q=(.+)$/.exec(path)?.[1] ?? [])
  const isFound = (word: string) => listedBuiltInPosts.some(({ title }) => title.toLowerCase().includes(word))
  expect(asked.filter((word) => !isFound(word))).toEqual([])
})
