import { isWithoutPanels, type PanelFacts } from './is-without-panels.ts'
import type { Product } from './product.ts'

/** Whether a product can be paid in instalments: it has a price here, and it is not sold for cash only. */
export function canBeFinanced({ price, purchaseOption }: Pick<Product, 'price' | 'purchaseOption'>): boolean {
  return price !== null && purchaseOption !== 'Cash'
}

/** The simulator with the product chosen: as installed where its price is told so beside the link, and that is another than its own. */
export function financingLink(product: Pick<Product, 'id'> & PanelFacts, isToldInstalled: boolean): string {
  return `/financing?productId=${product.id}${isToldInstalled && isWithoutPanels(product) ? '&installed=true' : ''}`
}
