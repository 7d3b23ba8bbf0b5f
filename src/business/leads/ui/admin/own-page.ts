import type { AdminLead } from '../../admin-lead.ts'

/** A page of the site that a visitor's browser says a request was sent from; null for anything else that it says. */
export function ownPage(source: string | null): string | null {
  return source && /^\/(?!\/|admin|api)[\w\-/.~%]*$/.test(source) ? source : null
}

/** The product that a request is about: of an order, or of the page that it was sent from; null for none. */
export function productOf({ payload, source }: Pick<AdminLead, 'payload' | 'source'>): string | null {
  const order = payload['order']
  if (typeof order === 'object' && order !== null && 'productId' in order) return String(order.productId)
  return /^\/products\/(\d+)$/.exec(source ?? '')?.[1] ?? null
}
