import type { Product } from '../product.ts'

/** The simulator with the product chosen. */
export function financingLink({ id }: Pick<Product, 'id'>): string {
  return `/financing?productId=${id}`
}
