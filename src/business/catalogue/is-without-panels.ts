import type { Product } from './product.ts'

/** True for a system that comes without panels: its price is that of the unit and its battery. */
export function isWithoutPanels({ systemType, ratings }: Partial<Pick<Product, 'systemType' | 'ratings'>>): boolean {
  return (systemType === 'All-in-One' || systemType === 'Inverter') && !ratings?.panelsIncludedW
}
