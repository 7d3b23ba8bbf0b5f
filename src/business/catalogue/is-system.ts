import type { Product } from './product.ts'

/** Whether a product is a system by itself, not a panel or a battery for one. */
export function isSystem({ systemType }: Pick<Product, 'systemType'>): boolean {
  return systemType !== 'Solar Panel' && systemType !== 'Battery'
}
