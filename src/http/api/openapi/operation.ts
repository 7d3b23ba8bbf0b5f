import type { Scope } from '#business/accounts/scopes.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import type { JsonSchema } from './json-schema.ts'
import { schemaRef, type AnswerName, type RequestName } from './schemas.ts'
import { countries, countryTable, defaultCountry } from '#kernel/country.ts'
import { longestKey } from '#kernel/idempotency-key.ts'

export type BodyType = 'application/json' | 'multipart/form-data'

/** A parameter as OpenAPI writes it. */
export type Parameter = {
  readonly in: 'query' | 'path' | 'header'
  readonly name: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: string | number
  /** How a list is written: `form` that is not exploded, items divided by commas. */
  readonly style?: 'form'
  readonly explode?: false
}

/** A response as OpenAPI writes it. */
export type Answer = {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

/** Which page of a list. */
export const pageParameter: Parameter = {
  in: 'query',
  name: 'page',
  description: 'Counted from 1.',
  schema: { type: 'integer', minimum: 1, default: 1 },
}

/** What a page of a list says of all pages. */
export const totalHeader = {
  'X-Total-Count': { description: 'How many there are on all pages.', schema: { type: 'integer' } },
} as const

/** One route of the API, as far as its schemas don't say it. */
export type Operation = {
  readonly id: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Without /api, its parameters in braces. */
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  /** Its own problems (unreadable, too large, wrong values) go without saying. */
  readonly request?: {
    readonly name: RequestName
    /** In a form, a file's example is its name. */
    readonly example?: unknown
    /** JSON unless it is a form with a file. */
    readonly type?: BodyType
  }
  /** The status of success, and what comes with it. */
  readonly status: number
  readonly answer: Answer
  readonly problems?: readonly ProblemCode[]
  /** Who may: each entry is a way; none for what anybody may. */
  readonly security?: readonly Readonly<Partial<Record<'session' | 'program', readonly never[]>>>[]
  /** What a program needs for it. */
  readonly scope?: Scope
}

/** The routes of one context, under one heading of the document. */
export type OperationGroup = {
  readonly tag: string
  readonly description: string
  readonly operations: readonly Operation[]
}

/** A response of one named thing in JSON. */
export function one(name: AnswerName, description: string): Answer {
  return { description, content: { 'application/json': { schema: schemaRef(name) } } }
}

/** A response of a list of named things in JSON. */
export function listOf(name: AnswerName, description: string): Answer {
  return { description, content: { 'application/json': { schema: { type: 'array', items: schemaRef(name) } } } }
}

/** The country whose prices or places are asked for. */
export const countryParameter: Parameter = {
  in: 'query',
  name: 'country',
  description: countries.map((country) => `\`${country}\` is ${countryTable[country].name.en}`).join(', '),
  schema: { type: 'string', enum: [...countries], default: defaultCountry },
}

/** The header by which a repeated submit is the same submit. */
export const idempotencyKey: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'One per filled form, such as a UUID. A repeated submit with the same key is the same submit: it gets the first answer ' +
    'and stores nothing, and counts toward no limit. The same key with another body is refused: 409, `key_reused`.',
  schema: { type: 'string', maxLength: longestKey },
}
