import type { Language } from '#kernel/language.ts'
import type { Product } from '../product.ts'

type Worded = Pick<Product, 'name' | 'nameEn' | 'description' | 'descriptionEn' | 'features' | 'featuresEn'>

/** A product's words in one language. */
export function productWords(product: Worded, language: Language) {
  return language === 'en'
    ? { name: product.nameEn, description: product.descriptionEn, features: product.featuresEn }
    : { name: product.name, description: product.description, features: product.features }
}
