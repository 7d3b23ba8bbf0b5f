import type { Assignee } from '#business/accounts/assignee.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { foldText } from '#kernel/fold-text.ts'
import { currencies, type Currency } from '#kernel/money.ts'
import { currencyWords, readAmountCell, readDayCell } from '#kernel/table-cell.ts'
import type { ImportedField } from '../../lead-import.ts'
import type { ListedStatus } from '../../lead-status.ts'
import { readContactCell } from './contact-cell.ts'
import { statusCalled, statusHinted } from './state-words.ts'
import type { Column } from './table-columns.ts'

/** What is known of a customer, as the API takes it. */
export type Customer = Partial<Record<ImportedField, string | number>> & {
  /** In which its amount is written, where it says so. */
  readonly currency?: Currency
  /** Nobody wrote the day of its next step. */
  readonly nextStepOnAssumed?: true
}

type Reading = {
  readonly columns: readonly Column[]
  /** On the calendar of whoever reads. */
  readonly today: CalendarDate
  /** Whose requests can be. */
  readonly team: readonly Assignee[]
  /** Who reads it: `me` in a cell. */
  readonly me: string | undefined
  /** What was chosen for states that are not ours, by {@link wordKey}; of any other the likeliest is taken. */
  readonly states: Readonly<Record<string, ListedStatus>>
  /** Puts a title before its cell. */
  readonly told: (title: string, cell: string) => string
  /** When what has no day is done, and what is done for whoever is to be called back. */
  readonly next: { readonly day: CalendarDate; readonly call: string }
}

/** A cell that is not what its column holds, or a day on the wrong side of today; of `nextYear` it says no year and is over in this one. */
type UnreadCell = {
  readonly title: string
  readonly cell: string
  readonly why: 'contact' | 'amount' | 'lastContactOn' | 'nextStepOn' | 'past' | 'ahead' | 'nextYear'
}

/** A row as it is sent, the line of the spreadsheet that it is, and what could not be read of it. */
export type ReadRow = {
  readonly line: number
  readonly customer: Customer
  readonly unread: readonly UnreadCell[]
  /** How much of its comment stands as the step of its day; null where the comment is none. */
  readonly stepOfComment: 'whole' | 'beginning' | null
  /** Nobody has said that its state is what its word hints at. */
  readonly isStatusGuessed: boolean
}

/** By what words that mean the same to people are one. */
export const wordKey = (cell: string): string => foldText(cell).replaceAll(/\s+/g, ' ').trim()

/** The state that stands behind words that are none of ours, unless somebody chooses another. */
export const likelyStatus = (cell: string): ListedStatus => statusHinted(cell) ?? 'contacted'

/** What people write where there is nothing. */
const nothing = /^([-–—_.?/\\]+|n\/?a|nil|none|neant|aucune?|ras)$/
const doubt = /^\?+$/
/** What says that somebody is to be called, in a note or a request. */
const toCall = /\b(rappel(er|ez|le)?|relancer?|recontacter|call ?back|call again|follow ?-?up)\b/

/** The longest that the API takes of them. */
const longest = { name: 100, address: 200, nextStep: 300, message: 5000 } as const
const glue = { name: ' ', address: ', ', nextStep: ', ', message: '\n' } as const
const isWords = (field: ImportedField): field is keyof typeof glue => field in glue

type Draft = {
  readonly customer: { -readonly [Field in keyof Customer]: Customer[Field] }
  readonly notes: string[]
  readonly unread: UnreadCell[]
  /** What was written in words, without the titles of its columns. */
  readonly said: string[]
  readonly comments: string[]
  /** Cells that hold neither a number nor an address, for whoever has none at all. */
  readonly unreachable: Partial<Record<'phone' | 'email', UnreadCell>>
  isStatusGuessed?: true
}

/**
 * A row as it is sent: days, amounts, states and persons are written as the API reads them, what is empty is left out. What is none
 * of these, and a second one where a customer has one, is kept in the note. A row that says what is done next, or that somebody is to be called back,
 * and no day has the next working day; a step that is over is none. Of a day without words the comment says what is done.
 */
export function customerOf(cells: readonly string[], reading: Reading): Omit<ReadRow, 'line'> {
  const draft: Draft = { customer: {}, notes: [], unread: [], said: [], comments: [], unreachable: {} }
  for (const column of reading.columns) {
    const cell = cells[column.at]?.trim()
    if (!column.field || !cell) continue
    if (column.field === 'name' || !nothing.test(foldText(cell))) read(draft, column.field, { column, cell }, reading)
    else if (doubt.test(cell)) draft.notes.push(reading.told(column.title, cell))
  }
  const { customer, notes, unread, unreachable } = draft
  const isReached = customer.phone !== undefined || customer.email !== undefined
  for (const [field, one] of Object.entries(unreachable) as ['phone' | 'email', UnreadCell][]) {
    if (isReached) {
      notes.push(one.cell)
      unread.push(one)
    } else customer[field] = one.cell
  }
  plan(draft, reading)
  const stepOfComment = stepByComment(draft)
  shorten(draft)
  if (notes.length > 0) customer.note = notes.join('\n')
  return { customer, unread, stepOfComment, isStatusGuessed: draft.isStatusGuessed ?? false }
}

