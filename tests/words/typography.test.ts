import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allMessages } from './message-files.ts'
import { breakableAmounts, englishFaults, frenchFaults } from './typography-faults.ts'

const faultsOf = (messages: ReturnType<typeof allMessages>, faults: (text: string) => string[]) =>
  messages.flatMap(([key, text]) => faults(text).map((fault) => `${key}: ${fault}: ${text}`))

describe('typography', () => {
  test('of the French messages', () => {
    expect(faultsOf(allMessages('fr'), frenchFaults)).toEqual([])
  })

  test('of the English messages', () => {
    expect(faultsOf(allMessages('en'), englishFaults)).toEqual([])
  })

  test.each([
    'Combien ?',
    'Combien?',
    'Combien\u00A0?',
    'Prix : {price}',
    'Un ; deux',
    '«\u202Fmonde »',
    '« monde\u202F»',
    "l'eau",
    'le "monde"',
    'Un instant...',
    'De 8 h à 17\u00A0h',
    'Panneaux de {panel} W',
    'CO2 évité',
  ])('refuses %s in French', (text) => {
    expect(frenchFaults(text)).toHaveLength(1)
  })

  test.each([
    'Combien\u202F?',
    'Quoi\u202F?!',
    '«\u202F{page}\u202F»',
    'L’eau\u202F: 3\u202Fm³',
    'https://example.org/a?b=1',
  ])('accepts %s in French', (text) => {
    expect(frenchFaults(text)).toEqual([])
  })

  test('of amounts in articles, cases and legal texts: none breaks across lines', () => {
    const prose = globSync('content/**/*.md').map((path) => [path, readFileSync(path, 'utf8')] as const)
    expect(prose.length).toBeGreaterThan(30)
    expect(prose.flatMap(([path, text]) => breakableAmounts(text).map((amount) => `${path}: ${amount}`))).toEqual([])
    expect(breakableAmounts('1 250 000\u202F₦, 225 ₦ ou 800\u202FFCFA')).toEqual(['1 250 000', '5 ₦'])
  })

  test.each(["don't '{name}'", 'Ready !', '« Ready »'])('refuses %s in English', (text) => {
    expect(englishFaults(text)).not.toEqual([])
  })
})
