import type { CalendarDate } from '#kernel/calendar-date.ts'
import { foldText } from '#kernel/fold-text.ts'
import { isShortDay, readAmountCell, readDayCell } from '#kernel/table-cell.ts'
import type { ImportedField } from '../../lead-import.ts'
import { readContactCell } from './contact-cell.ts'
import { statusCalled, statusHinted } from './state-words.ts'

/** A column of a table, by what its cells are for, null for one that is left out; `isTold`: its cells say nothing without its title. */
export type Column = {
  readonly at: number
  readonly title: string
  readonly field: ImportedField | null
  readonly isTold: boolean
}

/** What people call such columns, in both languages, as {@link plainTitle} has them; the first that fits. */
const names = {
  assigneeId:
    /^(nom (du |de la )?)?(responsable|commerciale?|vendeu(r|se)|conseill(er|ere)|charge d|suivi par|attribue|owner|agent|assign|marketer|seller|rep\b|sales ?(rep|person|agent|man)|(person )?in charge|handled by|who\b)/,
  name: /^(noms?|names?|full ?name|prenoms?|first ?name|last ?name|surname|person|personne|clients?|customers?|prospects?)\b/,
  phone: /^(tel|phone|mobile|cell|gsm|whatsapp)/,
  email: /^(adresse )?(e ?mail|mail|courriel)/,
  address: /^(ville|adresse|quartier|lieu|localite|commune|village|secteur|zone|town|city|address|area|location)/,
  amount: /^(montant|prix|valeur|budget|amount|price|value|quoted?\b|devis\b)/,
  lastContactOn:
    /^(date (d[ue] )?(la )?)?(dernier contact|derniere (relance|visite)|dernier appel|last (contact|call|visit|seen)|contacted)|^date (de |du )?contact/,
  status: /^(statut|etat|status|state|stage|avancement)\b/,
  message: /^(demande|besoin|message|objet|produit|systeme|request|need|subject|product|system|what|ce qu)/,
  note: /^(note|remarque|observation|commentaire|comment|remark)/,
  nextStepOn:
    /^(due|echeance)|^(date|jour|day) .*\b(relance|rappel(er)?|relancer|recontacter|prochaine?|suite|next|follow ?up|call ?back|reminder|rendez vous|rdv)\b|^(next|prochaine?|follow ?up|call ?back|reminder|rappel(er)?|a (rappeler|relancer|recontacter)|relance|suite|rendez vous|rdv)\b.*\b(date|on|day|le|jour)$/,
  nextStep:
    /^(suite|prochaine?|etape|action|a (faire|rappeler|relancer|recontacter)|relance|rappel|next|step|to ?do|follow ?up|call ?(back|again)|reminder|rendez vous|rdv)/,
} satisfies Record<ImportedField, RegExp>
const named = Object.keys(names) as readonly ImportedField[]

/** A title without case, accents, hyphens and the spaces that are too many. */
const plainTitle = (title: string) =>
  foldText(title)
    .replaceAll(/[\s_–-]+/g, ' ')
    .trim()
