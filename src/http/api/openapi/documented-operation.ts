import { defaultLanguage, languages } from '#kernel/language.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import { statusOf } from '../problems.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Answer, BodyType, Operation, Parameter } from './operation.ts'
import { schemaRef } from './schemas.ts'

/** A body as OpenAPI writes it. */
export type DocumentedBody = { readonly schema: JsonSchema; readonly example: unknown }

/** An operation as OpenAPI writes it. */
export type DocumentedOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Partial<Record<BodyType, DocumentedBody>>>
  }
  readonly responses: Readonly<Record<string, Answer>>
}

const languageParameter: Parameter = {
  in: 'query',
  name: 'lang',
  description: 'The language of what is said in words.',
  schema: { type: 'string', enum: [...languages], default: defaultLanguage },
}

const bodyProblems: Readonly<Record<BodyType, readonly ProblemCode[]>> = {
  'application/json': ['malformed_json', 'payload_too_large', 'unsupported_media_type', 'invalid'],
  'multipart/form-data': ['payload_too_large', 'unsupported_media_type', 'invalid'],
}

function problemAnswer(codes: readonly ProblemCode[]): Answer {
  const ofCodes = { allOf: [schemaRef('Problem'), { properties: { code: { type: 'string', enum: [...codes] } } }] }
  return {
    description: codes.map((code) => `\`${code}\``).join(' or '),
    ...(codes.includes('too_many_requests') && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: { 'application/problem+json': { schema: ofCodes as JsonSchema } },
  }
}

function problemAnswers({ request, problems = [] }: Operation): [status: string, answer: Answer][] {
  const codes = new Set([...(request ? bodyProblems[request.type ?? 'application/json'] : []), ...problems])
  const byStatus = Map.groupBy(codes, (code) => statusOf[code])
  return [...byStatus].map(([status, its]) => [String(status), problemAnswer(its)])
}

/** An operation of a group as the document has it. */
export function documentOperation(tag: string, operation: Operation): DocumentedOperation {
  const { id, summary, description, parameters = [], request, status, answer } = operation
  const refusals = problemAnswers(operation)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    parameters: refusals.length > 0 ? [...parameters, languageParameter] : parameters,
    ...(request && {
      requestBody: {
        required: true,
        content: {
          [request.type ?? 'application/json']: { schema: schemaRef(request.name), example: request.example },
        },
      },
    }),
    responses: {
      [status]: answer,
      ...Object.fromEntries(refusals),
      default: {
        description: 'Any other problem.',
        content: { 'application/problem+json': { schema: schemaRef('Problem') } },
      },
    },
  }
}
