import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '../support/tree-copy.ts'

/** Files by their path in the repository, as they are to be. */
type Files = Readonly<Record<string, string>>
type Edit = readonly [file: string, change: (source: string) => string]

const read = (file: string) => readFileSync(file, 'utf8')

/** Puts `text` before (or after) the only place where `at` stands. */
function beside(at: string, text: string, side: 'before' | 'after'): (source: string) => string {
  return (source) => {
    if (source.split(at).length !== 2) throw new Error(`${JSON.stringify(at)} does not stand in its file once`)
    return source.replace(at, () => (side === 'before' ? text + at : at + text))
  }
}
const before = (at: string, text: string) => beside(at, text, 'before')
const after = (at: string, text: string) => beside(at, text, 'after')

/** The provinces of Vanuatu: key, province, capital, latitude, longitude and kWh/m² of a day in the mean of a year. */
const provinces = [
  ['torba', 'Torba', 'Sola', -13.88, 167.55, 5.1],
  ['sanma', 'Sanma', 'Luganville', -15.52, 167.18, 5.3],
  ['penama', 'Penama', 'Saratamata', -15.29, 167.99, 5.2],
  ['malampa', 'Malampa', 'Lakatoro', -16.1, 167.42, 5.3],
  ['shefa', 'Shefa', 'Port Vila', -17.73, 168.32, 5.4],
  ['tafea', 'Tafea', 'Isangel', -19.55, 169.27, 5.2],
] as const

/** The sun of a month as a share of the year's mean: the south's winter takes most. */
const seasons = [1.15, 1.1, 1.05, 0.95, 0.85, 0.8, 0.82, 0.92, 1.02, 1.1, 1.12, 1.12]

function withSun(source: string): string {
  const reference = JSON.parse(source) as { places: object[] }
  for (const [key, region, city, latitude, longitude, annual] of provinces) {
    const monthly = seasons.map((share) => Math.round(annual * share * 100) / 100)
    reference.places.push({ key, country: 'vu', region, city, latitude, longitude, monthly, annual })
  }
  return `${JSON.stringify(reference, null, 2)}\n`
}

/** Nobody will ask for it: a country that is asked for later does not collide with this one. */
const vanuatu = `  vu: {
    name: { fr: 'Vanuatu', en: 'Vanuatu' },
    flag: { emoji: '🇻🇺', shapes: [['#d21034', 'M0 0h24v8H0z'], ['#009543', 'M0 8h24v8H0z']] },
    region: 'VU',
    currency: 'VUV',
    timeZone: 'Pacific/Efate',
    utcOffset: 11,
    timeZoneAbbreviation: 'VUT',
    callingCode: '678',
    fixedLineStarts: '23',
    officeLanguage: 'fr',
    placeKind: 'state',
    defaultPlace: 'shefa',
    powerCompany: 'UNELCO',
    papers: { identity: { fr: 'Carte d’identité (Vanuatu)', en: 'National ID card (Vanuatu)' }, business: 'VFSC' },
  },
`
const office = `  vu: {
    address: '12 rue Higginson, Port-Vila',
    addressEn: '12 Higginson Street, Port Vila',
    phoneNumbers: ['+678 22 101'],
    whatsapp: '+678 591 0101',
  },
`
const featured = `  vu: [
    {
      name: 'Luna',
      description: 'Dix kilowattheures de batterie pour une maison\u202f: lampes, télévision et réfrigérateur.',
      descriptionEn: 'Ten kilowatt hours of battery for a home: lights, TV and fridge.',
      picture: '/pictures/luna-13-2kva-10kwh.svg',
      product: '',
    },
  ],
`

const currency = "  VUV: { sign: 'VT', name: { fr: 'vatus', en: 'vatu' }, perEuro: null },\n"
const amounts = '  VUV: { secondApprovalAbove: 800_000, panelPricePerW: null, installationMinimum: null },\n'

