import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { line } from '#kernel/form-fields.ts'

/** What goes to the bin when staff delete it. */
export const binnedKinds = ['post', 'product', 'solution'] as const
export type BinnedKind = (typeof binnedKinds)[number]

/** How many days a record stays in the bin. */
export const binDays = 30

/** A record in the bin. */
export const binnedRecordSchema = z.object({
  id: z.int(),
  kind: z.enum(binnedKinds),
  recordId: z.int(),
  label: z.string(),
  slug: z.nullable(z.string().check(z.describe('The address that it had; null where its kind has none.'))),
  deletedAt: momentField(),
  staffName: z.string().check(z.describe('Who deleted it.')),
  daysLeft: z.int().check(z.describe('Until it is removed for good; 0: in the coming night.')),
})
export type BinnedRecord = Readonly<z.infer<typeof binnedRecordSchema>>

/** A page of the bin, what was deleted last first. */
export const binPageSchema = z.object({
  items: z.readonly(z.array(binnedRecordSchema)),
  nextCursor: z.nullable(z.string()),
})
export type BinPage = Readonly<z.infer<typeof binPageSchema>>

export const binFilterSchema = z.object(
  { cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))) },
  'invalid',
)

/** How a record is restored: under another address, where that is wanted. */
export const restoreSchema = z.object({ slug: z.optional(line(1, 200)) }, 'not_an_object')

/** Where a record is once more. */
export const restoredSchema = z.object({ kind: z.enum(binnedKinds), recordId: z.int() })
export type Restored = Readonly<z.infer<typeof restoredSchema>>

/** The day's figure of {@link BinnedRecord}. */
export function daysLeft(deletedAt: Date, now: Date): number {
  const passed = Math.floor((now.getTime() - deletedAt.getTime()) / 86_400_000)
  return Math.max(0, binDays - passed)
}
