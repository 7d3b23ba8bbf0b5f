import * as z from 'zod/mini'
import { assigneeField } from '#business/accounts/assignee.ts'
import { countries } from '#kernel/country.ts'
import { choice, dateField, emailField, line, longText, phoneField, wholeNumber } from '#kernel/form-fields.ts'
import { currencies } from '#kernel/money.ts'
import { listedStatuses } from './lead-status.ts'
import { isReachable } from './taken-lead.ts'

/** How many customers are taken over at a time. */
export const mostImportedLeads = 500

/** What is known of a customer who comes from a table: a name, and a phone number or an email; the town, what it is about to cost, when they were spoken to last, where they stand and whose they are. */
export const importedLead = {
  name: line(1, 100),
  phone: z.optional(phoneField),
  email: z.optional(emailField),
  message: z.optional(longText(1, 5000)),
  address: z.optional(line(1, 200)),
  amount: z.optional(wholeNumber(1, 1_000_000_000_000)),
  currency: z.optional(choice(currencies)),
  lastContactOn: z.optional(dateField),
  status: z.optional(choice(listedStatuses)),
  assigneeId: assigneeField,
  note: z.optional(longText(1, 5000)),
  nextStep: z.optional(line(0, 300)),
  nextStepOn: z.optional(dateField),
  nextStepOnAssumed: z.optional(z.boolean('unknown_value')),
}
/** What a column of a table can be; the currency is written with its amount, and nobody writes which day was assumed. */
export type ImportedField = Exclude<keyof typeof importedLead, 'currency' | 'nextStepOnAssumed'>
export const importedFields = Object.keys(importedLead).filter(
  (field) => field !== 'currency' && field !== 'nextStepOnAssumed',
) as readonly ImportedField[]

/**
 * A row, whose requests `team` can work. Codes: the fields', `no_way_to_answer` (`phone`), `unknown_value` (`assigneeId`) of nobody on it.
 */
export function importedLeadSchema(team: ReadonlySet<string>) {
  const isOnTeam = z.refine<string | null | undefined>((id) => !id || team.has(id), 'unknown_value')
  return z
    .object({ ...importedLead, assigneeId: importedLead.assigneeId.check(isOnTeam) }, 'invalid')
    .check(isReachable)
}

/** A table of customers, and what is true of all of them. A phone that is none of the country but one of another is of that; each is written to as its office speaks. */
export const leadImportSchema = z.object(
  {
    country: choice(countries),
    assigneeId: assigneeField,
    apply: z.optional(z.boolean('unknown_value')).check(z.describe('Without it nothing is noted, only told.')),
    rows: z
      .array(z.unknown(), 'not_a_list')
      .check(z.minLength(1, 'too_few'), z.maxLength(mostImportedLeads, 'too_many'))
      .check(
        z.describe(
          'Each with `name`, `phone`, `email`, `message`, `address`, `amount` (in whole units of the country’s currency), `currency` (where it is written: an amount in another is noted), `lastContactOn`, `status` (`contacted` where it is left out; of `won` the amount is what was agreed), `assigneeId` (that of the table where it is left out), `note`, `nextStep`, `nextStepOn`, `nextStepOnAssumed` (nobody wrote that day: of who is known the same step on another day is nothing new).',
        ),
      ),
  },
  'invalid',
)

const rowNumber = z.int().check(z.describe('Of the rows that were sent; the first is 0.'))

/** What a table comes to. */
export const leadImportReportSchema = z.object({
  isApplied: z.boolean(),
  countries: z
    .readonly(z.array(z.nullable(z.enum(countries))))
    .check(z.describe('Of each row that was sent, whose office it is for; null of one that can’t be read.')),
  undialled: z
    .readonly(z.array(rowNumber))
    .check(z.describe('Rows whose phone can’t be dialled: taken as it is written.')),
  ready: z.int().check(z.describe('Rows that are, or would be, noted as requests.')),
  known: z
    .readonly(
      z.array(
        z.readonly(
          z.object({
            row: rowNumber,
            leadId: z.nullable(z.int()),
            name: z.string(),
            note: z.nullable(z.string()).check(z.describe('What is, or would be, noted of them; null of nothing new.')),
          }),
        ),
      ),
    )
    .check(
      z.describe(
        'Rows that make no request: whose phone or email is known, by their last request or (null) by a row above.',
      ),
    ),
  problems: z
    .readonly(
      z.array(z.readonly(z.object({ row: rowNumber, column: z.string(), code: z.string(), message: z.string() }))),
    )
    .check(z.describe('What is wrong with a row, which is left out.')),
})
export type ToldLeadImport = Readonly<z.infer<typeof leadImportReportSchema>>
/** {@link ToldLeadImport} before it is put into words. */
export type LeadImportReport = Omit<ToldLeadImport, 'problems'> & {
  readonly problems: readonly Omit<ToldLeadImport['problems'][number], 'message'>[]
}

/** Why a request of an import stays when that is undone. */
const keptBecause = ['changed', 'booked', 'quoted'] as const

/** What undoing an import came to. */
export const undoneLeadImportSchema = z.object({
  removed: z.int(),
  notes: z.int().check(z.describe('Notes of customers who were known before, which are taken back.')),
  kept: z.int().check(z.describe('Those that somebody has worked on since: they stay.')),
  first: z
    .readonly(z.array(z.object({ id: z.int(), reference: z.string(), name: z.string(), because: z.enum(keptBecause) })))
    .check(z.describe('The first fifty of them.')),
})
export type UndoneLeadImport = Readonly<z.infer<typeof undoneLeadImportSchema>>
