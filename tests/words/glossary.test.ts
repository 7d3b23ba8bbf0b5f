import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { appliances } from '#business/energy/built-in-appliances.ts'
import { faq } from '#business/company/faq/faq.ts'
import { wordsFr } from '#business/energy/guide/words-fr.ts'
import { languages } from '#kernel/language.ts'
import { callsCustomerVisitor, glossaryFaults } from './glossary.ts'
import { allMessages } from './message-files.ts'

const products = demoCatalogue.products.flatMap(({ name, description, features }) =>
  [name, description ?? ''].concat(features ?? []),
)
const prose = globSync('content/**/*.fr.md').map((path) => readFileSync(path, 'utf8'))
const answers = faq.flatMap(({ questions }) => questions.flatMap(({ question, answer }) => [question.fr, ...answer.fr]))
const french = [
  ...answers,
  ...allMessages('fr').map(([, text]) => text),
  ...products,
  ...appliances.map(({ name }) => name),
  ...prose,
  JSON.stringify(wordsFr),
]

test('one thing has one French name, on screens, in mails, in the catalogue, the guide, articles and legal texts', () => {
  expect(french.flatMap((text) => glossaryFaults(text).map((fault) => `${fault}: ${text.slice(0, 80)}`))).toEqual([])
})

test('whoever wrote, ordered or booked is a customer', () => {
  const pairs = languages.flatMap((language) => allMessages(language))
  expect(pairs.filter(([key, text]) => callsCustomerVisitor(key, text))).toEqual([])
  expect(callsCustomerVisitor('mail.messageStaff.promise', 'Le visiteur sait que nous répondons.')).toBe(true)
})

test.each([
  'Votre courriel',
  'Prix du constructeur',
  '980 Wp',
  'Un lave-linge',
  'La page n’a pas pu s’ouvrir',
  'Vérifiez votre réseau',
  'Calculer un plan',
  'En 12 mois sans intérêt',
  'Veuillez saisir une adresse',
  'Audits énergétiques',
])('finds the other name in “%s”', (text) => {
  expect(glossaryFaults(text)).toHaveLength(1)
})