type Place = { readonly column: Column; readonly cell: string }

function read(draft: Draft, field: ImportedField, place: Place, reading: Reading): void {
  const { customer, notes, said } = draft
  const { column, cell } = place
  const note = () => notes.push(reading.told(column.title, cell))
  switch (field) {
    case 'phone':
    case 'email':
      return readContact(draft, field, place, reading)
    case 'amount':
    case 'lastContactOn':
      if (!readFigure(draft, field, place, reading)) note()
      return undefined
    case 'nextStepOn':
    case 'nextStep':
      return readStep(draft, field, place, reading)
    case 'status':
      return readStatus(draft, place, reading)
    case 'assigneeId': {
      const person = personCalled(cell, reading)
      if (person && customer.assigneeId === undefined) customer.assigneeId = person.id
      else note()
      return undefined
    }
    case 'note':
      return readNote(draft, place, reading)
    default:
      if (field === 'message') said.push(cell)
      return addWords(customer, field, cell)
  }
}

/** Where somebody stands; a word that is none of ours is kept, and what was not chosen for it is a guess. */
function readStatus(draft: Draft, { column, cell }: Place, { told, states }: Reading): void {
  const { customer, notes, said } = draft
  const called = statusCalled(cell)
  if (called === undefined || customer.status !== undefined) notes.push(told(column.title, cell))
  const chosen = called ?? states[wordKey(cell)]
  if (customer.status === undefined && chosen === undefined) draft.isStatusGuessed = true
  customer.status ??= chosen ?? likelyStatus(cell)
  said.push(cell)
}

/** A comment, or under its title what the office has no field for. */
function readNote({ notes, said, comments }: Draft, { column, cell }: Place, { told }: Reading): void {
  said.push(cell)
  if (!column.isTold) comments.push(cell)
  notes.push(column.isTold ? told(column.title, cell) : cell)
}

function addWords(customer: Draft['customer'], field: ImportedField, cell: string): void {
  const before = customer[field]
  customer[field] = before === undefined || !isWords(field) ? cell : `${before}${glue[field]}${cell}`
}

/** How somebody is reached, whichever of both columns it stands in; what else there is of it goes to the note. */
function readContact(draft: Draft, field: 'phone' | 'email', { column, cell }: Place, { told }: Reading): void {
  const { customer, notes, unreachable } = draft
  const { phone, email, rest } = readContactCell(cell)
  if (phone === undefined && email === undefined && unreachable[field] === undefined) {
    unreachable[field] = { title: column.title, cell, why: 'contact' }
    return
  }
  const isNew = { phone: customer.phone === undefined, email: customer.email === undefined }
  customer.phone ??= phone
  customer.email ??= email
  const left = [!isNew.phone && phone, !isNew.email && email, rest].filter(Boolean)
  if (left.length > 0) notes.push(told(column.title, left.join(' / ')))
}

/** Says whether an amount or a day was taken; what can't be is told. */
function readFigure(
  draft: Draft,
  field: 'amount' | 'lastContactOn',
  { column, cell }: Place,
  { today }: Reading,
): boolean {
  const { customer, unread } = draft
  const { title } = column
  if (field === 'amount') {
    const { amount } = readAmountCell(cell) ?? {}
    const isOne = amount !== undefined && amount > 0 && amount <= 1_000_000_000_000
    if (!isOne) unread.push({ title, cell, why: 'amount' })
    if (!isOne || customer.amount !== undefined) return false
    const currency = currencyIn(cell, title)
    Object.assign(customer, { amount, ...(currency && { currency }) })
    return true
  }
  const day = readDayCell(cell, today, 'back')
  if (day === null) unread.push({ title, cell, why: 'lastContactOn' })
  else if (day > today) unread.push({ title, cell, why: 'ahead' })
  if (day === null || day > today || customer.lastContactOn !== undefined) return false
  customer.lastContactOn = day
  return true
}

/** A day of what comes next, or what it is; a day that is over stays in the note. */
function readStep(draft: Draft, field: ImportedField, { column, cell }: Place, { today, told }: Reading): void {
  const [{ customer, notes, unread }, { title }] = [draft, column]
  const day = readDayCell(cell, today)
  const isOver = day !== null && (readDayCell(cell, today, 'near') ?? day) < today
  if (day !== null && day >= today && customer.nextStepOn === undefined) customer.nextStepOn = day
  else if (day !== null) notes.push(told(title, cell))
  else addWords(customer, 'nextStep', cell)
  if (isOver) unread.push({ title, cell, why: day < today ? 'past' : 'nextYear' })
  if (day === null && field === 'nextStepOn') unread.push({ title, cell, why: 'nextStepOn' })
}

