import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { productSorts, type FilterName } from '../product-filter.ts'
import { systemTypes } from '../site-type.ts'
import { systemTypeLabel } from './product-words.ts'

/** What a filter asks for, in words: `Up to 500 000 FCFA`, `3 kVA or more`. */
export function filterWords(name: FilterName, value: string, country: Country, text: Text): string {
  const figure = Number(value)
  const thousands = () => formatNumber(figure / 1000, text.language, figure % 1000 === 0 ? 0 : 1)
  switch (name) {
    case 'sort':
      return text(`catalogue.filter.sort.${productSorts.find((sort) => sort === value) ?? 'any'}`)
    case 'budget': {
      const { currency } = countryTable[country]
      return text('catalogue.filter.most', { figure: onOneLine(formatMoney({ amount: figure, currency })) })
    }
    case 'power':
      return text('catalogue.filter.least', { figure: `${thousands()} kVA` })
    case 'storage':
      return text('catalogue.filter.least', { figure: `${thousands()} kWh` })
    case 'kind': {
      const kind = systemTypes.find((type) => type === value)
      return kind ? text(systemTypeLabel[kind]) : value
    }
    case 'brand':
      return value
    case 'financed':
      return text('catalogue.filter.financed')
  }
}
