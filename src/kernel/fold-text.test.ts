import { expect, test } from 'vitest'
import { foldText, hasWords, hasWordsAlike } from './fold-text.ts'

const name = foldText('Brancher un logiciel : Webhooks, Équipe')

test.each([
  ['webhook', true, true],
  ['équipe web', true, true],
  ['webhok', false, true],
  ['wehbook', false, true],
  ['equippe', false, true],
  ['logicel brancher', false, true],
  ['wbe', false, false],
  ['facture', false, false],
  ['webhok facture', false, false],
])('%s: has its words %s, or words alike %s', (query, has, hasAlike) => {
  expect([hasWords(name, query), hasWordsAlike(name, query)]).toEqual([has, hasAlike])
})
