import * as z from 'zod/mini'
import { documentTargetSchema } from '#business/financing/document-upload.ts'

/** The form that a document comes in. */
export const documentFormSchema = z.extend(documentTargetSchema, {
  document: z
    .string()
    .check(z.meta({ format: 'binary', description: 'JPEG, PNG, PDF or Word (DOC, DOCX), at most 10 MB.' })),
})
