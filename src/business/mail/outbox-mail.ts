import * as z from 'zod/mini'
import { countSchema } from '#kernel/counted.ts'
import { choice } from '#kernel/form-fields.ts'
import { languages } from '#kernel/language.ts'
import { momentField } from '#kernel/calendar-date.ts'
import { applicationStatuses } from '#business/financing/application-status.ts'
import { mailStates } from '#kernel/mail-state.ts'

/** A mail as the outbox has it. */
export const outboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  subject: z.nullable(z.string()).check(z.describe('Null until it has left.')),
  language: z.enum(languages),
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.nullable(z.string()).check(z.describe('What the mail server, or what reached for it, said last.')),
  createdAt: momentField(),
  sentAt: z.nullable(momentField()),
  name: z.nullable(z.string()).check(z.describe('Of whoever it is about, as they told it.')),
  news: z
    .nullable(z.enum(applicationStatuses))
    .check(z.describe('What was decided, of the mails of `application-decision`.')),
  reference: z.nullable(z.string()).check(z.describe('Of the request, application or quote that it is about.')),
})
export type OutboxMail = Readonly<z.infer<typeof outboxMailSchema>>

/** A page of the outbox: what was given up before the rest, the newest of each first. */
export const outboxPageSchema = z.object({
  items: z.readonly(z.array(outboxMailSchema)),
  counts: z
    .readonly(z.record(z.enum(mailStates), countSchema()))
    .check(z.describe('How many there are in each state, whichever is asked for.')),
  nextCursor: z.nullable(z.string()),
})
export type OutboxPage = Readonly<z.infer<typeof outboxPageSchema>>

/** What a mail says. */
export const mailTextSchema = z.object({
  text: z
    .nullable(z.string())
    .check(z.describe('In the words of today, without private links; null where it can no longer be written.')),
  html: z.nullable(z.string()).check(z.describe('The same as mail programs show it.')),
})
export type MailText = Readonly<z.infer<typeof mailTextSchema>>

/** Who gets a mail: those who ask, or ourselves. */
export const outboxReaders = ['visitor', 'staff'] as const

/** What the outbox is narrowed to; `q` is part of an address, a subject or a name. */
export const outboxFilterSchema = z.object(
  {
    state: z.optional(choice(mailStates)),
    reader: z.optional(choice(outboxReaders)),
    q: z.optional(z.string('not_a_text').check(z.maxLength(200, 'too_long'))),
    cursor: z.optional(z.string().check(z.regex(/^[01]_\d{1,13}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'invalid'))),
  },
  'invalid',
)
export type OutboxFilter = z.output<typeof outboxFilterSchema>

/** Why a mail did not leave, as far as what was said of it tells. */
type MailFault = 'unreachable' | 'signIn' | 'address' | 'other'

const signs: readonly (readonly [MailFault, RegExp])[] = [
  ['unreachable', /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|getaddrinfo|closed unexpectedly/i],
  ['signIn', /invalid login|EAUTH|\b535\b|authentication/i],
  ['address', /recipient|EENVELOPE|\b55[0-4]\b/i],
]

/** The kind of a failure, read from the words of the mail server or of the network. */
export function mailFaultOf(lastError: string): MailFault {
  return signs.find(([, sign]) => sign.test(lastError))?.[0] ?? 'other'
}
