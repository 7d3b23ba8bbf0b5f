import { Link } from 'react-router'
import { useText } from '#i18n/text-context.tsx'
import { importedFields, type ToldLeadImport } from '../../lead-import.ts'
import type { Customer } from './customer-table.ts'

type LeftOutProps = {
  readonly report: ToldLeadImport
  /** The line of the spreadsheet that each row is. */
  readonly lines: readonly number[]
  readonly rows: readonly Customer[]
}

/** The rows that are not taken over, and why. */
export function LeftOut({ report: { known, problems }, lines, rows }: LeftOutProps) {
  const text = useText()
  const nameOf = (column: string) => {
    const field = importedFields.find((one) => one === column)
    return field && text('admin-leads.import.field.colon', { field: text(`admin-leads.import.field.${field}`) })
  }
  const lineOf = (row: number) =>
    text('admin-leads.import.line', { line: lines[row] ?? row + 1, name: String(rows[row]?.name ?? '–') })
  return (
    <>
      {problems.length > 0 && (
        <div>
          <h3 className="font-semibold">
            {text('admin-leads.import.problems', { count: new Set(problems.map(({ row }) => row)).size })}
          </h3>
          <ul className="scroll-cue mt-1 max-h-64 overflow-y-auto">
            {problems.map(({ row, column, code, message }) => (
              <li key={`${row} ${column}`} className="py-1 wrap-anywhere">
                {lineOf(row)}. <strong>{nameOf(column)}</strong>{' '}
                {code === 'invalid_date' ? text('admin-leads.import.badDay') : message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {known.length > 0 && (
        <div>
          <h3 className="font-semibold">{text('admin-leads.import.known', { count: known.length })}</h3>
          <ul className="scroll-cue mt-1 max-h-64 overflow-y-auto">
            {known.map(({ row, leadId, name }) => (
              <li key={row} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                {lineOf(row)}
                {leadId === null ? (
                  <span className="text-muted">{text('admin-leads.import.twice')}</span>
                ) : (
                  <Link to={`/admin/leads?lead=${leadId}`} className="link inline-flex min-h-11 items-center">
                    {text('admin-leads.import.asBefore', { name })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
