import { parse } from 'csv-parse/browser/esm/sync'
import { formatWeekday } from '#i18n/format.ts'
import { addDays, isCalendarDate, type CalendarDate } from '#kernel/calendar-date.ts'
import { foldText } from '#kernel/fold-text.ts'
import { currencies, currencyTable, type Currency } from '#kernel/money.ts'
import { languages } from '#kernel/language.ts'
import { readAmount } from '#kernel/read-amount.ts'
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
  /** Its first line names its columns. */
  readonly hasHeader: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** What people call such columns, in both languages, without case and accents. */
const names = {
  name: /^(nom|name|prenom|first ?name|last ?name|client|customer|contact)\b/,
  phone: /^(tel|phone|mobile|gsm|whatsapp|numero|number)/,
  email: /^(e-?mail|mail|courriel|adresse (e-?mail|mail))/,
  address: /^(ville|adresse|quartier|lieu|localite|commune|village|secteur|town|city|address|area|location)/,
  amount: /^(montant|prix|valeur|budget|amount|price|value|quoted?\b|devis\b)/,
  lastContactOn: /^(dernier contact|derniere (relance|visite)|dernier appel|last (contact|call|visit|seen)|contacted)/,
  message: /^(demande|besoin|message|objet|produit|systeme|request|need|subject|product|system|what|ce qu)/,
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
    hasHeader,
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

/** What is known of a customer, as the API takes it. */
export type Customer = Partial<Record<ImportedField, string | number>> & {
  /** In which its amount is written, where it says so. */
  readonly currency?: Currency
}

type Reading = {
  readonly columns: readonly Column[]
  /** On the calendar of whoever reads. */
  readonly today: CalendarDate
  /** Puts a title before its cell. */
  readonly told: (title: string, cell: string) => string
}

/**
 * A row as it is sent: cells of one field are put together, days and amounts are written as the API reads them, what is empty is left out.
 * What is no amount, and no day of a last contact, is kept in the note.
 */
export function customerOf(cells: readonly string[], { columns, today, told }: Reading): Customer {
  const customer: { -readonly [Field in keyof Customer]: Customer[Field] } = {}
  const add = (field: ImportedField, value: string) => {
    const before = customer[field]
    customer[field] = before === undefined ? value : `${before}${field === 'name' ? ' ' : '\n'}${value}`
  }
  for (const { at, title, field, isTold } of columns) {
    const cell = cells[at]?.trim()
    if (!field || !cell) continue
    const amount = field === 'amount' ? readAmount(cell.replaceAll(anyCurrency, '').trim()) : null
    const day = field === 'nextStepOn' || field === 'lastContactOn' ? dayOf(cell, today) : null
    if (field === 'amount' || field === 'lastContactOn') {
      const value = field === 'amount' ? amount : day
      if (value !== null && customer[field] === undefined) {
        const currency = field === 'amount' ? currencyIn(cell, title) : undefined
        Object.assign(customer, { [field]: value, ...(currency && { currency }) })
      } else add('note', told(title, cell))
    } else if (field === 'nextStepOn') add(field, day ?? cell)
    else add(field, isTold && field === 'note' ? told(title, cell) : cell)
  }
  return customer
}

/** What says that somebody is to be called, in a note or a request. */
const toCall = /\b(rappel(er|ez|le)?|relancer?|recontacter|call ?back|call again|follow ?-?up)\b/

/** A row that says what is done next, or that somebody is to be called back, and no day has the next working day. */
export function withDay(
  customer: Customer,
  { day, call }: { readonly day: CalendarDate; readonly call: string },
): Customer {
  const { nextStep, nextStepOn, note, message } = customer
  if (nextStepOn !== undefined) return customer
  if (nextStep !== undefined) return { ...customer, nextStepOn: day }
  return toCall.test(foldText(`${note ?? ''} ${message ?? ''}`))
    ? { ...customer, nextStep: call, nextStepOn: day }
    : customer
}

/** What people call a currency: its code, its sign, the words of its names, one of them or several. */
const namesOf = (currency: Currency): readonly string[] => {
  const words = Object.values(currencyTable[currency].name).flatMap((name) => foldText(name).split(' '))
  return [foldText(currency), foldText(currencyTable[currency].sign), ...words.map((word) => word.replace(/s$/, ''))]
}

/** Names of currencies, or their first letters, before an amount or behind it: `₦500`, `500 F CFA`. */
function beside(some: readonly Currency[]): RegExp {
  const called = some.flatMap(namesOf)
  const one = `(?:${[...called.map((name) => `${name}s?`), ...called.map((name) => name.slice(0, 1))].join('|')})\\.?`
  return new RegExp(`^(?:${one}\\s*)+(?=\\d)|(?<=\\d\\s*)(?:${one}\\s*)+$`, 'gi')
}

const anyCurrency = beside(currencies)

/** In which an amount is written, by its cell or else its title; undefined where nothing says it. */
function currencyIn(cell: string, title: string): Currency | undefined {
  const [written, heading] = [foldText(cell.trim()), foldText(title)]
  return (
    currencies.find((currency) => written.search(beside([currency])) >= 0) ??
    currencies.find((currency) => namesOf(currency).some((name) => heading.includes(name)))
  )
}

/**
 * `3/12/2026`, `03.12.26` and `2026-12-03`, the day first as in both countries; `lundi` and `Monday` as the next one, today included; null
 * for anything else.
 */
export function dayOf(cell: string, today: CalendarDate): CalendarDate | null {
  if (isCalendarDate(cell)) return cell
  const spoken = foldText(cell)
  const next = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).find((day) =>
    languages.some((language) => foldText(formatWeekday(day, language)) === spoken),
  )
  if (next) return next
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(cell) ?? []
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/** Some rows of a table as a spreadsheet copies them, under its header. */
export function writtenRows({ columns, hasHeader }: CustomerTable, rows: CustomerTable['rows']): string {
  const header = hasHeader ? [columns.map(({ title }) => title)] : []
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [...header, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join('\t')).join('\n')
}
