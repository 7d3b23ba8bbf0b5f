import * as z from 'zod/mini'
import { fileKinds } from '#kernel/file-kind.ts'
import { choice, idField, missingOr } from '#kernel/form-fields.ts'
import { documentMaxBytes, documentTypes } from './document-type.ts'

/** What is taken as a document: pictures, PDF, Word; 10 MB at most (specification 2, section 5; decisions). */
export const documentRules = { field: 'document', maxBytes: documentMaxBytes, kinds: fileKinds } as const

/** A whole number as a form sends it: digits. */
const idText = z.pipe(
  z.string({ error: missingOr('not_a_text') }),
  z.transform((text) => (/^\d{1,10}$/.test(text) ? Number(text) : Number.NaN)),
)

/** Which document of which application is sent. */
export const documentTargetSchema = z.object({
  financingApplicationId: z.pipe(idText, idField),
  documentType: choice(documentTypes),
})
/** Which document of an application it is that staff bring. */
export const takenDocumentSchema = z.pick(documentTargetSchema, { documentType: true })
export type DocumentTarget = z.output<typeof documentTargetSchema>

/** What a sender is told of a document that is stored. */
export const documentReceiptSchema = z.object({
  documentType: z.enum(documentTypes),
  name: z.string(),
  mediaType: z.string(),
  size: z.int().check(z.describe('Bytes.')),
  uploadedAt: z.string().check(z.meta({ format: 'date-time' })),
})
export type DocumentReceipt = Readonly<z.infer<typeof documentReceiptSchema>>
