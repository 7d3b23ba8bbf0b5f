/** What is wrong with a cell: its row as a spreadsheet counts (the header is 1), its column, a code. */
export type ImportProblem = { readonly row: number; readonly column: string; readonly code: string }

/** A row that adds a product or changes one, and the columns that it changes. */
export type ImportedRow = {
  readonly row: number
  readonly slug: string
  readonly name: string
  readonly columns: readonly string[]
}

/** What an import does, or would do. */
export type ImportReport = {
  readonly isApplied: boolean
  readonly created: readonly ImportedRow[]
  readonly changed: readonly ImportedRow[]
  readonly unchanged: number
  readonly problems: readonly ImportProblem[]
}

/** The same in words, as the API answers it. */
export type ToldImport = Omit<ImportReport, 'problems'> & {
  readonly problems: readonly (ImportProblem & { readonly message: string })[]
}

/** How many problems are told of one file: whoever has so many corrects those first. */
export const mostImportProblems = 500

/** How many products one file may hold, and how large it may be: 20 MB. */
export const mostImportRows = 10_000
export const mostImportBytes = 20 * 1024 * 1024
