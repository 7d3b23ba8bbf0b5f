import * as z from 'zod/mini'
import { analyticsQuestionSchema } from '#business/analytics/period.ts'
import { productSearchSchema } from '#business/catalogue/page-products.server.ts'
import { quoteFilterSchema } from '#business/quotes/admin-quote.ts'
import { adminCalls, fileOf } from './admin-call.ts'

const products = { may: 'products.manage' } as const
const presets = { may: 'presets.manage' } as const
const quotes = { may: 'quotes.work' } as const
const settings = { may: 'photographs.manage' } as const
const samples = { may: 'samples.manage' } as const

/** Products, the kinds of place that an audit starts from, quotes. */
export const salesCalls = adminCalls(
  'Back office: catalogue and quotes',
  'What is sold, the kinds of place that an audit starts from, and quotes by the key that their links carry.',
  {
    'GET /products': {
      ...products,
      id: 'listProductRecords',
      summary: 'Products: with `limit` a page of the list, else all of them',
      query: productSearchSchema,
      answer: {
        description: 'A page, or every product.',
        content: {
          'application/json': {
            schema: {
              anyOf: [
                { $ref: '#/components/schemas/ProductRecordPage' },
                { type: 'array', items: { $ref: '#/components/schemas/ProductRecord' } },
              ],
            },
          },
        },
      },
    },
    'GET /products.csv': {
      ...products,
      id: 'exportProducts',
      summary: 'Every product as a table',
      description:
        '`titles=words`: columns are called as on the screen, in the language of whoever asks; else by their codes. `columns=prices`: short name, name and the price in each country alone.',
      query: z.object({
        separator: z.optional(z.enum(['comma', 'semicolon'])),
        titles: z.optional(z.enum(['codes', 'words'])),
        columns: z.optional(z.enum(['all', 'prices'])),
      }),
      answer: fileOf('text/csv', 'A row a product.'),
    },
    'GET /products/counts': {
      ...products,
      id: 'countProductRecords',
      summary: 'How many there are',
      answer: 'ProductCounts',
    },
    'POST /products/import': {
      ...products,
      id: 'importProducts',
      summary: 'Read a table of products; with `apply=true`, store it',
      query: z.object({ apply: z.optional(z.enum(['true', 'false'])) }),
      body: 'ProductTable',
      form: true,
      answer: 'ToldImport',
    },
    'GET /products/imports': {
      ...products,
      id: 'listImports',
      summary: 'The tables that were stored in the last 30 days, the last first',
      answer: ['PastImport'],
    },
    'POST /products/imports/{id}/undo': {
      ...products,
      id: 'undoImport',
      summary: 'Undo an import whole',
      description:
        'Refused (`conflict`) while a product of it has been changed or deleted since, with those (`products`); with `others=true` those stay as they are.',
      query: z.object({ others: z.optional(z.enum(['true', 'false'])) }),
      problems: ['conflict'],
    },
    'GET /products/{id}': {
      ...products,
      id: 'readProduct',
      summary: 'A product as staff read it',
      answer: 'ProductRecord',
    },
    'GET /products/{id}/places': {
      ...products,
      id: 'placesOfProduct',
      summary: 'Where a product stands in the catalogues that have it',
      answer: ['ProductPlace'],
    },
    'POST /products': {
      ...products,
      id: 'addProduct',
      summary: 'Add a product',
      body: 'ProductFields',
      created: true,
      answer: 'ProductRecord',
      problems: ['conflict'],
    },
    'PUT /products/{id}': {
      ...products,
      id: 'changeProduct',
      summary: 'Change a product; what is left out stays as it is',
      body: 'ProductChange',
      example: { prices: { cm: { amount: 2100000 } } },
      answer: 'ProductRecord',
      problems: ['stale', 'conflict'],
    },
    'DELETE /products/{id}': { ...products, id: 'removeProduct', summary: 'Put a product into the bin' },
    'POST /products/upload-image': {
      ...products,
      body: 'ImageForm',
      form: true,
      id: 'uploadProductImage',
      summary: 'Add the picture of a product',
      answer: 'ImageAddress',
    },
    'GET /appliance-presets': {
      ...presets,
      id: 'listPresets',
      summary: 'The kinds of place that an audit starts from, hidden ones too',
      answer: 'ArrangedPresets',
    },
    'PUT /appliance-presets': {
      ...presets,
      id: 'changePresets',
      summary: 'Set the whole list',
      body: 'PresetList',
      answer: 'ArrangedPresets',
      problems: ['stale'],
    },
    'DELETE /appliance-presets': {
      ...presets,
      id: 'resetPresets',
      summary: 'Bring back the list of the site',
      answer: 'ArrangedPresets',
    },
    'GET /quotes': {
      ...quotes,
      id: 'listQuotes',
      summary: 'Quotes, the newest first',
      description:
        '`q` is a reference, a key, a link that ends in one, or the name, phone or mail of whom it is for; `country` and `state` leave those in it.',
      query: quoteFilterSchema,
      answer: 'QuoteList',
    },
    'POST /quotes': {
      ...quotes,
      id: 'makeQuoteFor',
      summary: 'Make a quote for a customer',
      description:
        'An `Idempotency-Key` makes a repeated submit the same one. With `leadId` the quote is tied to that request, and kept.',
      body: 'QuoteFor',
      created: true,
      answer: 'QuoteReceipt',
      problems: ['conflict'],
    },
    'GET /quotes/{key}': { ...quotes, id: 'readQuote', summary: 'A quote as staff read it', answer: 'AdminQuote' },
    'GET /quotes/{key}/uses': {
      ...quotes,
      id: 'listQuoteUses',
      summary: 'The requests and applications that are for a quote',
      answer: ['QuoteUse'],
    },
    'GET /quotes/{key}/person': {
      may: 'leads.work',
      id: 'findQuotePerson',
      summary: 'Who a quote is for',
      description: 'The person of the request that it was made for, else of the newest that names it.',
      answer: 'QuotePerson',
    },
    'PUT /quotes/{key}/request': {
      ...quotes,
      id: 'tieQuote',
      summary: 'Say for which request a quote was made',
      description: 'Refused (`conflict`) where another request is for it already.',
      body: 'QuoteTie',
      problems: ['conflict'],
    },
    'POST /quotes/{key}/corrections': {
      ...quotes,
      id: 'correctQuote',
      summary: 'Make another quote in its place, at the prices of now',
      body: 'QuoteCorrection',
      created: true,
      answer: 'AdminQuote',
      problems: ['conflict'],
    },
    'POST /quotes/{key}/mails': {
      ...quotes,
      id: 'sendQuote',
      summary: 'Send a quote by mail',
      body: 'QuoteMail',
      problems: ['conflict'],
    },
    'POST /quotes/{key}/chats': {
      ...quotes,
      id: 'noteQuoteChat',
      summary: 'Note that a quote was sent in a chat',
      body: 'QuoteChat',
      problems: ['conflict'],
    },
  },
)

