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

/** The 16 regions of Ghana: key, region, capital, latitude, longitude and kWh/m² of a day in the mean of a year. */
const regions = [
  ['ahafo', 'Ahafo', 'Goaso', 6.8, -2.52, 4.7],
  ['ashanti', 'Ashanti', 'Kumasi', 6.69, -1.62, 4.6],
  ['bono', 'Bono', 'Sunyani', 7.34, -2.33, 4.9],
  ['bono-east', 'Bono East', 'Techiman', 7.59, -1.94, 5],
  ['central', 'Central', 'Cape Coast', 5.11, -1.25, 4.9],
  ['eastern', 'Eastern', 'Koforidua', 6.09, -0.26, 4.8],
  ['greater-accra', 'Greater Accra', 'Accra', 5.6, -0.19, 5.1],
  ['north-east', 'North East', 'Nalerigu', 10.53, -0.37, 5.6],
  ['northern', 'Northern', 'Tamale', 9.4, -0.84, 5.5],
  ['oti', 'Oti', 'Dambai', 8.07, 0.18, 5.1],
  ['savannah', 'Savannah', 'Damongo', 9.08, -1.82, 5.4],
  ['upper-east', 'Upper East', 'Bolgatanga', 10.79, -0.85, 5.7],
  ['upper-west', 'Upper West', 'Wa', 10.06, -2.5, 5.6],
  ['volta', 'Volta', 'Ho', 6.6, 0.47, 4.9],
  ['western', 'Western', 'Sekondi-Takoradi', 4.93, -1.71, 4.8],
  ['western-north', 'Western North', 'Sefwi Wiawso', 6.2, -2.48, 4.6],
] as const

/** The sun of a month as a share of the year's mean: the rains of June to September take most. */
const seasons = [1.05, 1.08, 1.08, 1.08, 1.05, 0.92, 0.87, 0.85, 0.9, 1, 1.07, 1.05]

function withSun(source: string): string {
  const reference = JSON.parse(source) as { places: object[] }
  for (const [key, region, city, latitude, longitude, annual] of regions) {
    const monthly = seasons.map((share) => Math.round(annual * share * 100) / 100)
    reference.places.push({ key, country: 'gh', region, city, latitude, longitude, monthly, annual })
  }
  return `${JSON.stringify(reference, null, 2)}\n`
}

const withPlaces = (source: string) => {
  const places = Object.fromEntries(regions.map(([key, region]) => [`leads.place.${key}`, region]))
  return `${JSON.stringify({ ...(JSON.parse(source) as object), ...places }, null, 2)}\n`
}

const ghana = `  gh: {
    name: { fr: 'Ghana', en: 'Ghana' },
    flag: { emoji: '🇬🇭', shapes: [['#cf0921', 'M0 0h24v5.3H0z'], ['#fcd20f', 'M0 5.3h24v5.4H0z'], ['#006b3d', 'M0 10.7h24V16H0z']] },
    region: 'GH',
    currency: 'GHS',
    timeZone: 'Africa/Accra',
    utcOffset: 0,
    timeZoneAbbreviation: 'GMT',
    callingCode: '233',
    fixedLineStarts: '3',
    officeLanguage: 'en',
    placeKind: 'state',
    defaultPlace: 'greater-accra',
    powerCompany: 'ECG',
    papers: { identity: { fr: 'Carte d’identité (Ghana Card)', en: 'Ghana Card' }, business: 'ORC' },
  },
`
const office = `  gh: {
    address: '12 Oxford Street, Osu, Accra',
    addressEn: '12 Oxford Street, Osu, Accra',
    phoneNumbers: ['+233 30 000 0101'],
    whatsapp: '+233 20 000 0101',
  },
`
const featured = `  gh: [
    {
      name: 'Power M',
      description: 'De 5 à 15 kWh de batterie : commencez petit, ajoutez des modules.',
      descriptionEn: 'From 5 to 15 kWh of battery: start small, then add modules.',
      picture: '/pictures/power-m-core.svg',
      product: 'Power M Core',
    },
  ],
`

/** What a person would do to sell in Ghana: every file that it takes. */
export const aCountry: readonly Edit[] = [
  ['src/kernel/country.ts', before('} as const satisfies Record<string, CountryFacts>', ghana)],
  [
    'src/kernel/money.ts',
    before(
      '} as const satisfies Record<string, CurrencyFacts>',
      "  GHS: { sign: 'GH₵', name: { fr: 'cedis', en: 'cedis' }, perEuro: null },\n",
    ),
  ],
  ['src/business/energy/reference/irradiance.json', withSun],
  [
    'src/business/leads/places.ts',
    (source) =>
      [
        before('const table =', `const ghanaianRegions = ${JSON.stringify(regions.map(([key]) => key))} as const\n\n`),
        after('bf: burkinabeTowns', ', gh: ghanaianRegions'),
      ].reduce((text, change) => change(text), source),
  ],
  [
    'src/business/company/settings/country-settings.ts',
    (source) => after('bf: 2_500_000', ', gh: 60_000')(before('}\n\nconst openingHours', office)(source)),
  ],
  ['src/business/company/featured-systems.ts', (source) => source.replace(/\n\}\n$/, () => `\n${featured}}\n`)],
  ['src/i18n/messages/fr/leads.json', withPlaces],
  ['src/i18n/messages/en/leads.json', withPlaces],
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

/** A copy of the tree that also sells in Ghana and speaks the invented language. */
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
