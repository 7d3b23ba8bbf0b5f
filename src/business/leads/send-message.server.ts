import type { Services } from '#platform/services.server.ts'
import { attempt, need, type Outcome } from '#kernel/outcome.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { contactMessageSchema } from './contact-message.ts'
import type { LeadReceipt } from './lead.ts'
import type { ContactMessageMail } from './mail/mail-payloads.ts'
import {
  aboutLead,
  earlierReceipt,
  quoteFor,
  readAttached,
  recentReceipt,
  storeLead,
  type RequestOrigin,
  promiseAnswer,
} from './store-lead.server.ts'

type MessageOrigin = RequestOrigin & {
  /** Sent by what looks like a machine: kept as spam, told to nobody. */
  readonly suspect?: boolean
}

/**
 * A visitor writes to the company: stores the message, has staff told by mail, and the visitor who left an address. All of it
 * or nothing. The same words within a day are the same message. Refuses with `invalid` (fields) or `conflict` (the key
 * belongs to another request).
 */
export async function sendMessage(
  services: Services,
  request: unknown,
  origin: MessageOrigin,
): Promise<Outcome<LeadReceipt>> {
  return attempt(async () => {
    const now = services.now()
    const { body, asked: message, audit, quoteKey } = await readAttached(services, contactMessageSchema, request)
    const { country, name, email, phone, source } = message

    return services.db.transaction(async (tx) => {
      const earlier = await earlierReceipt(tx, 'message', body, origin)
      if (earlier) return need(earlier)
      const recent = await recentReceipt(tx, 'message', body, now)
      if (recent) return recent

      const quote = await quoteFor(tx, services, quoteKey)
      const status = origin.suspect ? 'spam' : 'new'
      const { answeredOn, answerDueAt } = await promiseAnswer(tx, services, country, now)
      const lead = {
        country,
        name,
        email,
        phone,
        source,
        status,
        payload: message,
        audit,
        quoteId: quote?.id,
        answerDueAt,
      } as const
      const receipt = await storeLead(tx, 'message', body, lead, origin, now)
      const about = aboutLead({ receipt, country, phone, origin, now, answeredOn, audit, quote })
      const mail: ContactMessageMail = { ...about, message }
      if (!origin.suspect) await tell(tx, services, mail)
      return receipt
    })
  })
}

async function tell(tx: Transaction, services: Services, props: ContactMessageMail): Promise<void> {
  const { message, country, visitorLanguage } = props
  const { email } = message
  if (email) await queueMail(tx, services, { template: 'message-visitor', to: email, language: visitorLanguage, props })
  await queueMail(tx, services, {
    template: 'message-staff',
    ...(await staffMailbox(tx, services, country, 'requestsEmail')),
    props,
  })
}
