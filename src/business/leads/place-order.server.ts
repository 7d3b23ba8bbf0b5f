import type { Services } from '#platform/services.server.ts'
import { findProduct } from '#business/catalogue/product-queries.server.ts'
import { everydayLoadsOf } from '#business/energy/everyday-loads.server.ts'
import { offeredQuote } from '#business/quotes/read-quote.server.ts'
import { attempt, done, need, type Outcome } from '#kernel/outcome.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { LeadReceipt } from './lead.ts'
import type { OrderMail } from './mail/mail-payloads.ts'
import { orderSchema, priceOrder, priceQuotedOrder, type Order, type PricedOrder } from './order.ts'
import {
  aboutLead,
  earlierReceipt,
  quoteFor,
  readAttached,
  storeLead,
  type RequestOrigin,
  promiseAnswer,
} from './store-lead.server.ts'

/**
 * A visitor orders a product, or the whole of a quote: stores it at the price of the catalogue or the quote and has staff told by
 * mail (an order has no address to write to). Refuses with `invalid` (fields), `not_found` (no such product), `conflict`
 * (`price_on_request`, or the key belongs to another request); of a quote as {@link offeredQuote} and {@link priceQuotedOrder} do.
 */
export async function placeOrder(
  services: Services,
  request: unknown,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  return attempt(async () => {
    const now = services.now()
    const { body, asked: order, audit, quoteKey } = await readAttached(services, orderSchema, request)
    const { country, fullName: name, phoneNumber: phone, source } = order
    const priced = await pricedOrder(services, order, quoteKey)

    return services.db.transaction(async (tx) => {
      const earlier = await earlierReceipt(tx, 'order', body, origin)
      if (earlier) return need(earlier)

      const payload = need(priced)
      const quote = await quoteFor(tx, services, quoteKey)
      const { answeredOn, answerDueAt } = await promiseAnswer(tx, services, country, now)
      const lead = { country, name, phone, source, payload, audit, quoteId: quote?.id, answerDueAt }
      const receipt = await storeLead(tx, 'order', body, lead, origin, now)
      const about = aboutLead({ receipt, country, phone, origin, now, answeredOn, audit, quote })
      const props: OrderMail = { ...payload, ...about }
      await queueMail(tx, services, {
        template: 'order-staff',
        ...(await staffMailbox(tx, services, country, 'requestsEmail')),
        props,
      })
      return receipt
    })
  })
}

async function pricedOrder(
  services: Services,
  order: Order,
  quoteKey: string | undefined,
): Promise<Outcome<PricedOrder>> {
  if (quoteKey === undefined) {
    const priced = priceOrder(order, await findProduct(services, order.productId, order.country))
    return priced.ok && order.scope === 'complete' ? done(await withCompleteTotal(services, priced.value)) : priced
  }
  const offer = await offeredQuote(services, quoteKey, order)
  return offer.ok ? priceQuotedOrder(order, offer.value) : offer
}

async function withCompleteTotal(services: Services, priced: PricedOrder): Promise<PricedOrder> {
  const { productId: id, quantity, country } = priced.order
  const [load] = await everydayLoadsOf(services, country, [{ id }])
  if (!load?.complete) return priced
  return { ...priced, completeTotal: { ...priced.total, amount: load.complete.totalPrice * quantity } }
}
