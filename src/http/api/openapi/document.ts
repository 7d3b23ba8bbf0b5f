import { countries, countryTable, type Country } from '#kernel/country.ts'
import type { Brand } from '#kernel/brand.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { contentOperations } from './content-operations.ts'
import { energyOperations } from './energy-operations.ts'
import { financingOperations } from './financing-operations.ts'
import type { JsonSchema } from './json-schema.ts'
import { leadsOperations } from './leads-operations.ts'
import { quotesOperations } from './quotes-operations.ts'
import { accountCalls, mailCalls } from './admin/account-calls.ts'
import { applicationCalls } from './admin/application-calls.ts'
import { requestCalls } from './admin/request-calls.ts'
import { contentCalls } from './admin/content-calls.ts'
import { documentedWebhooks, programCalls, type DocumentedWebhooks } from './admin/program-calls.ts'
import { companyCalls, salesCalls } from './admin/sales-calls.ts'
import { documentOperation, refusalAnswers, type DocumentedOperation } from './documented-operation.ts'
import { componentSchemas } from './schemas.ts'
import { type Answer, type OperationGroup, one, listOf, countryParameter } from './operation.ts'
import { defaultLanguage, languages } from '#kernel/language.ts'

/** The routes of what the site tells of its own source. */
const sourceOperations: OperationGroup = {
  tag: 'Source',
  description: 'The source that the running version was built from. The package itself is at `/download/app`.',
  operations: [
    {
      id: 'findSourcePackage',
      method: 'get',
      path: '/source-package',
      summary: 'Name and size of the package',
      status: 200,
      answer: one('SourcePackage', 'The package.'),
    },
  ],
}

/** The route of the search. */
const searchOperations: OperationGroup = {
  tag: 'Search',
  description: 'Products, articles and solutions by words.',
  operations: [
    {
      id: 'search',
      method: 'get',
      path: '/search',
      summary: 'What fits some words, best first',
      description:
        'At most eight products, articles and solutions each: those with every word in their title, then those with every word anywhere, and where those are few, those with any of the words. Accents, case and slips of spelling make no difference. The first 100 characters and eight words count; what is no word finds nothing.',
      parameters: [
        {
          in: 'query',
          name: 'q',
          description: 'What a visitor types.',
          schema: { type: 'string' },
          example: 'baterie refrigerateur',
        },
        {
          in: 'query',
          name: 'lang',
          description: 'In which language to look, and to answer.',
          schema: { type: 'string', enum: [...languages], default: defaultLanguage },
        },
        countryParameter,
      ],
      status: 200,
      answer: listOf('SearchHit', 'What was found.'),
      problems: ['invalid'],
    },
  ],
}

/** Sent in this order, what can't be taken is refused before the file has travelled. */
const uploadExample = { financingApplicationId: '123', documentType: 'residency', document: 'residency.pdf' }

/** The routes of documents. */
const documentsOperations: OperationGroup = {
  tag: 'Documents',
  description:
    'What an application needs beside its plan. Nobody reads a document here: it is encrypted where it is kept, and staff ' +
    'alone open it.',
  operations: [
    {
      id: 'uploadDocument',
      method: 'post',
      path: '/documents/upload',
      summary: 'Send a document of an application',
      description:
        'It takes the place of the one of its type. A draft takes each of the five, a submitted application what the company ' +
        'asked for again (else 409). What a file is, its bytes tell: a name that says otherwise, or that is a path, is refused.' +
        '\n\nOver a network that drops: the same in several goes, by the tus protocol (tus.io, version 1.0: creation, ' +
        'creation-with-upload, expiration, termination) at `/api/documents/resumable`, with `financingApplicationId`, ' +
        '`documentType` and `filename` in `Upload-Metadata`. Each request says `Tus-Resumable: 1.0.0` (else 412), a part that it is ' +
        '`application/offset+octet-stream` (else 415). What has come waits a day for the rest. The answer to the last ' +
        'bytes is this one, as 200.',
      request: { name: 'DocumentUpload', example: uploadExample, type: 'multipart/form-data' },
      status: 201,
      answer: one('DocumentReceipt', 'Stored.'),
      problems: ['not_found', 'conflict', 'cross_origin'],
    },
  ],
}

/** The routes of the documentation itself. */
const docsOperations: OperationGroup = {
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
    {
      id: 'getBackOfficeDocs',
      method: 'get',
      path: '/docs/back-office',
      summary: 'The back office for people who write programs: one page',
      status: 200,
      answer: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
    },
  ],
}

/** What staff and programs call, under /admin. */
export const backOffice = [
  requestCalls,
  applicationCalls,
  salesCalls,
  contentCalls,
  mailCalls,
  companyCalls,
  accountCalls,
  programCalls,
]

/** What visitors call. */
export const visitors = [
  catalogueOperations,
  energyOperations,
  quotesOperations,
  financingOperations,
  documentsOperations,
  leadsOperations,
  contentOperations,
  searchOperations,
  sourceOperations,
  docsOperations,
]

const groups = [...visitors, ...backOffice]

export type OpenApiDocument = {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact: { readonly name: string; readonly url: string }
    readonly license: { readonly name: string; readonly url: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
  readonly webhooks: DocumentedWebhooks
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

const currencyIn = (country: Country) =>
  `\`${countryTable[country].currency}\` in ${countryTable[country].name.en} (\`${country}\`)`

const rules = [
  'Bodies are JSON in UTF-8, at most 100 kB; a file comes in a form. Every GET answers HEAD as well; another method is 405 with an `Allow` header. A POST answers an `X-Request-Id` to quote when you ask for help.',
  `Money is a whole amount of a currency: ${countries.map(currencyIn).join(', ')}.`,
  'What is refused is answered as `application/problem+json` (RFC 9457): a `code` to act on, and `errors` with the path, the code and the words for each field.',
  'Words are French unless `?lang=en` or a `language` cookie asks for English. Names and descriptions come in both languages.',
]

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'staff.session_token',
  description: 'A person who is signed in; `__Host-` stands before the name where the site is served by https.',
}
const program = {
  type: 'http',
  scheme: 'bearer',
  description: 'A program, by the token that an `admin` made for it under `/admin/programs`, with these scopes.',
}

/** The OpenAPI 3.1 document of a company's whole API as it is served at `publicUrl`. */
export function openApiDocument(publicUrl: string, brand: Pick<Brand, 'name'>): OpenApiDocument {
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
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: rules.join('\n\n'),
      contact: { name: brand.name, url: `${publicUrl}/contact` },
      license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
    },
    servers: [{ url: publicUrl }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description })),
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    webhooks: documentedWebhooks(),
    components: {
      schemas: componentSchemas(),
      responses: refusalAnswers(operations.map(({ operation }) => operation)),
      securitySchemes: { session, program },
    },
  }
}
