import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countries, countryTable } from '#kernel/country.ts'
import { contentLanguages, languages } from '#kernel/language.ts'

const either = (codes: readonly string[]) => [...new Set(codes)].join('|')
const country = either([...countries, ...countries.map((code) => countryTable[code].region)])
const language = either([...languages, ...contentLanguages])

/** What only the tables may say, and the mapping of content to the fields of rows and answers. */
const named: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a country by its code', new RegExp(`(['"\`])(${country})\\1|\\.(${either(countries)})\\b`, 'g')],
  ['a language by its code', new RegExp(`(['"\`])(${language})\\1|\\b(startsWith|endsWith)\\('En'\\)`, 'g')],
  ['a choice between a text and its twin', /\?\s*[\w.]*\b(?:(\w+) : [\w.]*\b\1En|(\w+)En : [\w.]*\b\2)\b/g],
]

/** Where a code is data: the tables, and samples of what staff or visitors write. */
const isData = (file: string) =>
  ['src/kernel/country.ts', 'src/kernel/language.ts'].includes(file) ||
  /^db\/demo\/|^src\/i18n\/messages\/|^src\/i18n\/message-contexts\.ts$|^src\/http\/api\/openapi\/|case-studies\.server\.ts$/.test(
    file,
  )

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

function faultsIn(file: string, source: string): string[] {
  return named.flatMap(([what, pattern]) =>
    [...withoutComments(source).matchAll(pattern)].map(([found]) => `${file} names ${what}: ${found}`),
  )
}

test('no country and no language is named outside of its table', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'db'], { encoding: 'utf8' }).split('\n')
  const programs = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !isData(file))
  expect(programs.length).toBeGreaterThan(500)
  expect(programs.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ["if (country === 'bf') return 0", 'a country'],
  ['const tax = rates["cm"]', 'a country'],
  ['const rate = rates.bf', 'a country'],
  ["if ('fr' !== language) return", 'a language'],
  ['const other = language === `en` ? 1 : 2', 'a language'],
  ["name.endsWith('En')", 'a language'],
  ['return isFrench ? name : nameEn', 'a choice'],
  ['return isEnglish ? post.titleEn : post.title', 'a choice'],
])('%s is found', (source, what) => {
  expect(faultsIn('planted.ts', source)).toEqual([expect.stringContaining(what)])
})

test.each(['// written as cm', "import x from './fr.ts'", 'const of = on ? first : second'])(
  '%s is nothing',
  (source) => {
    expect(faultsIn('planted.ts', source)).toEqual([])
  },
)
