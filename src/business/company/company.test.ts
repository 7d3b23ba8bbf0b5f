import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countries } from '#kernel/country.ts'
import { contentLanguages, type LocalizedContent } from '#kernel/language.ts'
import { glossaryFaults } from '../../../tests/words/glossary.ts'
import { englishFaults, frenchFaults } from '../../../tests/words/typography-faults.ts'
import { builtInClaims } from './settings/claims-settings.ts'
import { featuredSystems } from './featured-systems.ts'
import { impactFigures } from './impact.ts'
import { partners } from './partners.ts'
import { team } from './team.ts'

const featured = countries.flatMap((country) => featuredSystems[country])

const promises = [builtInClaims.savings, builtInClaims.warranty, builtInClaims.quote, builtInClaims.support]

const texts: readonly LocalizedContent[] = [
  ...impactFigures.map(({ label, labelEn }) => ({ fr: label, en: labelEn })),
  ...builtInClaims.figures.map(({ label, labelEn }) => ({ fr: label, en: labelEn })),
  ...[...team, ...partners].map(({ role, roleEn }) => ({ fr: role, en: roleEn })),
  ...team.map(({ bio, bioEn }) => ({ fr: bio, en: bioEn })),
  ...promises.flatMap(({ title, titleEn, text, textEn }) => [
    { fr: title, en: titleEn },
    { fr: text, en: textEn },
  ]),
  ...featured.map(({ description, descriptionEn }) => ({ fr: description, en: descriptionEn })),
]

const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

test('the figures are those that the company claims', () => {
  expect(impactFigures.map(({ value, labelEn }) => [value, labelEn])).toEqual([
    [10_000, 'households electrified'],
    [150, 'jobs created'],
    [1_200, 'tonnes of CO₂ avoided'],
  ])
})

test('five people in the team, six partners, three systems in each country, each once', () => {
  expect([team.length, partners.length]).toEqual([5, 6])
  distinct([...team, ...partners].map(({ name }) => name))
  expect(featuredSystems.cm.map(({ name }) => name)).toEqual([
    'IVEM 6kVA / 15kWh',
    'Power M 3kVA / 5kWh',
    'Eco Beast 5kVA / 10kWh',
  ])
  expect(featuredSystems.bf.map(({ name }) => name)).toEqual(['Bluetti Core all-in-one', 'Power M', 'Eco Beast'])
})

test('every picture is there', () => {
  const pictures = [...team, ...partners, ...featured].map(({ picture }) => picture)
  distinct(pictures)
  const folder = new URL('../../../public', import.meta.url).pathname
  expect(pictures.filter((picture) => !existsSync(folder + picture))).toEqual([])
})

describe.each(contentLanguages)('the texts (%s)', (language) => {
  const own = texts.map((text) => text[language])
  const faults = { fr: (text: string) => [...frenchFaults(text), ...glossaryFaults(text)], en: englishFaults }[language]

  test('are all there, and are not the other language’s', () => {
    const other = language === 'fr' ? 'en' : 'fr'
    expect(texts.filter((text) => text[language].trim() === '' || text[language] === text[other])).toEqual([])
  })

  test('are written as the language is', () => {
    expect(own.flatMap((text) => faults(text).map((fault) => `${fault}: ${text}`))).toEqual([])
  })
})
