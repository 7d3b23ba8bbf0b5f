import { Hono } from 'hono'
import { findProduct, listCategories, listProducts } from '#business/catalogue/product-queries.server.ts'
import type { Services } from '#platform/services.server.ts'
import { countryOf } from '../country-of.ts'
import { problemResponse } from '../problems.ts'

/** Products, their categories, and the picture that stands in for a missing one. */
export function catalogueRoutes({ db }: Services): Hono {
  return new Hono()
    .get('/products', async (c) => {
      const country = countryOf(c)
      return country.ok ? c.json(await listProducts(db, country.value)) : problemResponse(c, country.problem)
    })
    .get('/products/:id', async (c) => {
      const country = countryOf(c)
      if (!country.ok) return problemResponse(c, country.problem)
      const id = c.req.param('id')
      if (!/^\d+$/.test(id)) {
        return problemResponse(c, { code: 'invalid', errors: [{ path: 'id', code: 'not_a_number' }] })
      }
      const product = await findProduct(db, Number(id), country.value)
      return product ? c.json(product) : problemResponse(c, { code: 'not_found' })
    })
    .get('/product-categories', async (c) => c.json(await listCategories(db)))
    .get('/placeholder-image', (c) => c.redirect('/pictures/placeholder.svg'))
}
