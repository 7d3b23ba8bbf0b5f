import { countries, countryTable, type Country } from '#kernel/country.ts'
import { brand } from '#kernel/brand.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { contentOperations } from './content-operations.ts'
import { docsOperations } from './docs-operations.ts'
import { documentsOperations } from './documents-operations.ts'
import { energyOperations } from './energy-operations.ts'
import { financingOperations } from './financing-operations.ts'
import type { JsonSchema } from './json-schema.ts'
import { leadsOperations } from './leads-operations.ts'
import { documentOperation, type DocumentedOperation } from './documented-operation.ts'
import { componentSchemas } from './schemas.ts'
import { searchOperations } from './search-operations.ts'
import { sourceOperations } from './source-operations.ts'

const groups = [
  catalogueOperations,
  energyOperations,
  financingOperations,
  documentsOperations,
  leadsOperations,
  contentOperations,
  searchOperations,
  sourceOperations,
  docsOperations,
]

export type OpenApiDocument = {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

const currencyIn = (country: Country) =>
  `\`${countryTable[country].currency}\` in ${countryTable[country].name.en} (\`${country}\`)`

const rules = [
  'Bodies are JSON in UTF-8, at most 100 kB; a file comes in a form. Every GET answers HEAD as well; another method is 405 with an `Allow` header. A POST answers an `X-Request-Id` to quote when you ask for help.',
  `Money is a whole amount of a currency: ${countries.map(currencyIn).join(', ')}.`,
  'What is refused is answered as `application/problem+json` (RFC 9457): a `code` to act on, and `errors` with the path, the code and the words for each field.',
  'Words are French unless `?lang=en` or a `language` cookie asks for English. Names and descriptions come in both languages.',
]

/** The OpenAPI 3.1 document of the whole API as it is served at `publicUrl`. */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const operations = groups.flatMap(({ tag, operations: its }) =>
    its.map((operation) => ({ operation, documented: documentOperation(tag, operation) })),
  )
  const byPath = Map.groupBy(operations, ({ operation }) => `/api${operation.path}`)
  const paths = [...byPath].map(([path, its]) => [
    path,
    Object.fromEntries(its.map(({ operation, documented }) => [operation.method, documented])),
  ])
  return {
    openapi: '3.1.0',
    info: { title: `${brand().name} API`, version: '1.0.0', description: rules.join('\n\n') },
    servers: [{ url: publicUrl }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description })),
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    components: { schemas: componentSchemas() },
  }
}
