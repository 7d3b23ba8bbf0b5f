import * as z from 'zod/mini'
import { cleanFileName } from '#kernel/file-name.ts'
import { missingOr, wholeNumber } from '#kernel/form-fields.ts'
import { documentTargetSchema } from './document-upload.ts'

/** Hours that what has arrived of a document waits for the rest. */
export const uploadHours = 24

/**
 * What begins a document that arrives in several goes. Codes: those of the fields, `file_name` for a name that is a path,
 * `empty_file`.
 */
export const resumableUploadSchema = z.extend(documentTargetSchema, {
  filename: z
    .string({ error: missingOr('not_a_text') })
    .check(z.refine((name) => cleanFileName(name) !== null, 'file_name')),
  /** Bytes. */
  size: wholeNumber(0, 2 ** 31 - 1).check(z.minimum(1, 'empty_file')),
})
