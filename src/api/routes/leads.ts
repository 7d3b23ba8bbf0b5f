import { Hono, type Context } from 'hono'
import { consultationErrorKey, orderErrorKey } from '#business/leads/form-errors.ts'
import type { LeadReceipt } from '#business/leads/lead.ts'
import { placeOrder } from '#business/leads/place-order.server.ts'
import { requestConsultation } from '#business/leads/request-consultation.server.ts'
import { slotAvailability } from '#business/leads/slot-availability.server.ts'
import type { RequestOrigin } from '#business/leads/store-lead.server.ts'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { createRateLimit, type RateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse, type FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { visitorOf } from '../visitor-of.ts'
import { withinLimit } from '../within-limit.ts'

/** Stored requests of each kind from one address: a carrier puts thousands of phones behind one. */
const acceptedPerHour = 60

type Form = {
  readonly submit: (services: Services, body: unknown, origin: RequestOrigin) => Promise<Outcome<LeadReceipt>>
  readonly wordsOf: (body: unknown) => FieldWords
  readonly limit: RateLimit
}

/** What visitors ask of the company, and the times that they can ask for. */
export function leadsRoutes(services: Services): Hono {
  const limited = (kind: string) => createRateLimit(services, kind, acceptedPerHour)
  const consultation = { submit: requestConsultation, wordsOf: consultationWords, limit: limited('consultation') }
  const order = { submit: placeOrder, wordsOf: () => orderWords, limit: limited('order') }
  return new Hono()
    .get('/slots', async (c) => {
      const outcome = await slotAvailability(services, c.req.query())
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/consultations', (c) => receive(c, services, consultation))
    .post('/orders', (c) => receive(c, services, order))
}

async function receive(c: Context, services: Services, form: Form): Promise<Response> {
  const body = await readJson(c)
  if (!body.ok) return problemResponse(c, body.problem)
  const { language } = visitorOf(c.req.raw)
  return withinLimit(c, services, form.limit, async () => {
    const outcome = await form.submit(services, body.value, {
      language,
      idempotencyKey: c.req.header('idempotency-key'),
    })
    return outcome.ok ? c.json(outcome.value, 201) : problemResponse(c, outcome.problem, form.wordsOf(body.value))
  })
}

function consultationWords(body: unknown): FieldWords {
  const country = countryIn(body)
  return ({ path, code }) => {
    const key = consultationErrorKey(path, code, country)
    return key === 'leads.consultation.failure.text' ? null : key
  }
}

const orderWords: FieldWords = ({ path, code }) => {
  const key = orderErrorKey(path, code)
  return key === 'leads.order.failure.text' ? null : key
}

function countryIn(body: unknown): Country {
  const named = typeof body === 'object' && body !== null && 'country' in body ? body.country : undefined
  return isCountry(named) ? named : defaultCountry
}
