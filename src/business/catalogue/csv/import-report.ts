import * as z from 'zod/mini'

/** What is wrong with a cell: its row as a spreadsheet counts (the header is 1), its column, a code. */
const importProblemSchema = z.object({ row: z.int(), column: z.string(), code: z.string() })
export type ImportProblem = Readonly<z.infer<typeof importProblemSchema>>

/** A row that adds a product or changes one, and the columns that it changes. */
const importedRowSchema = z.readonly(
  z.object({ row: z.int(), slug: z.string(), name: z.string(), columns: z.readonly(z.array(z.string())) }),
)
export type ImportedRow = z.infer<typeof importedRowSchema>

/** What an import does, or would do, as the API answers it: what is wrong in words. */
export const toldImportSchema = z.object({
  isApplied: z.boolean(),
  created: z.readonly(z.array(importedRowSchema)),
  changed: z.readonly(z.array(importedRowSchema)),
  unchanged: z.int(),
  problems: z.readonly(z.array(z.readonly(z.extend(importProblemSchema, { message: z.string() })))),
})
export type ToldImport = Readonly<z.infer<typeof toldImportSchema>>

/** What an import does, or would do. */
export type ImportReport = Omit<ToldImport, 'problems'> & { readonly problems: readonly ImportProblem[] }

/** How many problems are told of one file: whoever has so many corrects those first. */
export const mostImportProblems = 500

/** How many products one file may hold, and how large it may be: 20 MB. */
export const mostImportRows = 10_000
export const mostImportBytes = 20 * 1024 * 1024
