/** Who a system is for: the specification's client type, and the two halves of the appliance lists. */
export const segments = ['residential', 'commercial'] as const
export type Segment = (typeof segments)[number]
