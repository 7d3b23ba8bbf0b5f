import { parse } from 'csv-parse/browser/esm/sync'
import type { Assignee } from '#business/accounts/assignee.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { foldText } from '#kernel/fold-text.ts'
import { currencies, type Currency } from '#kernel/money.ts'
import { currencyWords, readAmountCell, readDayCell } from '#kernel/table-cell.ts'
import type { ImportedField } from '../../lead-import.ts'
import { listedStatuses, type ListedStatus } from '../../lead-status.ts'

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
  lastContactOn:
    /^(date d[ue] )?(dernier contact|derniere (relance|visite)|dernier appel|last (contact|call|visit|seen)|contacted)/,
  status: /^(statut|etat|status|state|stage|avancement)\b/,
  assigneeId:
    /^(responsable|commercial|vendeur|conseiller|charge|suivi par|attribue|owner|agent|assign|sales ?(rep|person)|(person )?in charge|handled by)/,
  message: /^(demande|besoin|message|objet|produit|systeme|request|need|subject|product|system|what|ce qu)/,
  note: /^(note|remarque|observation|commentaire|comment|remark)/,
  nextStepOn: /^(date|jour|day|due|echeance|relance le|follow-?up on)/,
  nextStep: /^(suite|prochaine|etape|action|a faire|relance|next|step|to ?do|follow-?up)/,
} satisfies Record<ImportedField, RegExp>
const named = Object.keys(names) as readonly ImportedField[]

/**
 * The first of them that a title is: of what is done next, the day comes before the words. A `State` without a word of ours in it is where
 * people live, and a step of which there are only days is its day.
 */
const fieldNamed = (title: string, cells: readonly string[]): ImportedField | null => {
  const plain = foldText(title.trim())
  const field = named.find((one) => names[one].test(plain)) ?? null
  const filled = cells.filter(Boolean)
  if (field === 'nextStep' && filled.length > 0 && filled.every((cell) => readDayCell(cell, '2000-01-01')))
    return 'nextStepOn'
  return field === 'status' && plain.startsWith('state') && !cells.some(statusCalled) ? 'address' : field
}

/** What people call where somebody stands, in both languages, without case and accents: of men, women and requests. */
const statusNames = {
  new: /^(nouveau|nouvelle|new)$/,
  contacted: /^(contactee?|contacted)$/,
  qualified: /^(qualifiee?|qualified)$/,
  won: /^(gagnee?|won|vendue?|sold|signee?|signed)$/,
  lost: /^(perdue?|lost|annulee?|cancell?ed|abandonnee?)$/,
} satisfies Record<ListedStatus, RegExp>

const statusCalled = (cell: string) => listedStatuses.find((status) => statusNames[status].test(foldText(cell.trim())))

/** Who is called so, by their mail or their name or a word of it that only one has. */
function personCalled(cell: string, team: readonly Assignee[]): Assignee | undefined {
  const called = foldText(cell)
  const words = (name: string) => foldText(name).split(/\s+/)
  const whole = team.filter(({ name, email }) => foldText(name) === called || email.toLowerCase() === called)
  const those =
    whole.length > 0
      ? whole
      : team.filter(({ name }) => called.split(/\s+/).every((word) => words(name).includes(word)))
  return those.length === 1 ? those[0] : undefined
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
  const fields = Array.from({ length: width }, (_, index) =>
    fieldNamed(
      first.cells[index] ?? '',
      rest.map(({ cells }) => cells[index] ?? ''),
    ),
  )
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
  /** Whose requests can be. */
  readonly team: readonly Assignee[]
  /** Puts a title before its cell. */
  readonly told: (title: string, cell: string) => string
}

/** A cell that is not what its column holds. */
type UnreadCell = { readonly title: string; readonly cell: string; readonly field: 'amount' | 'lastContactOn' }

/** A row as it is sent, the line of the spreadsheet that it is, and what could not be read of it. */
export type ReadRow = { readonly line: number; readonly customer: Customer; readonly unread: readonly UnreadCell[] }

/**
 * A row as it is sent: cells of one field are put together, days, amounts, states and persons are written as the API reads them, what is
 * empty is left out. What is no amount, and no day of a last contact, is kept in the note (`unread`); any other that can't be read is left for
 * the API to refuse.
 */
export function customerOf(cells: readonly string[], { columns, today, team, told }: Reading): Omit<ReadRow, 'line'> {
  const customer: { -readonly [Field in keyof Customer]: Customer[Field] } = {}
  const unread: UnreadCell[] = []
  const add = (field: ImportedField, value: string | number) => {
    const before = customer[field]
    customer[field] = before === undefined ? value : `${before}${field === 'name' ? ' ' : '\n'}${value}`
  }
  for (const { at, title, field, isTold } of columns) {
    const cell = cells[at]?.trim()
    if (!field || !cell) continue
    const value = readCell(field, cell, { today, team })
    if (value !== null && customer[field] === undefined) {
      customer[field] = value
      const currency = field === 'amount' && currencyIn(cell, title)
      if (currency) customer.currency = currency
    } else if (field === 'amount' || field === 'lastContactOn') {
      add('note', told(title, cell))
      if (value === null) unread.push({ title, cell, field })
    } else add(field, isTold && field === 'note' ? told(title, cell) : cell)
  }
  return { customer, unread }
}

/** The day, amount, state or person that a cell tells, as the API reads it; null where it tells none. */
function readCell(
  field: ImportedField,
  cell: string,
  { today, team }: Pick<Reading, 'today' | 'team'>,
): string | number | null {
  switch (field) {
    case 'amount':
      return readAmountCell(cell)?.amount ?? null
    case 'lastContactOn':
      return readDayCell(cell, today, 'back')
    case 'nextStepOn':
      return readDayCell(cell, today)
    case 'status':
      return statusCalled(cell) ?? null
    case 'assigneeId':
      return personCalled(cell, team)?.id ?? null
    default:
      return null
  }
}

/** What says that somebody is to be called, in a note or a request. */
const toCall = /\b(rappel(er|ez|le)?|relancer?|recontacter|call ?back|call again|follow ?-?up)\b/

/** A row that says what is done next, or that somebody is to be called back, and no day has the next working day; of whom is won or lost only what is said to be done. */
export function withDay(
  customer: Customer,
  { day, call }: { readonly day: CalendarDate; readonly call: string },
): Customer {
  const { nextStep, nextStepOn, note, message, status } = customer
  if (nextStepOn !== undefined) return customer
  if (nextStep !== undefined) return { ...customer, nextStepOn: day }
  if (status === 'won' || status === 'lost') return customer
  return toCall.test(foldText(`${note ?? ''} ${message ?? ''}`))
    ? { ...customer, nextStep: call, nextStepOn: day }
    : customer
}

/** In which an amount is written, by its cell or else its title; undefined where nothing says it. */
function currencyIn(cell: string, title: string): Currency | undefined {
  const heading = foldText(title)
  return (
    readAmountCell(cell)?.currency ??
    currencies.find((currency) => currencyWords(currency).some((word) => heading.includes(word)))
  )
}

/** Some rows of a table as a spreadsheet copies them, under its header. */
export function writtenRows({ columns, hasHeader }: CustomerTable, rows: CustomerTable['rows']): string {
  const header = hasHeader ? [columns.map(({ title }) => title)] : []
  const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [...header, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join('\t')).join('\n')
}
