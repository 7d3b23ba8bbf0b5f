import { inLanguage, listInLanguage } from '#kernel/in-language.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Language } from '#kernel/language.ts'
import type { Product } from '../product.ts'

type Worded = Pick<Product, 'name' | 'nameEn' | 'description' | 'descriptionEn' | 'features' | 'featuresEn'>

/** A product's words in one language. */
export function productWords(product: Worded, language: Language) {
  return {
    name: nameIn(product, language),
    description: inLanguage(product, 'description', language),
    features: listInLanguage(product, 'features', language),
  }
}
