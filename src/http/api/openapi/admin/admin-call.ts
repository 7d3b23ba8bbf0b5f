import type * as z from 'zod/mini'
import type { Action } from '#business/accounts/permissions.ts'
import { scopeFor } from '#business/accounts/scopes.ts'
import type { ProblemCode } from '#kernel/problem.ts'
import { writeSchema, type JsonSchema } from '../json-schema.ts'
import {
  listOf,
  one,
  type Answer,
  type BodyType,
  type Operation,
  type OperationGroup,
  type Parameter,
} from '../operation.ts'
import type { AnswerName, RequestName } from '../schemas.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call of the back office, as far as its method and path don't say it. */
type AdminCall = {
  readonly id: string
  readonly may: Action
  readonly summary: string
  readonly description?: string
  /** Staff prove again who they are. */
  readonly confirmed?: true
  /** What can be asked behind the question mark. */
  readonly query?: z.ZodMiniType
  /** An `{id}` that is no number. */
  readonly textId?: true
  readonly body?: RequestName
  readonly example?: unknown
  readonly form?: true
  /** A named thing, a list of one, a file; nothing is 204. */
  readonly answer?: AnswerName | readonly [AnswerName] | Answer
  /** 201, not 200. */
  readonly created?: true
  /** Beside what goes without saying: who may, what can't be read, `not_found` of what the path names. */
  readonly problems?: readonly ProblemCode[]
}

/** A part of the back office in the document: its calls by method and path, without `/admin`. */
export function adminCalls(
  tag: string,
  description: string,
  calls: Readonly<Record<`${Method} /${string}`, AdminCall>>,
): OperationGroup {
  return {
    tag,
    description,
    operations: Object.entries(calls).map(([named, call]) => {
      const [verb = '', path = ''] = named.split(' ')
      return operationOf(verb as Method, path, call)
    }),
  }
}

function operationOf(verb: Method, path: string, call: AdminCall): Operation {
  const { id, may, summary, description, confirmed, query, textId, body, example, form, answer, created } = call
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    const isNumber = /id$/i.test(name) && !textId
    const schema: JsonSchema = isNumber ? { type: 'integer', minimum: 1 } : { type: 'string' }
    return { in: 'path', name, required: true, schema }
  })
  const scope = scopeFor(may, verb === 'GET' ? 'read' : 'write')
  const type: BodyType = form ? 'multipart/form-data' : 'application/json'
  const problems = new Set<ProblemCode>([
    'unauthenticated',
    'forbidden',
    'password_change_required',
    'second_factor_required',
    ...(scope ? (['scope_missing'] as const) : []),
    ...(confirmed ? (['confirmation_required'] as const) : []),
    ...(verb === 'GET' ? [] : (['cross_origin'] as const)),
    ...(query ? (['invalid'] as const) : []),
    ...(inPath.length > 0 ? (['not_found'] as const) : []),
    'too_many_requests',
    ...(call.problems ?? []),
  ])
  return {
    id,
    method: verb.toLowerCase() as Lowercase<Method>,
    path: `/admin${path}`,
    summary,
    ...(description && { description }),
    parameters: [...inPath, ...(query ? parametersOf(query) : [])],
    ...(body && { request: { name: body, type, ...(example !== undefined && { example }) } }),
    status: answer === undefined ? 204 : created ? 201 : 200,
    answer: answerOf(answer),
    problems: [...problems],
    security: [{ session: [] }, ...(scope ? [{ program: [] }] : [])],
    ...(scope && { scope }),
  }
}

function answerOf(answer: AdminCall['answer']): Answer {
  if (answer === undefined) return { description: 'Done.' }
  if (typeof answer === 'string') return one(answer, 'As it is now.')
  return Array.isArray(answer) ? listOf(answer[0] as AnswerName, 'All of them.') : (answer as Answer)
}

const commaSeparated = { style: 'form', explode: false } as const

/** What a schema of a question lets be asked, as parameters. */
function parametersOf(question: z.ZodMiniType): Parameter[] {
  const { properties = {}, required = [] } = writeSchema(question) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]): Parameter => {
    const { description, ...its } = schema
    const asked = { in: 'query', name, required: required.includes(name), schema: its } as const
    return Object.assign(asked, description && { description }, its.type === 'array' && commaSeparated)
  })
}

/** Answered with a file. */
export function fileOf(type: string, description: string): Answer {
  return { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } }
}
