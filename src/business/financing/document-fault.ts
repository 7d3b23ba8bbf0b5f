import * as z from 'zod/mini'
import { choice, lines } from '#kernel/form-fields.ts'

/** Why a document can't be read: it has a password, is no such file inside, or the storage no longer has it. */
export const documentFaults = ['locked', 'damaged', 'gone'] as const
export type DocumentFault = (typeof documentFaults)[number]

/** True for one of these. */
export const isDocumentFault = (value: string): value is DocumentFault =>
  documentFaults.some((fault) => fault === value)

type Shown = { readonly fault: DocumentFault | null; readonly checkedAt: Date | string | null }

/** No screen shows it, and nobody who read it another way has checked it. */
export const isUnreadable = ({ fault, checkedAt }: Shown): boolean => fault !== null && checkedAt === null

/** No screen shows it, and somebody who saw it in another way has checked it. */
export const isSeenElsewhere = ({ fault, checkedAt }: Shown): boolean => fault !== null && checkedAt !== null

/**
 * Whether a document is what it should be, as one of the staff says who has seen it; of one that the site can’t show also how they did.
 * Codes: `required`, `too_long`.
 */
export const documentCheckSchema = z.object(
  { checked: z.boolean('required'), seenElsewhere: z._default(lines(2000), '') },
  'invalid',
)

/** How showing a document went: what a screen found wrong with it, or null once all of it was shown. Codes: `unknown_value`. */
export const shownDocumentSchema = z.object({ fault: z.nullable(choice(['locked', 'damaged'])) }, 'invalid')
