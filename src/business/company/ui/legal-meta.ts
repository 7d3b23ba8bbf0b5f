import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/in-language.ts'
import type { ToldLegalText } from '../legal/told-legal-text.ts'

/** What the page of a legal text is called, and says of itself to search engines. */
export function legalMeta(legal: ToldLegalText | undefined, language: Language, brand: Brand) {
  if (!legal) return { title: brand.name, description: '' }
  return {
    title: `${inLanguage(legal, 'title', language)} | ${brand.name}`,
    description: inLanguage(legal, 'description', language),
  }
}
