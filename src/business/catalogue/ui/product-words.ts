import { inLanguage, listInLanguage } from '#kernel/in-language.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Language } from '#kernel/language.ts'
import type { Product, PurchaseOption, UseCase } from '../product.ts'
import type { SystemType } from '../site-type.ts'
import type { SpecificationField } from '../specification-field.ts'

type Worded = Pick<Product, 'name' | 'nameEn' | 'description' | 'descriptionEn' | 'features' | 'featuresEn'>

/** A product's words in one language. */
export function productWords(product: Worded, language: Language) {
  return {
    name: nameIn(product, language),
    description: inLanguage(product, 'description', language),
    features: listInLanguage(product, 'features', language),
  }
}

/** The message that names a line of a specification sheet. */
export function specificationLabel<F extends SpecificationField>(field: F): `specification.${F}` {
  return `specification.${field}`
}

/** The messages that say a product's codes in the visitor's language. */
export const usageLabel = {
  Residential: 'catalogue.useCase.residential',
  Commercial: 'catalogue.useCase.commercial',
  'Residential / Commercial': 'catalogue.useCase.both',
} as const satisfies Record<UseCase, string>

export const systemTypeLabel = {
  'All-in-One': 'catalogue.systemType.allInOne',
  Inverter: 'catalogue.systemType.inverter',
  'Solar Panel': 'catalogue.systemType.solarPanel',
  Battery: 'catalogue.systemType.battery',
} as const satisfies Record<SystemType, string>

/** The message that says what a product is: an inverter that comes with its battery is a set. */
export const typeLabel = ({ systemType, batteryCapacity }: Pick<Product, 'systemType' | 'batteryCapacity'>) =>
  systemType === 'Inverter' && batteryCapacity !== '' ? 'catalogue.systemType.set' : systemTypeLabel[systemType]

export const purchaseOptionLabel = {
  Cash: 'specification.payment.cash',
  'Financing Available': 'specification.payment.financing',
  'Cash / Financing': 'specification.payment.both',
} as const satisfies Record<PurchaseOption, string>
