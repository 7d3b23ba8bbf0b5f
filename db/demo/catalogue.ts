import type { CatalogueContent } from '#business/catalogue/load-catalogue.server.ts'
import type { NewProduct } from '#business/catalogue/tables.server.ts'
import { categoryIdOf, demoCategories } from './catalogue/categories.ts'
import type { DemoProduct } from './catalogue/demo-product.ts'
import { deyes } from './catalogue/deye.ts'
import { ecoBeasts } from './catalogue/eco-beast.ts'
import { ivems } from './catalogue/ivem.ts'
import { kits } from './catalogue/kits.ts'
import { lunas } from './catalogue/luna.ts'
import { panels } from './catalogue/panels.ts'
import { portableStations } from './catalogue/portable.ts'
import { powerM } from './catalogue/power-m.ts'

function toRow({ name, description, features, category, ratings, ...rest }: DemoProduct): NewProduct {
  const rated = Object.entries(ratings)
  return {
    ...rest,
    ...Object.fromEntries(rated.map(([rating, { value }]) => [rating, value])),
    ratingSources: Object.fromEntries(rated.map(([rating, { status, source }]) => [rating, { status, source }])),
    name: name.fr,
    nameEn: name.en,
    description: description.fr,
    descriptionEn: description.en,
    features: features.map((feature) => feature.fr),
    featuresEn: features.map((feature) => feature.en),
    categoryId: categoryIdOf[category],
    imageUrl: `/pictures/${rest.slug}.svg`,
  }
}

/** The sample catalogue: every product line of the specification, in both languages. */
export const demoCatalogue: CatalogueContent = {
  categories: demoCategories,
  products: [...powerM, ...deyes, ...ecoBeasts, ...portableStations, ...ivems, ...lunas, ...kits, ...panels].map(toRow),
}
