import { countries, countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import {
  contentLanguages,
  contentField,
  defaultContentLanguage,
  languageTable,
  type Language,
} from '#kernel/language.ts'
import { ratingFields, ratingNames, type RatingName } from '../rating-field.ts'
import { specificationFields, type SpecificationField } from '../specification-field.ts'
import { englishColumn, knownColumns } from './product-cells.ts'

/** The screen's own words that columns are called by. */
type TitleKey =
  | `admin-products.field.${(typeof facts)[number] | (typeof written)[number]}`
  | `admin-products.ratings.${RatingName | 'statusOf' | 'sourceOf'}`
  | `admin-products.price.${'amount' | 'status' | 'basis'}`
  | `specification.${SpecificationField}`
  | 'admin-products.field.image'
  | 'admin-products.csv.version'
  | 'admin-products.inEnglish'
  | 'admin-products.tab.sheet'
type Say = ((key: TitleKey, values?: Readonly<Record<string, string>>) => string) & { readonly language: Language }

const facts = [
  'slug',
  'capacity',
  'batteryCapacity',
  'useCase',
  'systemType',
  'purchaseOption',
  'manufacturer',
  'country',
  'categoryId',
  'isPublished',
] as const
const written = ['name', 'description', 'features'] as const

/** What every column is called on the screen, in the language of `say`: no two alike. */
export function columnTitles(say: Say): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  const withUnit = (label: string, unit: string) => (unit === '' ? label : `${label} (${unit})`)
  const inEnglish = (field: string) => say('admin-products.inEnglish', { field })
  for (const name of facts) titles.set(name, say(`admin-products.field.${name}`))
  titles.set('updatedAt', say('admin-products.csv.version'))
  titles.set('imageUrl', say('admin-products.field.image'))
  for (const name of written) {
    for (const language of contentLanguages) {
      const title = say(`admin-products.field.${name}`)
      titles.set(contentField(name, language), language === defaultContentLanguage ? title : inEnglish(title))
    }
  }
  for (const country of countries) {
    const { name, currency } = countryTable[country]
    const title = say('admin-products.price.amount', { currency: currencyTable[currency].name[say.language] })
    titles.set(`prices.${country}.amount`, `${title}, ${name[say.language]}`)
    for (const part of ['status', 'basis'] as const)
      titles.set(`prices.${country}.${part}`, `${say(`admin-products.price.${part}`)}, ${name[say.language]}`)
  }
  for (const name of ratingNames) {
    const rating = say(`admin-products.ratings.${name}`)
    titles.set(`ratings.${name}`, withUnit(rating, name === 'depthOfDischarge' ? '0–1' : ratingFields[name].unit))
    titles.set(`ratingSources.${name}.status`, say('admin-products.ratings.statusOf', { rating }))
    titles.set(`ratingSources.${name}.source`, say('admin-products.ratings.sourceOf', { rating }))
  }
  for (const field of specificationFields) {
    const { semicolon: space } = languageTable[say.language].spaces
    const title = `${say('admin-products.tab.sheet')}${space}: ${say(`specification.${field}`)}`
    titles.set(`specification.${field}`, title)
    titles.set(englishColumn(field), inEnglish(title))
  }
  return titles
}

/** A title however a spreadsheet has kept it: without case, with spaces of one kind and none before a colon. */
const plainTitle = (title: string) => title.trim().replaceAll(/\s+/g, ' ').replaceAll(' :', ':').toLowerCase()

/** The column of every title, in any of these languages. */
export function columnsByTitle(languages: readonly Say[]): Readonly<Record<string, string>> {
  const titles = Object.fromEntries(
    languages.flatMap((say) => [...columnTitles(say)].map(([column, title]) => [plainTitle(title), column])),
  )
  return { ...formerTitles, ...titles }
}

/** What columns were called in files that were exported before. */
const formerTitles = { 'nom court': 'slug', 'adresse (slug)': 'slug', 'address (slug)': 'slug' }

/** The code of the column that a cell of a header names, or the cell itself. */
export function columnNamed(cell: string, byTitle: Readonly<Record<string, string>>): string {
  const code = cell.trim()
  return knownColumns.has(code) ? code : (byTitle[plainTitle(cell)] ?? code)
}
