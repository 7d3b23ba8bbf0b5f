import { inLanguage } from './in-language.ts'
import type { ContentField, Language } from './language.ts'

/** A record's name in the visitor's language. */
export function nameIn(record: Readonly<Record<ContentField<'name'>, string>>, language: Language): string {
  return inLanguage(record, 'name', language)
}