/** Gives what comes next its day; a step whose day is over is noted, and so is any of whoever is lost. */
function plan({ customer, notes, said, unread }: Draft, { next, told, columns }: Reading): void {
  const isPast = customer.nextStepOn === undefined && unread.some(({ why }) => why === 'past')
  const noted: readonly ('nextStepOn' | 'nextStep')[] =
    customer.status === 'lost' ? ['nextStepOn', 'nextStep'] : isPast ? ['nextStep'] : []
  for (const field of noted) {
    const { title = '' } = columns.find((column) => column.field === field) ?? {}
    if (customer[field] !== undefined) notes.push(told(title, String(customer[field])))
    Object.assign(customer, { [field]: undefined })
  }
  if (noted.length > 0 || customer.nextStepOn !== undefined) return
  if (customer.nextStep === undefined && customer.status !== 'won' && toCall.test(foldText(said.join('\n'))))
    customer.nextStep = next.call
  if (customer.nextStep !== undefined) Object.assign(customer, { nextStepOn: next.day, nextStepOnAssumed: true })
}

/** Where a row says on which day and not what is done then, its comment does: whole, or its beginning. The note keeps it. Whoever is a customer already has no step but what their row says. */
function stepByComment({ customer, comments }: Draft): ReadRow['stepOfComment'] {
  const comment = comments.join(glue.nextStep).replaceAll(/\s+/g, ' ')
  const isAsked = customer.nextStepOn !== undefined && customer.nextStep === undefined && customer.status !== 'won'
  if (!isAsked || comment === '') return null
  customer.nextStep = beginningOf(comment, longest.nextStep)
  return customer.nextStep === comment ? 'whole' : 'beginning'
}

/** Words that fit: the sentences that do, else whole words. A short word with a dot, as `Dr.`, ends no sentence. */
function beginningOf(words: string, most: number): string {
  if (words.length <= most) return words
  const fitting = words.slice(0, most)
  const [sentences] = /^.*[\p{L}\p{N}]{4,}[.!?…]+(?= )/su.exec(fitting) ?? []
  const lastSpace = fitting.slice(0, -1).lastIndexOf(' ')
  return sentences ?? `${fitting.slice(0, lastSpace > 0 ? lastSpace : most - 1)}…`
}

/** What is longer than the API takes stands whole in the note. */
function shorten({ customer, notes }: Draft): void {
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][]) {
    const value = String(customer[field] ?? '')
    if (value.length <= most) continue
    notes.push(value)
    customer[field] = value.slice(0, most)
  }
}

/** Who is called so: whoever reads it, or by their mail or their name or a word of it that only one has. */
function personCalled(cell: string, { team, me }: Pick<Reading, 'team' | 'me'>): Assignee | undefined {
  const called = wordKey(cell)
  if (/^(moi|me|myself)$/.test(called)) return team.find(({ id }) => id === me)
  const words = (name: string) => foldText(name).split(/\s+/)
  const whole = team.filter(({ name, email }) => foldText(name) === called || email.toLowerCase() === called)
  const those =
    whole.length > 0 ? whole : team.filter(({ name }) => called.split(' ').every((word) => words(name).includes(word)))
  return those.length === 1 ? those[0] : undefined
}

/** In which an amount is written, by its cell or else its title; undefined where nothing says it. */
function currencyIn(cell: string, title: string): Currency | undefined {
  const heading = foldText(title)
  return (
    readAmountCell(cell)?.currency ??
    currencies.find((currency) => currencyWords(currency).some((word) => heading.includes(word)))
  )
}

/** Words in the columns of a field that are none of ours, once each, with how many rows have them. */
export function foreignWords(
  rows: readonly { readonly cells: readonly string[] }[],
  { columns, team, me }: Pick<Reading, 'columns' | 'team' | 'me'>,
  field: 'status' | 'assigneeId',
): readonly { readonly word: string; readonly count: number }[] {
  const found = new Map<string, { readonly word: string; readonly count: number }>()
  const isOurs = (cell: string) => Boolean(field === 'status' ? statusCalled(cell) : personCalled(cell, { team, me }))
  const cells = columns
    .filter((column) => column.field === field)
    .flatMap(({ at }) => rows.map(({ cells: row }) => row[at]?.trim() ?? ''))
  for (const word of cells.filter((cell) => cell && !nothing.test(foldText(cell)) && !isOurs(cell))) {
    const { word: first, count } = found.get(wordKey(word)) ?? { word, count: 0 }
    found.set(wordKey(word), { word: first, count: count + 1 })
  }
  return [...found.values()]
}
