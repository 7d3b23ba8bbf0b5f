import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Rows of plain text, each of as many cells, as a table of Markdown; the first is its head. */
export function tableMarkdown(rows: readonly (readonly string[])[]): string {
  const children = rows.map((row) => ({
    type: 'tableRow' as const,
    children: row.map((value) => ({ type: 'tableCell' as const, children: [{ type: 'text' as const, value }] })),
  }))
  return toMarkdown({ type: 'table', children }, { extensions: [gfmToMarkdown()] }).trimEnd()
}
