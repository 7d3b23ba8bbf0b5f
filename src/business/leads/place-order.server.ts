import type { Services } from '#platform/services.server.ts'
import { findProduct } from '#business/catalogue/product-queries.server.ts'
import { attempt, need, type Outcome } from '#kernel/outcome.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { LeadReceipt } from './lead.ts'
import type { OrderMail } from './mail/mail-payloads.ts'
import { orderSchema, priceOrder } from './order.ts'
import { aboutLead, earlierReceipt, readWithAudit, storeLead, type RequestOrigin } from './store-lead.server.ts'

/**
 * A visitor orders a product: stores it at the catalogue's price and has staff told by mail (an order has no address to
 * write to). Refuses with `invalid` (fields), `not_found` (no such product), `conflict` (`price_on_request`, or the key
 * belongs to another request).
 */
export async function placeOrder(
  services: Services,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  return attempt(async () => {
    const now = services.now()
    const { body, asked: order, audit } = await readWithAudit(services, orderSchema, request)
    const { country, fullName: name, phoneNumber: phone, source } = order
    const priced = priceOrder(order, await findProduct(services, order.productId, country))

    return services.db.transaction(async (tx) => {
      const earlier = await earlierReceipt(tx, 'order', body, origin)
      if (earlier) return need(earlier)

      const payload = need(priced)
      const lead = { country, name, phone, source, payload, audit }
      const receipt = await storeLead(tx, 'order', body, lead, origin, now)
      const props: OrderMail = { ...payload, ...aboutLead(receipt, country, origin, now, audit) }
      await queueMail(tx, services, { template: 'order-staff', ...(await staffMailbox(tx, services, country)), props })
      return receipt
    })
  })
}
