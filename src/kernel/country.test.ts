import { readFile } from 'node:fs/promises'
import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { placesIn } from '#business/energy/built-in-places.ts'
import { builtInCountries } from '#business/company/settings/country-settings.ts'
import { charactersOf } from '../../scripts/add-glyph.ts'
import { countries, countryTable, type Country } from './country.ts'
import { currencies, currencyTable } from './money.ts'

const facts = countries.map((country) => countryTable[country])

test.each(['region', 'callingCode', 'defaultPlace'] as const)('no two countries have the same %s', (name) => {
  expect(new Set(facts.map((fact) => fact[name])).size).toBe(countries.length)
})

test('an abbreviation of a zone means the same hours wherever it is used, and a zone keeps them all year', () => {
  const meanings = new Map(facts.map(({ timeZoneAbbreviation, utcOffset }) => [timeZoneAbbreviation, utcOffset]))
  for (const { timeZone, timeZoneAbbreviation, utcOffset } of facts) {
    expect(meanings.get(timeZoneAbbreviation)).toBe(utcOffset)
    for (const month of [0, 6]) {
      const hour = Number(
        new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
          Date.UTC(2026, month, 15),
        ),
      )
      expect(hour).toBe(utcOffset)
    }
  }
})

test.each(countries)('its phones are of its region (%s)', (country) => {
  const { region, callingCode } = countryTable[country]
  expect(getCountryCallingCode(region as CountryCode)).toBe(callingCode)
  const { phoneNumbers, whatsapp } = builtInCountries[country]
  for (const phone of [...phoneNumbers, whatsapp]) {
    const number = parsePhoneNumberFromString(phone)
    expect([number?.country, number?.isPossible()]).toEqual([region, true])
  }
})

/** South, north, west and east of what a country covers, in whole degrees. */
const boxes: Readonly<Record<Country, readonly [south: number, north: number, west: number, east: number]>> = {
  cm: [4, 14, 2, 15],
  bf: [9, 16, -6, 3],
}

test.each(Object.entries(boxes))('its places lie in it (%s)', (code, [south, north, west, east]) => {
  const places = placesIn(countries.find((country) => country === code))
  const outside = places.filter(
    ({ latitude, longitude }) => latitude < south || latitude > north || longitude < west || longitude > east,
  )
  expect(outside.map(({ key }) => key)).toEqual([])
})

/** Fonts that a character is looked for in together. */
const fonts = {
  display: ['public/fonts/display.woff2'],
  text: ['src/platform/pdf/fonts/text.ttf'],
  strong: ['src/platform/pdf/fonts/strong.ttf'],
  pdf: ['src/platform/pdf/fonts/display.ttf'],
  lettering: ['latin', 'latin-ext'].map((name) => `src/platform/lettering/fonts/${name}.ttf`),
}

test.each(Object.entries(fonts))('every currency can be set in %s', async (_, files) => {
  const signs = currencies.flatMap((currency) => Array.from(currencyTable[currency].sign))
  const sets = await Promise.all(
    files.map(async (file) =>
      charactersOf(await subsetFont(await readFile(file), signs.join(''), { targetFormat: 'truetype' })),
    ),
  )
  expect(signs.filter((sign) => !sets.some((set) => set.get(sign.codePointAt(0) ?? 0)))).toEqual([])
})
