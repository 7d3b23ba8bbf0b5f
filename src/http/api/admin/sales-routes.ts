import { Hono, type Context } from 'hono'
import { addProduct, changeProduct, removeProduct } from '#business/catalogue/change-product.server.ts'
import { columnTitles, columnsByTitle } from '#business/catalogue/csv/column-title.ts'
import { exportProducts } from '#business/catalogue/export-products.server.ts'
import { importProducts } from '#business/catalogue/import-products.server.ts'
import { countProducts, pageProducts } from '#business/catalogue/page-products.server.ts'
import { listProductRecords, placesOfProduct, readProductRecord } from '#business/catalogue/product-records.server.ts'
import { listImports, undoImport } from '#business/catalogue/undo-import.server.ts'
import { changePresets, listPresets, resetPresets } from '#business/energy/presets.server.ts'
import { listQuoteUses } from '#business/leads/quote-uses.server.ts'
import {
  findQuotePerson,
  listQuotes,
  makeQuoteFor,
  noteQuoteChat,
  sendQuote,
  tieQuote,
} from '#business/leads/lead-quotes.server.ts'
import { correctQuote, readAdminQuote } from '#business/quotes/admin-quotes.server.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import { languages } from '#kernel/language.ts'
import { done } from '#kernel/outcome.ts'
import { textOf } from '../problems.ts'
import { csvFault, importReport, presetFault, productFault, undoFault, writtenCsv } from './answers.ts'
import { body, bodyOf, formKey, id, query, upload, word, type askingWith } from './staff-context.ts'

const created = { status: 201 } as const
const nothing = { status: 204 } as const
const key = word('key')
const presetsBody = bodyOf(400_000)

/** Titles of a file's columns in every language: one that was exported in French is taken back in English too. */
const knownTitles = columnsByTitle(languages.map((language) => serverText[language]))

const hasTitles = (c: Context) => c.req.query('titles') === 'words'
const isOfPrices = (c: Context) => c.req.query('columns') === 'prices'

/** What the file is called: for a person in their language, as its columns are. */
function tableName(c: Context): string {
  const table = isOfPrices(c) ? 'prices' : 'products'
  return hasTitles(c) ? textOf(c)(`admin-products.csv.file.${table}`) : `${table}.csv`
}

/** How the table of products is written: for a person (`titles=words`) its columns are called as on the screen. */
function tableLook(c: Context) {
  const separator = c.req.query('separator') === 'semicolon' ? (';' as const) : (',' as const)
  const titles = hasTitles(c) ? columnTitles(textOf(c)) : undefined
  return done({ separator, titles, isOfPrices: isOfPrices(c) })
}

/** Of the back office's API what is about what we sell: products, the kinds of place that an audit starts from, quotes. */
export function salesRoutes(ask: ReturnType<typeof askingWith>): Hono {
  return (
    new Hono()
      // Products: with a `limit` a page of the list, else the last added, whole.
      .get('/products', (c) =>
        c.req.query('limit') === undefined ? ask(listProductRecords, [])(c) : ask(pageProducts, [query])(c),
      )
      .get('/products/counts', ask(countProducts, []))
      .get(
        '/products.csv',
        ask(exportProducts, [tableLook], {
          as: (c, rows) => writtenCsv(tableName(c), rows),
        }),
      )
      .post(
        '/products/import',
        ask(
          importProducts,
          [upload, (c) => done({ apply: c.req.query('apply') === 'true' }), () => done(knownTitles)],
          {
            words: csvFault,
            as: importReport,
          },
        ),
      )
      .get('/products/imports', ask(listImports, []))
      .post(
        '/products/imports/:id/undo',
        ask(undoImport, [id, (c) => done({ others: c.req.query('others') === 'true' })], {
          ...nothing,
          words: undoFault,
        }),
      )
      .get('/products/:id', ask(readProductRecord, [id]))
      .get('/products/:id/places', ask(placesOfProduct, [id, (c) => done(textOf(c).language)]))
      .post('/products', ask(addProduct, [body], { ...created, words: productFault }))
      .put('/products/:id', ask(changeProduct, [body, id], { words: productFault }))
      .delete('/products/:id', ask(removeProduct, [id], nothing))

      // The kinds of place that an audit starts from: one list, changed as a whole.
      .get('/appliance-presets', ask(listPresets, []))
      .put('/appliance-presets', ask(changePresets, [presetsBody], { words: presetFault }))
      .delete('/appliance-presets', ask(resetPresets, []))

      // Quotes, by the key that their links carry.
      .get('/quotes', ask(listQuotes, [query]))
      .post('/quotes', ask(makeQuoteFor, [body, formKey], created))
      .get('/quotes/:key', ask(readAdminQuote, [key]))
      .get('/quotes/:key/uses', ask(listQuoteUses, [key]))
      .get('/quotes/:key/person', ask(findQuotePerson, [key]))
      .put('/quotes/:key/request', ask(tieQuote, [body, key], nothing))
      .post('/quotes/:key/corrections', ask(correctQuote, [body, key], created))
      .post('/quotes/:key/mails', ask(sendQuote, [body, key], nothing))
      .post('/quotes/:key/chats', ask(noteQuoteChat, [body, key], nothing))
  )
}
