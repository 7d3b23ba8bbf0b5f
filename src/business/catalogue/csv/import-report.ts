import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { textEncodings } from '#kernel/decode-text.ts'

/** What is wrong with a cell: its row as a spreadsheet counts (the header is 1), its column, a code. */
const importProblemSchema = z.object({
  row: z.int(),
  column: z.string(),
  code: z.string(),
  cell: z.optional(z.string()).check(z.describe('What stands in the cell, the beginning of a long text.')),
  name: z.optional(z.string()).check(z.describe('Of the product in the row, where that is known.')),
})
export type ImportProblem = Readonly<z.infer<typeof importProblemSchema>>

/** A cell of a product that an import changes; '' where there is nothing. A long text is cut to where it changes. */
const changedCellSchema = z.object({ column: z.string(), before: z.string(), after: z.string() })
export type ChangedCell = Readonly<z.infer<typeof changedCellSchema>>

/** A row that adds a product or changes one, and the cells that it changes, of the first {@link mostRowsInFull} rows. */
const importedRowSchema = z.readonly(
  z.object({
    row: z.int(),
    slug: z.string(),
    name: z.string(),
    cells: z.readonly(z.array(z.readonly(changedCellSchema))).check(z.describe('Of the first 500 rows.')),
  }),
)
export type ImportedRow = z.infer<typeof importedRowSchema>

/** A price that moves by more than a third, or that is none any more. */
const priceWarningSchema = z.readonly(z.extend(changedCellSchema, { row: z.int(), name: z.string() }))
export type PriceWarning = z.infer<typeof priceWarningSchema>

/** A row that names no product by its short name, and the product that it probably means. */
const lookalikeSchema = z.readonly(
  z.object({ row: z.int(), slug: z.string(), name: z.string(), knownSlug: z.string(), knownName: z.string() }),
)
export type Lookalike = z.infer<typeof lookalikeSchema>

/** What an import does, or would do, as the API answers it: what is wrong in words. */
export const toldImportSchema = z.object({
  isApplied: z.boolean(),
  encoding: z.enum(textEncodings).check(z.describe('Of the file; `windows-1252` is what Excel writes.')),
  importId: z.nullable(z.int().check(z.describe('What it is undone by; null for a trial.'))),
  created: z.readonly(z.array(importedRowSchema)),
  changed: z.readonly(z.array(importedRowSchema)),
  changedCells: z.int().check(z.describe('Of all the products that it changes.')),
  alsoChangedCells: z.int().check(z.describe('Those of them in columns that change with others.')),
  alsoChanged: z
    .readonly(z.array(z.string()))
    .check(z.describe('Columns that change with others and are not in the file.')),
  unchanged: z.int(),
  warnings: z
    .readonly(z.array(priceWarningSchema))
    .check(z.describe('Prices that move by more than a third, or disappear.')),
  lookalikes: z
    .readonly(z.array(lookalikeSchema))
    .check(z.describe('Rows that would add a product which is probably one that there is.')),
  problems: z.readonly(z.array(z.readonly(z.extend(importProblemSchema, { message: z.string() })))),
})
export type ToldImport = Readonly<z.infer<typeof toldImportSchema>>

/** What an import does, or would do. */
export type ImportReport = Omit<ToldImport, 'problems'> & { readonly problems: readonly ImportProblem[] }

/** For how many days an import can be undone. */
export const undoDays = 30

/** An import that can be undone, or was. */
export const pastImportSchema = z.object({
  id: z.int(),
  at: momentField(),
  staffName: z.string(),
  file: z.string(),
  created: z.int(),
  changed: z.int(),
  undoneAt: z.nullable(momentField()),
  undoneBy: z.nullable(z.string()),
})
export type PastImport = Readonly<z.infer<typeof pastImportSchema>>

/** A product that prevents that an import is undone whole: cells of the import have been changed since (`cells`), or it was deleted, or it is one that the import added. */
export type ChangedSince = {
  readonly id: number
  readonly name: string
  readonly isDeleted: boolean
  readonly cells: readonly string[]
}

/** How many problems are told of one file: several in every row of the longest. */
export const mostImportProblems = 50_000

/** Of how many rows the cells are told. */
export const mostRowsInFull = 500

/** How many products one file may hold, and how large it may be: 20 MB. */
export const mostImportRows = 10_000
export const mostImportBytes = 20 * 1024 * 1024
