import { findProduct } from '#business/catalogue/product-queries.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { aboutLead } from './about-lead.server.ts'
import type { LeadServices } from './attach-audit.server.ts'
import type { LeadReceipt } from './lead.ts'
import type { OrderMail } from './mail/mail-payloads.ts'
import { orderSchema, priceOrder } from './order.ts'
import { readWithAudit } from './read-with-audit.server.ts'
import { staffMailbox } from '#kernel/staff-mailbox.ts'
import { earlierReceipt, storeLead, type RequestOrigin } from './store-lead.server.ts'

/**
 * A visitor orders a product: stores it at the catalogue's price and has staff told by mail (an order has no address to
 * write to). Refuses with `invalid` (fields), `not_found` (no such product), `conflict` (`price_on_request`, or the key
 * belongs to another request).
 */
export async function placeOrder(
  services: LeadServices,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  const now = services.now()
  const form = await readWithAudit(services, orderSchema, request)
  if (!form.ok) return form
  const { body, asked: order, audit } = form.value
  const { country, fullName: name, phoneNumber: phone, source } = order
  const priced = priceOrder(order, await findProduct(services.db, order.productId, country))

  return services.db.transaction(async (tx) => {
    const earlier = await earlierReceipt(tx, 'order', body, origin)
    if (earlier) return earlier
    if (!priced.ok) return priced

    const lead = { country, name, phone, source, payload: priced.value, audit }
    const receipt = await storeLead(tx, 'order', body, lead, origin, now)
    const props: OrderMail = { ...priced.value, ...aboutLead(receipt, country, origin, now, audit) }
    await queueMail(tx, services, { template: 'order-staff', ...staffMailbox(country), props })
    return done(receipt)
  })
}
