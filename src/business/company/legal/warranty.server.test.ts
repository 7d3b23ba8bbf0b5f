import { expect, test } from 'vitest'
import { componentWarranty, installationWarranty } from '../../../../db/demo/catalogue/claims.ts'
import { builtInSettings } from '../settings/built-in-settings.server.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const periodsIn = (text: string) => plain(text).match(/\d+ (?:ans|mois|years|months)/g) ?? []

test.each([
  ['fr', 'content', 'text'],
  ['en', 'contentEn', 'textEn'],
] as const)(
  'the warranty in writing has the periods that are promised and that sheets state (%s)',
  (language, body, words) => {
    const { warranty, claims } = builtInSettings
    const promised = periodsIn(claims.warranty[words])
    expect(promised).toHaveLength(3)
    expect(periodsIn(warranty[body])).toEqual(promised)
    for (const stated of [componentWarranty, installationWarranty]) {
      expect(promised).toEqual(expect.arrayContaining(periodsIn(stated[language])))
    }
  },
)
