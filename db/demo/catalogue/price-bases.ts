import type { PriceList } from '#business/catalogue/price.ts'

/** A naira price that was set to look right, and how. */
export const illustrative = (amount: number, basis: string): PriceList => ({
  cm: { amount, status: 'illustrative', basis },
})

/** A kit: its price in Burkina Faso is the specification's; in naira it costs what the same equipment costs by name. */
export const kit = (xof: number, naira: number, sameAs: string): PriceList => ({
  cm: { amount: naira, status: 'illustrative', basis: `no published price; that of ${sameAs}` },
  bf: { amount: xof, status: 'specification', basis: 'the company’s own price list for Burkina Faso' },
})
