import type { ArchiveHead, Manifest } from './archive-contents.ts'
import { languageTable } from '#kernel/language.ts'

/** What an archive holds, in one line for whoever runs the site: tables, rows, files, when it was made. */
export function summaryOf({ head, tables, files }: Manifest & { readonly head: ArchiveHead }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1_000_000).toFixed(1)
  const number = (value: number) => value.toLocaleString(languageTable.en.locale)
  return `${number(rows)} rows of ${tables.length} tables, ${number(files.count)} files (${megabytes} MB), as of ${head.madeAt}`
}
