import { expect, test } from 'vitest'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { appliances } from '#business/energy/built-in-appliances.ts'
import { wordsFr } from '#business/energy/guide/words-fr.ts'
import { accessibilityStatement } from '#business/company/legal/accessibility.ts'
import { privacyPolicy } from '#business/company/legal/privacy.ts'
import { termsOfUse } from '#business/company/legal/terms.ts'
import { glossaryFaults } from './glossary.ts'
import { allMessages } from './message-files.ts'

const products = demoCatalogue.products.flatMap(({ name, description, features }) =>
  [name, description ?? ''].concat(features ?? []),
)
const legal = [accessibilityStatement, privacyPolicy, termsOfUse].map(({ sections }) => JSON.stringify(sections.fr))
const french = [
  ...allMessages('fr').map(([, text]) => text),
  ...products,
  ...appliances.map(({ name }) => name),
  ...legal,
  JSON.stringify(wordsFr),
]

test('one thing has one French name, on screens, in mails, in the catalogue, the guide and the legal texts', () => {
  expect(french.flatMap((text) => glossaryFaults(text).map((fault) => `${fault}: ${text.slice(0, 80)}`))).toEqual([])
})

test.each(['Votre courriel', 'Prix du constructeur', '980 Wp', 'Un lave-linge', 'La page n’a pas pu s’ouvrir'])(
  'finds the other name in “%s”',
  (text) => {
    expect(glossaryFaults(text)).toHaveLength(1)
  },
)
