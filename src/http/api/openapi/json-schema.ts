import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Schemas by the names that the document gives them, each with what it is. */
export type NamedSchemas = Readonly<Record<string, readonly [schema: z.ZodMiniType, description: string]>>

/** Where the document keeps the schema of a name. */
export function addressOf(name: string): string {
  return `#/components/schemas/${name}`
}

type Written = { readonly zodSchema: z.core.$ZodTypes; readonly jsonSchema: JsonSchema }

/**
 * Says plainly what is a whole number and which fields a record has, and leaves out that a computer can hold the one and that an
 * answer is read only.
 */
function tidy({ jsonSchema }: Written): void {
  if (jsonSchema.multipleOf === 1) {
    jsonSchema.type = 'integer'
    delete jsonSchema.multipleOf
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  delete jsonSchema.readOnly
  const { propertyNames, additionalProperties, required } = jsonSchema
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum as readonly string[] | undefined) : undefined
  if (!keys || required?.length !== keys.length || typeof additionalProperties !== 'object') return
  jsonSchema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

/** {@link tidy} for what comes in: a field may be left out whose schema takes nothing, however it does so. */
function tidySent(written: Written): void {
  tidy(written)
  const { zodSchema, jsonSchema } = written
  const { def } = zodSchema._zod
  if (def.type !== 'object' || !jsonSchema.required) return
  const needed = jsonSchema.required.filter((name) => {
    const field = def.shape[name]
    return field !== undefined && !z.safeParse(field, undefined).success
  })
  if (needed.length > 0) jsonSchema.required = needed
  else delete jsonSchema.required
}

/** A schema without a name as JSON Schema, in the form that it is sent in. */
export function writeSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: tidySent,
  })
  return written
}

/** Named schemas as JSON Schema, in the form of what comes in or of what goes out; one names another by reference. */
export function writeNamed(named: NamedSchemas, io: 'input' | 'output'): [name: string, schema: JsonSchema][] {
  const registry = z.registry<{ id: string }>()
  for (const [id, [schema]] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: addressOf,
    unrepresentable: 'any',
    override: io === 'input' ? tidySent : tidy,
  })
  return Object.entries(named).map(([name, [, description]]) => {
    const { $schema: _dialect, $id: _address, ...schema } = schemas[name] ?? {}
    return [name, { description, ...schema }]
  })
}
