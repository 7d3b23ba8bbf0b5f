import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { importedFields, type ImportedField } from '../../lead-import.ts'
import { listedStatuses } from '../../lead-status.ts'
import { readTable, type CustomerTable } from './customer-table.ts'
import type { Column } from './table-columns.ts'

const keptAs = 'customers of a table'

const keptSchema = z.object({
  written: z.string(),
  /** The lines that its rows had in the file, once a part of it was imported. */
  lines: z.nullable(z.array(z.int())),
  /** What each column is, as somebody chose or as it was before a part was imported; '' for one that is left out. */
  fields: z.nullable(z.array(z.enum([...importedFields, '']))),
  /** What states that are not ours are. */
  states: z.record(z.string(), z.enum(listedStatuses)),
})
type Kept = Readonly<z.infer<typeof keptSchema>>
/** What somebody said of a table. */
export type Choices = Pick<Kept, 'fields' | 'states'>

const nothingKept: Kept = { written: '', lines: null, fields: null, states: {} }

/** A table that is being imported, as it is kept for this tab. */
export type KeptTable = {
  readonly written: string
  readonly table: CustomerTable | null
  readonly choices: Choices
  /** The text was changed by hand: of the same columns what was chosen stays, of as many rows their lines. */
  readonly type: (written: string) => void
  /** Another file. */
  readonly begin: (written: string) => void
  readonly choose: (choices: Partial<Choices>) => void
  /** A part was imported: what is left keeps its columns and the lines of the file. */
  readonly leave: (written: string, rows: CustomerTable['rows']) => void
}

/** What was pasted, and what was said of it, also after a reload. */
export function useKeptTable(today: CalendarDate): KeptTable {
  const [kept, setKept] = useState(recalled)
  const keep = (next: Kept) => {
    setKept(next)
    keepInSession(keptAs, next)
  }
  const { written, lines, fields, states } = kept
  const table = useMemo(() => tableOf(kept, today), [kept, today])
  const type = (next: string) => {
    const after = readTable(next, today)
    const isSame = table !== null && after !== null && titlesOf(after) === titlesOf(table)
    keep({ ...(isSame ? kept : nothingKept), written: next })
  }
  return {
    written,
    table,
    choices: { fields, states },
    type,
    begin: (next) => keep({ ...nothingKept, written: next }),
    choose: (choices) => keep({ written, lines, fields, states, ...choices }),
    leave: (next, rows) => {
      const left = {
        written: next,
        lines: rows.map(({ line }) => line),
        fields: fieldsOf(table?.columns ?? []),
        states,
      }
      keep(next === '' ? nothingKept : left)
    },
  }
}

function recalled(): Kept {
  const { data = nothingKept } = z.safeParse(keptSchema, recallFromSession(keptAs))
  return data
}

/** The titles of a table, by which it is another. */
export const titlesOf = ({ columns }: CustomerTable) => columns.map(({ title }) => title).join('\t')

/** What each column is, as it is kept. */
export const fieldsOf = (columns: readonly Column[]): (ImportedField | '')[] => columns.map(({ field }) => field ?? '')

/** The table with what was said of its columns, its rows by the lines of the file. */
function tableOf({ written, lines, fields }: Kept, today: CalendarDate): CustomerTable | null {
  const table = readTable(written, today)
  if (!table) return null
  const columns = table.columns.map((column): Column => {
    const field = fields?.[column.at]
    if (field === undefined) return column
    const isTold = column.isTold || (field === 'note' && column.field !== 'note')
    return { at: column.at, title: column.title, field: field || null, isTold }
  })
  const isSame = lines?.length === table.rows.length
  const rows = table.rows.map(({ line, cells }, at) => ({ line: (isSame && lines[at]) || line, cells }))
  return { hasHeader: table.hasHeader, columns, rows }
}
