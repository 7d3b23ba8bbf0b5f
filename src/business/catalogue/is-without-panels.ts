import type { Product } from './product.ts'

/** What tells whether a system comes with panels. */
export type PanelFacts = Partial<Pick<Product, 'systemType'>> & {
  readonly ratings?: Pick<Product['ratings'], 'panelsIncludedW'>
}

/** True for a system that comes without panels: its price is that of the unit and its battery. */
export function isWithoutPanels({ systemType, ratings }: PanelFacts): boolean {
  return (systemType === 'All-in-One' || systemType === 'Inverter') && !ratings?.panelsIncludedW
}
