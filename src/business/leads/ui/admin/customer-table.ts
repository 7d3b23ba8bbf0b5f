import { parse } from 'csv-parse/browser/esm/sync'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import { foldText } from '#kernel/fold-text.ts'
import type { ImportedField } from '../../lead-import.ts'

/** A column of a table, by what its cells are for, null for one that is left out; `isTold`: its cells say nothing without its title. */
export type Column = {
  readonly at: number
  readonly title: string
  readonly field: ImportedField | null
  readonly isTold: boolean
}
/** What was pasted or chosen: its columns, and its rows with the line of the spreadsheet that each is. */
export type CustomerTable = {
  readonly columns: readonly Column[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** What people call such columns, in both languages, without case and accents. */
const names = {
  name: /^(nom|name|prenom|first ?name|last ?name|client|customer|contact)\b/,
  phone: /^(tel|phone|mobile|gsm|whatsapp|numero|number)/,
  email: /^(e-?mail|mail|courriel|adresse (e-?mail|mail))/,
  message: /^(demande|besoin|message|objet|produit|systeme|request|need|subject|product|system|what)/,
  note: /^(note|remarque|observation|commentaire|comment|remark)/,
  nextStepOn: /^(date|jour|day|due|echeance|relance le|follow-?up on)/,
  nextStep: /^(suite|prochaine|etape|action|a faire|relance|next|step|to ?do|follow-?up)/,
} satisfies Record<ImportedField, RegExp>
const named = Object.keys(names) as readonly ImportedField[]

/** The first of them that a title is: of what is done next, the day comes before the words. */
const fieldNamed = (title: string) => {
  const plain = foldText(title.trim())
  return named.find((field) => names[field].test(plain)) ?? null
}

/** The text of a file: in UTF-8, else as Excel on Windows saves a CSV file. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * A table as a spreadsheet copies or exports it: cells apart by tabs, semicolons or commas. Where no cell of its first line names a column
 * it has no header. Null for what is no table.
 */
export function readTable(written: string): CustomerTable | null {
  const lines = recordsOf(written)
  if (!lines) return null
  const filled = lines.flatMap((cells, index) => (cells.some(Boolean) ? [{ line: index + 1, cells }] : []))
  const [first, ...rest] = filled
  if (!first) return null
  const width = Math.max(...filled.map(({ cells }) => cells.length))
  const fields = Array.from({ length: width }, (_, index) => fieldNamed(first.cells[index] ?? ''))
  const hasHeader = fields.some((field) => field !== null)
  const titleOf = (index: number) => (hasHeader ? first.cells[index] : '') || String(index + 1)
  return {
    // What the office has no field for, as a town or the last call, is kept in the note.
    columns: fields.map((field, at) => {
      const isTold = field === null && hasHeader && Boolean(first.cells[at])
      return { at, title: titleOf(at), field: isTold ? 'note' : field, isTold }
    }),
    rows: hasHeader ? rest : filled,
  }
}

function recordsOf(written: string): string[][] | null {
  const [header = ''] = written.split(/[\r\n]/, 1)
  const counted = ['\t', ';', ','].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  const { delimiter } = counted.reduce((most, one) => (one.count > most.count ? one : most))
  try {
    return parse(written, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
    })
  } catch {
    return null
  }
}

/** A row as it is sent: cells of one field are put together, a day is written as the API reads it, what is empty is left out; `told` puts a title before its cell. */
export function customerOf(
  cells: readonly string[],
  columns: readonly Column[],
  told: (title: string, cell: string) => string,
): Partial<Record<ImportedField, string>> {
  const customer: Partial<Record<ImportedField, string>> = {}
  for (const { at, title, field, isTold } of columns) {
    const cell = cells[at]?.trim()
    if (!field || !cell) continue
    const before = customer[field]
    const said = isTold && field === 'note' ? told(title, cell) : cell
    const value = field === 'nextStepOn' ? dayOf(cell) : said
    customer[field] = before === undefined ? value : `${before}${field === 'name' ? ' ' : '\n'}${value}`
  }
  return customer
}

/** `3/12/2026` and `03.12.26` as `2026-12-03`, the day first as in both countries; anything else as it is. */
function dayOf(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(cell) ?? []
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : cell
}
