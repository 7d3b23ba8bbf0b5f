import type { NewQuote, QuoteReceipt } from '#business/quotes/quote.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { Visit } from './visit.ts'
import { makeQuote } from '#business/quotes/make-quote.server.ts'
import { requestAudit } from '#business/energy/request-audit.server.ts'
import type { AuditAnswer, SystemAnswer } from '#business/energy/audit-answer.ts'
import type { AuditRequest } from '#business/energy/audit-request.ts'
import type { Services } from '#platform/services.server.ts'

/** A home with mains for part of the day. */
export const homeWithGrid: AuditRequest = {
  applianceUsage: [
    { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
    { applianceId: 7, quantity: 1, hoursDay: 0.25, hoursNight: 0.25, isEssential: false },
  ],
  backupHours: 12,
  clientType: 'residential',
  country: 'cm',
  place: 'lagos',
  grid: true,
}

/** The system that the audit recommends. */
export async function pickFor(services: Services, audit: AuditRequest): Promise<SystemAnswer> {
  const answer = await requestAudit(services, audit)
  if (!answer.ok || !answer.value.pick) throw new Error('the audit recommends nothing')
  return answer.value.pick
}

/** What a visitor sends to keep an audit with the system that it recommends. */
export async function newQuote(services: Services, changes: Partial<AuditRequest> = {}): Promise<NewQuote> {
  const audit = { ...homeWithGrid, ...changes }
  const { id: productId, units, panels } = await pickFor(services, audit)
  return { ...audit, system: { productId, units, panels } }
}

/** A quote that is stored. */
export async function storeQuote(services: Services, changes: Partial<AuditRequest> = {}) {
  const made = await makeQuote(services, await newQuote(services, changes), { language: 'en' })
  if (!made.ok) throw new Error('the quote was refused')
  return made.value
}

/** A quote of a visitor's own, made over the network: what the audit recommends in a country. */
export async function makeQuoteOver({ page }: Visit, country: Country): Promise<QuoteReceipt> {
  const audit = { ...homeWithGrid, country, place: countryTable[country].defaultPlace }
  const answered = await page.request.post('/api/smart-solar-plan/calculate', { data: audit })
  const { pick } = (await answered.json()) as AuditAnswer
  if (!pick) throw new Error('nothing is recommended')
  const { id: productId, units, panels } = pick
  const made = await page.request.post('/api/quotes', { data: { ...audit, system: { productId, units, panels } } })
  return (await made.json()) as QuoteReceipt
}
