import { countryTable } from '#kernel/country.ts'
import type { Product } from '#business/catalogue/product.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import type { Visitor } from '#client/visitor.tsx'
import { productPreviewPath } from '../previews/preview-address.ts'
import { theOrganization } from './organization.ts'
import type { SchemaNode } from './schema-node.ts'

/** A product, and the offer of it in the visitor's country; no offer where it has no price there. */
export function productData(publicUrl: string, product: Product, visitor: Visitor): SchemaNode {
  const { name, description } = productWords(product, visitor.language)
  const { imageUrl, manufacturer, price, currency } = product
  const offer = price !== null && {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      url: `${publicUrl}/products/${product.id}?lang=${visitor.language}&country=${visitor.country}`,
      areaServed: countryTable[visitor.country].region,
      seller: theOrganization(publicUrl),
    },
  }
  return {
    '@type': 'Product',
    name,
    description,
    sku: product.slug,
    image: new URL(imageUrl ?? productPreviewPath(product, visitor), publicUrl).href,
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer } }),
    ...offer,
  }
}
