import type { OperationGroup } from './operation.ts'

/** The routes of the documentation itself. */
export const docsOperations: OperationGroup = {
  tag: 'Documentation',
  description: 'What you are reading.',
  operations: [
    {
      id: 'getOpenApiDocument',
      method: 'get',
      path: '/openapi.json',
      summary: 'This API for machines: an OpenAPI 3.1 document',
      status: 200,
      answer: { description: 'The document.', content: { 'application/json': { schema: { type: 'object' } } } },
    },
    {
      id: 'getDocs',
      method: 'get',
      path: '/docs',
      summary: 'This API for people: one page',
      status: 200,
      answer: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
    },
  ],
}
