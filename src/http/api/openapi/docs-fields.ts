import { html } from 'hono/html'
import type { JsonSchema } from './json-schema.ts'
import type { Parameter } from './operation.ts'
import { limitsOf, prose, typeWords, type Html } from './schema-words.ts'

type Field = {
  readonly name: string
  readonly schema: JsonSchema
  readonly notes: readonly string[]
  readonly description?: string
}

/** The object that stands in a field without a name of its own: itself, an entry of a list, or what else than null it can be. */
function innerObject(schema: JsonSchema): JsonSchema | null {
  if (schema.properties) return schema
  const inside = [schema.items, ...(schema.anyOf ?? [])].filter((part) => typeof part === 'object') as JsonSchema[]
  return inside.map(innerObject).find((found) => found !== null) ?? null
}

function drawField({ name, schema, notes, description }: Field): Html {
  const inner = innerObject(schema)
  const more = [...limitsOf(schema), ...notes].map((note) => `, ${note}`).join('')
  return html`<li>
    <code>${name}</code> <span class="type">${typeWords(schema)}${more}</span>${
      description ? html`. ${prose(description)}` : ''
    }${inner ? renderSchemaFields(inner) : ''}
  </li>`
}

function renderFields(fields: readonly Field[]): Html {
  return html`<ul class="fields">
    ${fields.map((field) => drawField(field))}
  </ul>`
}

/** The parameters of an operation, as a list. */
export function renderParameters(parameters: readonly Parameter[]): Html {
  return renderFields(
    parameters.map(({ name, schema, in: where, required, description }) => ({
      name,
      schema,
      notes: [`in the ${where}`, ...(required ? ['required'] : [])],
      description,
    })),
  )
}

/** The fields of a schema, as lists within lists; of one that is no object, what it takes. */
export function renderSchemaFields(schema: JsonSchema): Html {
  const { properties, required = [], propertyNames, additionalProperties } = schema
  if (properties) {
    return renderFields(
      Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, its]) => ({
        name,
        schema: its,
        notes: required.includes(name) ? [] : ['optional'],
        description: its.description,
      })),
    )
  }
  if (typeof propertyNames === 'object' && typeof additionalProperties === 'object') {
    const [keys, values] = [propertyNames, additionalProperties] as JsonSchema[]
    return html`<p>Keys: ${typeWords(keys ?? {})}</p>
      <p>Values: ${typeWords(values ?? {})}</p>`
  }
  return html`<p>${typeWords(schema)}</p>`
}
