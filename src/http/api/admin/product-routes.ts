import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { addProduct } from '#business/catalogue/add-product.server.ts'
import { changeProduct, removeProduct } from '#business/catalogue/change-product.server.ts'
import { csvErrorKey, productErrorKey } from '#business/catalogue/editing/product-errors.ts'
import { exportProducts } from '#business/catalogue/export-products.server.ts'
import { importProducts } from '#business/catalogue/import-products.server.ts'
import { countProducts, pageProducts } from '#business/catalogue/page-products.server.ts'
import { listProductRecords, readProductRecord } from '#business/catalogue/product-records.server.ts'
import type { Services } from '#platform/services.server.ts'
import { idIn } from '../id-in.ts'
import { problemResponse, wordsFor, type FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { uploadRequest } from '../upload-request.ts'
import { attachment } from './attachment.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What is wrong with a product, in words of its form. */
export const productWords: FieldWords = ({ path, code }) => productErrorKey(path, code)

/** What is wrong with a file, or with one of its cells: `12.prices.cm.amount`. */
const csvWords: FieldWords = ({ path, code }) => csvErrorKey(path.replace(/^\d+\./, ''), code)

/** Products: with a `limit` a page of the list, else the last added, whole; one of them; adding, changing, removing. */
export function productRoutes(services: Services): Hono {
  return new Hono()
    .get('/products', async (c) => {
      const acting = actingIn(c, services)
      const isPage = c.req.query('limit') !== undefined
      return isPage
        ? answerOutcome(c, await pageProducts(acting, c.req.query()))
        : answerOutcome(c, await listProductRecords(acting))
    })
    .get('/products/counts', async (c) => answerOutcome(c, await countProducts(actingIn(c, services))))
    .get('/products.csv', async (c) => {
      const separator = c.req.query('separator') === 'semicolon' ? ';' : ','
      const outcome = await exportProducts(actingIn(c, services), separator)
      if (!outcome.ok) return problemResponse(c, outcome.problem)
      const content = Readable.toWeb(Readable.from(outcome.value, { objectMode: false }))
      return new Response(content as ReadableStream, { headers: attachment('products.csv', 'text/csv; charset=utf-8') })
    })
    .post('/products/import', async (c) => {
      const apply = c.req.query('apply') === 'true'
      const outcome = await importProducts(actingIn(c, services), uploadRequest(c), { apply })
      if (!outcome.ok) return problemResponse(c, outcome.problem, csvWords)
      const problems = outcome.value.problems.map(({ row, column, code }) => {
        return { row, column, code, message: wordsFor(c, { path: column, code }, csvWords) }
      })
      return c.json({ ...outcome.value, problems })
    })
    .get('/products/:id', async (c) => answerOutcome(c, await readProductRecord(actingIn(c, services), idIn(c))))
    .post('/products', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await addProduct(actingIn(c, services), body.value) : body, 201, productWords)
    })
    .put('/products/:id', async (c) => {
      const body = await readJson(c)
      const acting = actingIn(c, services)
      return answerOutcome(c, body.ok ? await changeProduct(acting, idIn(c), body.value) : body, 200, productWords)
    })
    .delete('/products/:id', async (c) => answerOutcome(c, await removeProduct(actingIn(c, services), idIn(c)), 204))
}