/** What only says whose number, name or day it is. */
const about = /^(?:(?:customer|client|contact)(?:'?s)?|n[°ºo]\.?(?: d[eu])?|numero(?: d[eu])?) (?=\p{L})/u
/** The number of a line, where no number of a phone stands in it. */
const numberTitle =
  /^(s ?[/.]? ?n\.?o?|sno|n[°ºo]?\.?|nr\.?|#|sl\.?( no\.?)?|serial( no\.?| number)?|id|num(ero|ber)?\.?|ordre|n[°ºo]\.? d'ordre|rang|index)$/
const contactTitle = /^contacts?( details?| info)?$/
const isDayTitle = (title: string) => /^(date|jour|day|le$|when|quand)/.test(plainTitle(title).replace(about, ''))

/** What cells are; a `shortDay` only where its title says that it is a day. */
type Content = 'phone' | 'email' | 'day' | 'shortDay' | 'amount' | 'number' | null

/** So many cells of a column say what it is: a table is read while it is typed. */
const mostTelling = 200

/** What most of the cells of a column are; null where they are nothing that can be told. */
function contentOf(filled: readonly string[]): Content {
  const cells = filled.slice(0, mostTelling)
  if (cells.length === 0) return null
  const are = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length >= 0.6
  const numbers = cells.map((cell) => (/^\d{1,4}$/.test(cell) ? Number(cell) : Number.NaN))
  if (numbers.every((number, at) => number > (numbers[at - 1] ?? -1))) return 'number'
  if (are((cell) => readContactCell(cell).email !== undefined)) return 'email'
  const isDay = (cell: string) => readDayCell(cell, anyDay) !== null
  if (are(isDay)) return are((cell) => isDay(cell) && !isShortDay(cell)) ? 'day' : 'shortDay'
  if (are(isDialled)) return 'phone'
  return are((cell) => (readAmountCell(cell)?.amount ?? 0) >= 1000) ? 'amount' : null
}
const anyDay = '2000-01-01'

/** A phone number, and no amount: with the figures that one begins with, and as many as there are. */
function isDialled(cell: string): boolean {
  const { phone = '', email } = readContactCell(cell)
  const digits = phone.replaceAll(/\D/g, '')
  return email !== undefined || /^(0\d{7,}|(00)?2(34|26)\d{8,}|[2567]\d{7}|[789][01]\d{8})$/.test(digits)
}

type Told = { readonly field: ImportedField | null; readonly isSure: boolean; readonly isNumber?: boolean }

/** What a column is by its title, and by its cells where that is not certain; what is over of days was done. */
function toldBy(title: string, cells: readonly string[], today: CalendarDate): Told {
  const plain = plainTitle(title)
  const whose = plain.replace(about, '')
  const content = contentOf(cells)
  const sure = (field: ImportedField | null): Told => ({ field, isSure: true })
  if (numberTitle.test(plain)) {
    if (content === 'phone') return sure('phone')
    return content === 'number' || content === null
      ? { field: null, isSure: true, isNumber: content !== null }
      : sure(null)
  }
  if (contactTitle.test(plain)) {
    if (content === 'phone' || content === 'email') return sure(content)
    return { field: 'name', isSure: false }
  }
  const field = named.find((one) => names[one].test(whose))
  if (field) return sure(fieldBy(field, plain, content, cells))
  if (isDayTitle(title)) return { field: daysOf(cells, today), isSure: false }
  const isPerson = content === 'phone' || content === 'email'
  if (isPerson || title === '')
    return { field: contentField(content, daysOf(cells, today)), isSure: false, isNumber: content === 'number' }
  return { field: content === 'day' && areAhead(cells, today) ? 'nextStepOn' : null, isSure: false }
}

/** What is over was done, and is not what comes next. */
const daysOf = (cells: readonly string[], today: CalendarDate): ImportedField =>
  cells.some((cell) => (readDayCell(cell, today, 'near') ?? today) < today) ? 'lastContactOn' : 'nextStepOn'

/** Most of a column's days are still to come. */
function areAhead(cells: readonly string[], today: CalendarDate): boolean {
  const days = cells.map((cell) => readDayCell(cell, today, 'near')).filter((day) => day !== null)
  return days.filter((day) => day >= today).length * 2 > days.length
}

/** What a title says, unless its cells say otherwise. */
function fieldBy(field: ImportedField, title: string, content: Content, cells: readonly string[]): ImportedField {
  if (field === 'name') return content === 'phone' || content === 'email' ? content : field
  if (field === 'nextStep') return content === 'day' || content === 'shortDay' ? 'nextStepOn' : field
  if (field === 'amount') return /^(quote|devis)/.test(title) && content !== 'amount' ? 'note' : field
  // A `State` without a word of where somebody stands is where people live.
  const isPlace = field === 'status' && title.startsWith('state')
  return isPlace && !cells.some((cell) => statusCalled(cell) ?? statusHinted(cell)) ? 'address' : field
}

function contentField(content: Content, days: ImportedField): ImportedField | null {
  if (content === 'number' || content === 'shortDay') return null
  return content === 'day' ? days : content
}

/** Whether a title is one of ours. */
export const isTitle = (cell: string): boolean => {
  const plain = plainTitle(cell)
  const whose = plain.replace(about, '')
  return contactTitle.test(plain) || isDayTitle(cell) || named.some((one) => names[one].test(whose))
}

/** Fields of which a customer has one, whatever columns there are. */
const single: readonly ImportedField[] = ['amount', 'lastContactOn', 'status', 'assigneeId', 'nextStepOn']

/**
 * What the columns of a table are, by their titles (null for a table without) and their cells: a meaning has one column, that whose title is
 * certain first. `numbers` are those that only number its lines.
 */
export function columnsOf(
  titles: readonly string[] | null,
  cells: readonly (readonly string[])[],
  today: CalendarDate,
): { readonly columns: readonly Column[]; readonly numbers: ReadonlySet<number> } {
  const filled = cells.map((column) => column.filter(Boolean))
  const told = filled.map((column, at) => toldBy(titles?.[at] ?? '', column, today))
  const sure = new Set(told.filter(({ isSure }) => isSure).map(({ field }) => field))
  const isNext = sure.has('nextStepOn')
  const taken = new Set<ImportedField>()
  const isElsewhere = (field: ImportedField, isSure: boolean) =>
    (single.includes(field) && taken.has(field)) || (!isSure && sure.has(field))
  const columns = told.map(({ field: guess, isSure, isNumber = false }, at): Column => {
    const own = titles?.[at] ?? ''
    const title = own || String(at + 1)
    // Beside a day of the next step a `Date` is that of the last contact; of other days nobody knows.
    const isDone = !isSure && guess === 'nextStepOn' && isNext && (own === '' || isDayTitle(own))
    const field = isDone ? 'lastContactOn' : guess
    if (field !== null && !isElsewhere(field, isSure)) {
      taken.add(field)
      return { at, title, field, isTold: false }
    }
    // What the office has no field for is kept in the note.
    const isKept = titles !== null && !isNumber && filled[at]?.length !== 0
    return { at, title, field: isKept ? 'note' : null, isTold: isKept && own !== '' }
  })
  return {
    columns: withName(columns, filled),
    numbers: new Set(told.flatMap(({ isNumber }, at) => (isNumber ? [at] : []))),
  }
}

/** Where no column is a name: that of whoever a title asks for, else the first of words that has no title. */
function withName(columns: readonly Column[], filled: readonly (readonly string[])[]): readonly Column[] {
  const isOfPersons = columns.some(({ field }) => field === 'phone' || field === 'email')
  if (!isOfPersons || columns.some(({ field }) => field === 'name')) return columns
  const isOfWords = (at: number) => (filled[at] ?? []).filter((cell) => /^\p{L}[^\d@]+$/u.test(cell)).length > 0
  const found =
    columns.find(({ title }) => /^who\b/i.test(title)) ??
    columns.find(({ at, title, field }) => field === null && title === String(at + 1) && isOfWords(at))
  return found ? columns.with(found.at, { at: found.at, title: found.title, field: 'name', isTold: false }) : columns
}