/** What a person would do to sell in Vanuatu: every file that it takes. */
export const aCountry: readonly Edit[] = [
  ['src/kernel/country.ts', before('} as const satisfies Record<string, CountryFacts>', vanuatu)],
  [
    'src/kernel/money.ts',
    (source) =>
      [
        before('} as const satisfies Record<string, CurrencyFacts>', currency),
        before('}\n\n/** A whole number of units', amounts),
      ].reduce((text, change) => change(text), source),
  ],
  ['src/business/financing/eligibility-conditions.ts', after('XOF: 300_000', ', VUV: 300_000')],
  ['src/business/leads/visitor-form.ts', after('XOF: 1', ', VUV: 0.2')],
  ['src/business/energy/reference/irradiance.json', withSun],
  [
    'src/business/leads/places.ts',
    (source) =>
      [
        before(
          'const table =',
          `const vanuatuProvinces = ${JSON.stringify(Object.fromEntries(provinces))} as const\n\n`,
        ),
        after('bf: burkinabeTowns', ', vu: vanuatuProvinces'),
      ].reduce((text, change) => change(text), source),
  ],
  ['src/business/company/settings/country-settings.ts', before('}\n\nconst openingHours', office)],
  ['src/business/company/featured-systems.ts', (source) => source.replace(/\n\}\n$/, () => `\n${featured}}\n`)],
]

const invented = `  xo: {
    name: 'Xolang',
    locale: 'en-ZA',
    at: 'at',
    openGraph: 'xo_XO',
    content: 'en',
    clock: '24 hours',
    decimalSign: ',',
    groupSign: '\u00a0',
    and: 'and',
    months: 'January February March April May June July August September October November December'.split(' '),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
    pluralForm: (count) => (count === 1 ? 'one' : 'other'),
    csvSeparator: 'semicolon',
    units: { wattPeak: 'Wx', kilobyte: 'Kx', megabyte: 'Mx' },
    spaces: { percent: '\\u202f', semicolon: '', unit: '\\u00a0' },
  },
`

/** Every `{ fr: …, en: 'x' }` on one line says the same in the invented language as in English. */
const namesToo = (source: string) => source.replaceAll(/(\{ fr: .*?, en: (.*?)) \}/g, '$1, xo: $2 }')

/** What a person would do to speak a third language, besides its messages: every file that it takes. */
export const aLanguage: readonly Edit[] = [
  ['src/kernel/language.ts', before('} as const satisfies Record<string, LanguageFacts>', invented)],
  ['src/kernel/country.ts', namesToo],
  ['src/kernel/money.ts', namesToo],
  [
    'src/business/company/settings/opening-words.ts',
    // Its tables are those of English again.
    (source) =>
      source.replaceAll(/^ {2}en: ([\s\S]*?)\n\}/gm, (whole, own: string) =>
        whole.replace(/\n\}$/, `\n  xo: ${own}\n}`),
      ),
  ],
]

/** The invented language: English, with a word before every message. */
const inXolang = (message: string) => `Xo ${message}`

function itsMessages(files: Files): Files {
  const folder = 'src/i18n/messages/en'
  const own = readdirSync(folder).map((name) => {
    const messages = JSON.parse(files[join(folder, name)] ?? read(join(folder, name))) as Record<string, string>
    const said = Object.entries(messages).map(([key, message]) => [key, inXolang(message)])
    return [`src/i18n/messages/xo/${name}`, `${JSON.stringify(Object.fromEntries(said), null, 2)}\n`] as const
  })
  return Object.fromEntries(own)
}

/** A copy of the tree that also sells in Vanuatu and speaks the invented language. */
export function grownTree(): ReturnType<typeof copyTree> {
  const files: Record<string, string> = {}
  for (const [file, change] of [...aCountry, ...aLanguage]) {
    const source = files[file] ?? read(file)
    const changed = change(source)
    if (changed === source) throw new Error(`nothing was changed in ${file}`)
    files[file] = changed
  }
  return copyTree({ ...files, ...itsMessages(files) })
}
