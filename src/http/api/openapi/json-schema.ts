import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Schemas by the names that the document gives them, each with what it is. */
export type NamedSchemas = Readonly<Record<string, readonly [schema: z.ZodMiniType, description: string]>>

/** Where the document keeps the schema of a name. */
export function addressOf(name: string): string {
  return `#/components/schemas/${name}`
}

type Written = { readonly jsonSchema: JsonSchema }

/** Says plainly what is a whole number, and leaves out that a computer can hold it and that an answer is read only. */
function tidy({ jsonSchema }: Written): void {
  if (jsonSchema.multipleOf === 1) {
    jsonSchema.type = 'integer'
    delete jsonSchema.multipleOf
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  delete jsonSchema.readOnly
}

/** A schema without a name as JSON Schema, in the form that it is sent in. */
export function writeSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', override: tidy })
}

/** Named schemas as JSON Schema, in the form of what comes in or of what goes out; one names another by reference. */
export function writeNamed(named: NamedSchemas, io: 'input' | 'output'): [name: string, schema: JsonSchema][] {
  const registry = z.registry<{ id: string }>()
  for (const [id, [schema]] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io, uri: addressOf, override: tidy })
  return Object.entries(named).map(([name, [, description]]) => {
    const { $schema: _dialect, $id: _address, ...schema } = schemas[name] ?? {}
    return [name, { description, ...schema }]
  })
}
