import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/language.ts'
import type { Text } from './text.ts'

/** How a mail of the company speaks: the language it is written in, and how it signs. */
export function mailVoice(text: Text, brand: Brand): { readonly language: Language; readonly signature: string } {
  return { language: text.language, signature: text('mail.signature', { brand: brand.name }) }
}
