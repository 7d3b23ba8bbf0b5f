import { Hono, type Context } from 'hono'
import {
  comparable,
  matching,
  productPage,
  productPageSchema,
  type ProductPageOf,
} from '#business/catalogue/product-page.ts'
import {
  catalogueOf,
  findProduct,
  listCategories,
  orderedCatalogue,
  productChoices,
  type CatalogueServices,
} from '#business/catalogue/product-queries.server.ts'
import { everydayLoadsOf, toldPriceOf } from '#business/energy/everyday-loads.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { countryOf, pageLinks } from '../path-and-query.ts'
import { problemResponse } from '../problems.ts'

/** Products, a page at a time and one of them, their categories, and the picture that stands in for a missing one. */
export function catalogueRoutes(services: Services): Hono {
  return new Hono()
    .get('/products', async (c) => {
      const found = await askedPage(c, services)
      return found.ok ? c.json(found.value.items, 200, pageLinks(c, found.value)) : problemResponse(c, found.problem)
    })
    .get('/products/count', async (c) => {
      const found = await askedPage(c, services)
      return found.ok ? c.json({ count: found.value.count }) : problemResponse(c, found.problem)
    })
    .get('/products/choices', async (c) => {
      const [asked, country] = [parse(productPageSchema, c.req.query()), countryOf(c)]
      if (!asked.ok) return problemResponse(c, asked.problem)
      if (!country.ok) return problemResponse(c, country.problem)
      const { type, prices } = asked.value
      const told = prices && { name: prices, read: () => toldPriceOf(services, country.value) }
      return c.json(await productChoices(services, country.value, type, told))
    })
    .get('/products/loads', async (c) => {
      const [found, country] = [await askedPage(c, services), countryOf(c)]
      if (!found.ok) return problemResponse(c, found.problem)
      return country.ok
        ? c.json(await everydayLoadsOf(services, country.value, found.value.items))
        : problemResponse(c, country.problem)
    })
    .get('/products/:id', async (c) => {
      const country = countryOf(c)
      if (!country.ok) return problemResponse(c, country.problem)
      const id = c.req.param('id')
      if (!/^\d+$/.test(id)) {
        return problemResponse(c, { code: 'invalid', errors: [{ path: 'id', code: 'not_a_number' }] })
      }
      const product = await findProduct(services, Number(id), country.value)
      return product ? c.json(product) : problemResponse(c, { code: 'not_found' })
    })
    .get('/products/:id{[0-9]+}/loads', async (c) => {
      const country = countryOf(c)
      return country.ok
        ? c.json(await everydayLoadsOf(services, country.value, [{ id: Number(c.req.param('id')) }]))
        : problemResponse(c, country.problem)
    })
    .get('/product-categories', async (c) => c.json(await listCategories(services)))
    .get('/placeholder-image', (c) => c.redirect('/pictures/placeholder.svg'))
}

async function askedPage(c: Context, services: CatalogueServices): Promise<Outcome<ProductPageOf>> {
  const country = countryOf(c)
  if (!country.ok) return country
  const asked = parse(productPageSchema, c.req.query())
  if (!asked.ok) return asked
  const { type, lang, relatedTo, prices } = asked.value
  const priceOf = prices && (await toldPriceOf(services, country.value))
  const all = relatedTo
    ? comparable(await catalogueOf(services, country.value), Number(relatedTo))
    : matching(await orderedCatalogue(services, country.value, type, lang), asked.value, priceOf)
  return done(productPage(all, asked.value))
}
