import { defaultLanguage, languages } from '#kernel/language.ts'
import type { Scope } from '#business/accounts/scopes.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import { statusOf } from '../problems.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Answer, BodyType, Operation, Parameter } from './operation.ts'
import { schemaRef } from './schemas.ts'

/** A body as OpenAPI writes it. */
export type DocumentedBody = { readonly schema: JsonSchema; readonly example?: unknown }

/** A response that the document keeps by a name. */
export type AnswerRef = { readonly $ref: string }

/** Where the document keeps the responses that several operations have. */
const responses = '#/components/responses/'

/** A response of an operation, wherever the document keeps it. */
export function answerIn(
  { components }: { readonly components: { readonly responses: Readonly<Record<string, Answer>> } },
  answer: Answer | AnswerRef,
): Answer {
  if (!('$ref' in answer)) return answer
  const kept = components.responses[answer.$ref.slice(responses.length)]
  if (!kept) throw new Error(`the document keeps no ${answer.$ref}`)
  return kept
}

/** An operation as OpenAPI writes it. */
export type DocumentedOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  /** What a program needs. */
  readonly 'x-scope'?: Scope
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Partial<Record<BodyType, DocumentedBody>>>
  }
  readonly responses: Readonly<Record<string, Answer | AnswerRef>>
  readonly security: NonNullable<Operation['security']>
}

/** Of every operation: it may refuse in words. */
export const languageParameter: Parameter = {
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

/** Of an operation that refuses nothing by itself. */
const alwaysPossible: readonly ProblemCode[] = ['headers_too_large']

/** The refusals of an operation by status, each with the name that the document keeps it by. */
function refusalsOf({ request, problems = [] }: Operation): [status: string, name: string, codes: ProblemCode[]][] {
  const codes = new Set([...(request ? bodyProblems[request.type ?? 'application/json'] : []), ...problems])
  const byStatus = Map.groupBy(codes.size > 0 ? codes : alwaysPossible, (code) => statusOf[code])
  return [...byStatus].map(([status, its]) => [String(status), its.join('.'), its])
}

const anyProblem = 'any'

/** Every refusal that an operation has, by its name. */
export function refusalAnswers(operations: readonly Operation[]): Readonly<Record<string, Answer>> {
  const named = operations.flatMap(refusalsOf).map(([, name, codes]) => [name, problemAnswer(codes)] as const)
  const any: Answer = {
    description: 'Any other problem.',
    content: { 'application/problem+json': { schema: schemaRef('Problem') } },
  }
  return { ...Object.fromEntries(named), [anyProblem]: any }
}

/** An operation of a group as the document has it. */
export function documentOperation(tag: string, operation: Operation): DocumentedOperation {
  const { id, summary, description, parameters = [], request, status, answer, security = [], scope } = operation
  const refusals = refusalsOf(operation)
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description ?? `${summary}.`,
    parameters: parameters.some(({ name }) => name === languageParameter.name)
      ? parameters
      : [...parameters, languageParameter],
    ...(scope && { 'x-scope': scope }),
    ...(request && {
      requestBody: {
        required: true,
        content: {
          [request.type ?? 'application/json']: {
            schema: schemaRef(request.name),
            ...(request.example !== undefined && { example: request.example }),
          },
        },
      },
    }),
    responses: {
      [status]: answer,
      ...Object.fromEntries(refusals.map(([code, name]) => [code, { $ref: `${responses}${name}` }])),
      default: { $ref: `${responses}${anyProblem}` },
    },
    security,
  }
}
