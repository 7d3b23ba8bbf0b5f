import * as z from 'zod/mini'
import { isCalendarDate, momentField } from '#kernel/calendar-date.ts'
import { choice, missingOr } from '#kernel/form-fields.ts'

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** Something that was done in the back office. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: momentField(),
  staffId: z.nullable(z.string()),
  staffName: z.string(),
  programName: z.nullable(z.string()).check(z.describe('The program that did it in their name.')),
  action: z.string(),
  kind: z.string(),
  recordId: z.nullable(z.string()),
  label: z.string(),
  before: fields,
  after: fields,
})
export type AuditEntry = Readonly<z.infer<typeof auditEntrySchema>>

/** A page of the log, the newest first; `nextCursor` asks for the page after it, null on the last. */
export const auditPageSchema = z.object({
  items: z.readonly(z.array(auditEntrySchema)),
  nextCursor: z.nullable(z.string()),
})
export type AuditPage = Readonly<z.infer<typeof auditPageSchema>>

/** Somebody who may stand in the log: everybody with an account, and those whose account was removed. */
export const auditPersonSchema = z.object({ id: z.string(), name: z.string(), isRemoved: z.boolean() })
export type AuditPerson = Readonly<z.infer<typeof auditPersonSchema>>

const text = () => z.optional(z.string({ error: missingOr('not_a_text') }).check(z.maxLength(200, 'too_long')))
/** The first and the last year reach beyond every time that PostgreSQL can be asked for as we write it. */
const isAskable = (day: string) => isCalendarDate(day) && day >= '0001' && day < '9999'
const day = () => z.optional(z.string('invalid_date').check(z.refine(isAskable, 'invalid_date')))

/** What the log is filtered by; days are those of the first office's clock, `to` is included. Codes: `too_long`, `invalid_date`, `invalid`. */
export const auditFilterSchema = z.object(
  {
    staffId: text(),
    action: text(),
    kind: text(),
    recordId: text(),
    from: day(),
    to: day(),
    signIns: z
      .optional(choice(['omitted']))
      .check(z.describe('Leaves out who signed in and out: what was refused at the door stays.')),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'invalid'))),
  },
  'invalid',
)
export type AuditFilter = z.output<typeof auditFilterSchema>
