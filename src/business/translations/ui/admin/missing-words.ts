import type { Text } from '#i18n/text.ts'

const named = [
  'title',
  'excerpt',
  'category',
  'content',
  'author',
  'name',
  'description',
  'features',
  'impact',
  'location',
  'beneficiaries',
  'customer_title',
  'customer_quote',
] as const

/** Texts that are to be written, by name; those within settings are counted. */
export function missingWords(text: Text, fields: readonly string[]): string {
  const known = named.filter((name) => fields.includes(name))
  const others = fields.length - known.length
  const words = known.map((name) => text(`admin-translations.field.${name}`))
  return [...words, ...(others > 0 ? [text('admin-translations.parts', { count: others })] : [])].join(', ')
}