/** What the company says of itself, what was counted, and what is known of a person. */
export const companyCalls = adminCalls(
  'Back office: company',
  'What the company says of itself, what was counted, and what is known of a person. Whom to look for is in the body: an address or a phone belongs in no log of addresses.',
  {
    'GET /settings': {
      ...settings,
      id: 'listSettings',
      summary: 'Every group of settings that one may set, with what comes with the site',
      answer: ['SettingRecord'],
    },
    'PUT /settings/{group}': {
      ...settings,
      id: 'changeSetting',
      summary: 'Set a group',
      body: 'SettingEdit',
      answer: 'SettingRecord',
      problems: ['stale'],
    },
    'DELETE /settings/{group}': { ...settings, id: 'resetSetting', summary: 'Bring back what comes with the site' },
    'GET /samples': {
      ...samples,
      id: 'listSamples',
      summary: 'The sample content that comes with the site, and what was decided of each piece',
      answer: ['SamplePiece'],
    },
    'PUT /samples': {
      ...samples,
      id: 'changeSamples',
      summary: 'Hide pieces, show them again, or say that they are the company’s own',
      body: 'SampleChange',
      example: { pieces: ['article:choosing-a-battery'], state: 'hidden' },
      answer: ['SamplePiece'],
    },
    'GET /numbers': {
      may: 'analytics.read',
      id: 'readAnalytics',
      summary: 'What was counted in a period',
      query: analyticsQuestionSchema,
      answer: 'Analytics',
    },
    'POST /people/list': {
      may: 'privacy.find',
      id: 'listPersons',
      summary: 'Who wrote last, or whom some words tell',
      body: 'PeopleQuestion',
      answer: ['ListedPerson'],
    },
    'POST /people/find': {
      may: 'privacy.find',
      id: 'findPerson',
      summary: 'Everything about an address or a phone',
      body: 'PersonRequest',
      answer: 'PersonRecord',
    },
    'GET /people/{reference}': {
      may: 'privacy.find',
      id: 'openPerson',
      summary: 'The person of a request or an application',
      description: 'Everything about the address and the phone that they left with it.',
      answer: 'PersonPage',
    },
    'POST /search': {
      may: 'account.manage',
      id: 'staffSearch',
      summary: 'Find people, requests, applications and content',
      description:
        'Accents, slips and the way that a name sounds make no difference. Of each kind what the role may see.',
      body: 'StaffQuestion',
      answer: 'StaffFinds',
    },
    'POST /people/export': {
      may: 'privacy.find',
      id: 'exportPerson',
      summary: 'The same as an archive for the person',
      body: 'PersonRequest',
      answer: fileOf('application/zip', 'Everything, with the files.'),
      problems: ['not_found'],
    },
    'POST /people/erase': {
      may: 'privacy.erase',
      id: 'erasePerson',
      summary: 'Erase a person',
      body: 'ErasureRequest',
      answer: 'ErasureProof',
      problems: ['not_found', 'conflict'],
    },
  },
)
