import type { Product } from './product.ts'

/** Whether a product can be paid in instalments: it has a price here, and it is not sold for cash only. */
export function canBeFinanced({ price, purchaseOption }: Pick<Product, 'price' | 'purchaseOption'>): boolean {
  return price !== null && purchaseOption !== 'Cash'
}

/** The simulator with the product chosen. */
export function financingLink({ id }: Pick<Product, 'id'>): string {
  return `/financing?productId=${id}`
}

/** The simulator with the product chosen as installed. */
export function installedLink({ id }: Pick<Product, 'id'>): string {
  return `/financing?productId=${id}&installed=true`
}
