import { Hono, type Context } from 'hono'
import { addProduct } from '#business/catalogue/add-product.server.ts'
import { changeProduct, removeProduct } from '#business/catalogue/change-product.server.ts'
import { productErrorKey } from '#business/catalogue/editing/product-errors.ts'
import { pageProducts } from '#business/catalogue/page-products.server.ts'
import { listProductRecords, readProductRecord } from '#business/catalogue/product-records.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What is wrong with a product, in words of its form. */
export const productWords: FieldWords = ({ path, code }) => productErrorKey(path, code)

/** The id that an address names; 0, which is nobody's, where it is none. */
function idIn(c: Context): number {
  const id = c.req.param('id') ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}

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
