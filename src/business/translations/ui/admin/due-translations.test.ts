import { expect, test } from 'vitest'
import type { DueTranslation } from '../../due-translation.ts'
import { recordAddress } from './due-translations.tsx'

const due: DueTranslation = {
  kind: 'post',
  recordId: '7',
  title: 'Titre',
  titleEn: '',
  missing: { fr: [], en: [] },
  older: null,
  saidAt: { fr: '2026-01-01T00:00:00Z', en: '2026-01-01T00:00:00Z' },
}

test.each([
  ['the language that lacks a text', { missing: { fr: [], en: ['title'] } }, '/admin/posts?edit=7&write=en'],
  ['the first of two that lack one', { missing: { fr: ['title'], en: ['title'] } }, '/admin/posts?edit=7&write=fr'],
  ['the older one', { older: 'en' }, '/admin/posts?edit=7&write=en'],
  [
    'what is missing before what is older',
    { older: 'fr', missing: { fr: [], en: ['title'] } },
    '/admin/posts?edit=7&write=en',
  ],
  ['settings, which show both', { kind: 'settings', recordId: 'team', older: 'en' }, '/admin/settings/team'],
] as const)('an editor opens on %s', (_what, change, address) => {
  expect(recordAddress({ ...due, ...change })).toBe(address)
})
