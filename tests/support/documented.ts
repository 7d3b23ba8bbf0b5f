import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { OpenApiDocument } from '../../src/http/api/openapi/document.ts'
import { answerIn, type DocumentedOperation } from '../../src/http/api/openapi/documented-operation.ts'

/** A call that the document has. */
export type Call = { readonly method: string; readonly path: string; readonly operation: DocumentedOperation }

/** Whether anybody may make a call. */
export const isPublic = ({ operation }: Call) => operation.security.length === 0

export type Held = {
  readonly calls: readonly Call[]
  /** The call that an address is one of; the most literal one. */
  callOf(method: string, address: string): Call | undefined
  /** The schema at a place of the document. */
  schemaAt(...keys: readonly string[]): ValidateFunction | undefined
  /** Fails unless the response is one that the document has for this call, in its media type and by its schema. */
  expectDocumented(call: Call, response: Response): Promise<void>
}

/** What holds answers against a document. */
export function holding(document: OpenApiDocument): Held {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  const pointer = (keys: readonly string[]) =>
    ['openapi#', ...keys].map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const schemaAt: Held['schemaAt'] = (...keys) => ajv.getSchema(pointer(keys))
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const patterns = calls
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map((call) => ({
      call,
      pattern: new RegExp(`^${call.path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`),
    }))
  return {
    calls,
    callOf(method, address) {
      const [path = ''] = address.split('?')
      return patterns.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(path))?.call
    },
    schemaAt,
    async expectDocumented({ method, path, operation }, response) {
      expect(Object.keys(operation.responses)).toContain(String(response.status))
      const named = operation.responses[response.status] ?? { description: '' }
      const answer = answerIn(document, named)
      for (const name of Object.keys(answer.headers ?? {})) {
        if (name !== 'Link') expect(response.headers.has(name)).toBe(true)
      }
      const [type] = Object.keys(answer.content ?? {})
      if (!type || type === '*/*') return
      expect(response.headers.get('content-type')).toContain(type)
      if (!type.endsWith('json')) return
      const place =
        '$ref' in named ? named.$ref.slice(2).split('/') : ['paths', path, method, 'responses', String(response.status)]
      const validate = schemaAt(...place, 'content', type, 'schema')
      const body: unknown = await response.json()
      expect(validate?.(body), `${method} ${path}: ${JSON.stringify(validate?.errors)}`).toBe(true)
    },
  }
}
