import { html } from 'hono/html'
import type { JsonSchema } from './json-schema.ts'

/** Markup in which everything that came from elsewhere is escaped. */
export type Html = ReturnType<typeof html>

/** Text in which backticks mark code. */
export function prose(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}

/** Text whose paragraphs are parted by an empty line. */
export function paragraphs(text: string): Html[] {
  return text.split('\n\n').map((part) => html`<p>${prose(part)}</p>`)
}

const plainNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}
const formats: Readonly<Record<string, string>> = { email: 'e-mail address', date: 'date, YYYY-MM-DD', binary: 'file' }

function between(low: number | undefined, high: number | undefined, of = ''): string[] {
  if (low !== undefined && high !== undefined) return [low === high ? `${low}${of}` : `${low} to ${high}${of}`]
  if (low !== undefined) return [`at least ${low}${of}`]
  return high === undefined ? [] : [`at most ${high}${of}`]
}

function valueWords(value: unknown): string {
  if (value === '') return 'empty'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** How far a value may go, and what it is when it is absent: `1 to 1000`, `cm when absent`. */
export function limitsOf(schema: JsonSchema): string[] {
  return [
    ...between(schema.minimum, schema.maximum),
    ...between(schema.minLength || undefined, schema.maxLength, ' characters'),
    ...between(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.exclusiveMinimum === undefined ? [] : [`above ${schema.exclusiveMinimum}`]),
    ...(schema.default === undefined ? [] : [`${valueWords(schema.default)} when absent`]),
  ]
}

function alternatives(words: readonly Html[]): Html[] {
  return words.map((word, index) => html`${index > 0 ? ' or ' : ''}${word}`)
}

/** What a schema takes, in a few words; a named schema is a link to it. */
export function typeWords(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.anyOf) return html`${alternatives(schema.anyOf.map((one) => typeWords(one)))}`
  if (schema.allOf) return typeWords(schema.allOf[0] as JsonSchema)
  if (schema.const !== undefined) return html`only <code>${valueWords(schema.const)}</code>`
  if (schema.enum) return html`one of <code>${schema.enum.join(', ')}</code>`
  if (schema.type === 'array') return html`list of ${typeWords((schema.items ?? {}) as JsonSchema)}`
  if (schema.format && formats[schema.format]) return html`${formats[schema.format]}`
  const types = [schema.type ?? 'anything'].flat()
  return html`${types.map((type) => plainNames[type] ?? type).join(' or ')}`
}
