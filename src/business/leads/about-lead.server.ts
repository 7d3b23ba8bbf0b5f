import type { Country } from '#kernel/country.ts'
import { auditInShort, type AttachedAudit } from './attached-audit.ts'
import type { LeadReceipt } from './lead.ts'
import type { OrderMail } from './mail/mail-payloads.ts'
import type { RequestOrigin } from './store-lead.server.ts'

/** What the mails about a request tell, whatever it asks. */
export type AboutLead = Pick<OrderMail, 'reference' | 'receivedAt' | 'country' | 'visitorLanguage' | 'audit'>

/** What the mails tell of a request that was stored just now. */
export function aboutLead(
  { reference }: LeadReceipt,
  country: Country,
  { language: visitorLanguage }: RequestOrigin,
  now: Date,
  audit: AttachedAudit | null,
): AboutLead {
  return { reference, receivedAt: now.toISOString(), country, visitorLanguage, audit: audit && auditInShort(audit) }
}
