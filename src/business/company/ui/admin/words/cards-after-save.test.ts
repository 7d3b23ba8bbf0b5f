import { expect, test } from 'vitest'
import { perLanguage } from '#kernel/language.ts'
import type { SiteMessage, TextPlace, WordArea } from '../../../words/site-message.ts'
import { pageAfterSave } from './cards-after-save.ts'

const own = { text: 'À nous', by: 'Ada', at: '2026-11-29T08:00:00.000Z' }
const nav: TextPlace = { key: 'shell.nav.audit', area: 'shell' }
const hero: TextPlace = { key: 'home.hero.audit', area: 'home' }
const feature: TextPlace = { key: 'home.features.action', area: 'home' }

const card = ({ key, area }: { key: string; area: WordArea }, alike: TextPlace[], said: typeof own | null = null) =>
  ({
    key,
    area,
    isLegal: false,
    words: perLanguage((language) => ({
      original: 'Évaluer mes besoins',
      own: language === 'fr' ? said : null,
      needs: [],
      alike: language === 'fr' ? alike : [],
    })),
  }) satisfies SiteMessage
const page = (items: SiteMessage[], changed: number) => ({ items, total: items.length, changed, nextCursor: null })
const before = [card(nav, [hero, feature]), card(feature, [nav, hero])]

test('those that said the same follow on the page, and count as changed', () => {
  const [was = card(nav, [])] = before
  const saved = card(nav, [hero, feature], own)
  expect(pageAfterSave(page(before, 2), { was, saved, language: 'fr', isEverywhere: true })).toEqual(
    page([saved, card(feature, [nav, hero], own)], 5),
  )
})

test('a text that was saved alone leaves the others as they are, which are no longer like it', () => {
  const [was = card(nav, [])] = before
  const saved = card(nav, [], own)
  expect(pageAfterSave(page(before, 0), { was, saved, language: 'fr', isEverywhere: false })).toEqual(
    page([saved, card(feature, [hero])], 1),
  )
})
