import * as z from 'zod/mini'
import { choice } from '#kernel/form-fields.ts'

/** Why a document can't be read: it has a password, is no such file inside, or the storage no longer has it. */
export const documentFaults = ['locked', 'damaged', 'gone'] as const
export type DocumentFault = (typeof documentFaults)[number]

/** No screen shows it, and nobody who read it another way has checked it. */
export const isUnreadable = ({
  fault,
  checkedAt,
}: {
  readonly fault: DocumentFault | null
  readonly checkedAt: Date | string | null
}): boolean => fault !== null && checkedAt === null

/** Whether a document is what it should be, as one of the staff says who has seen it. Codes: `required`. */
export const documentCheckSchema = z.object({ checked: z.boolean('required') }, 'invalid')

/** How showing a document went: what a screen found wrong with it, or null once all of it was shown. Codes: `unknown_value`. */
export const shownDocumentSchema = z.object({ fault: z.nullable(choice(['locked', 'damaged'])) }, 'invalid')
