import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { DataColumn, DataSort } from './data-column.ts'
import { useDataTable } from './use-data-table.ts'

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  readonly caption: string
  /** Undefined while they travel. Keep the array between draws. */
  readonly rows: readonly Row[] | undefined
  /** Keep the array between draws. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rowId: (row: Row) => string | number
  /** Of the texts that are sorted. */
  readonly language: string
  /** Sorted by this at first; with `onSort`, always. */
  readonly sort?: DataSort
  /** The caller sorts: rows arrive in order. */
  readonly onSort?: (sort: DataSort) => void
  readonly loading: ReactNode
  readonly empty: ReactNode
}

/**
 * Records in rows, sorted by the headings. On a phone every row is a card that names its values, and the headings that
 * sort stand above in a line; a table too wide for its place scrolls within it.
 */
export function DataTable<Row extends object>({ rows, loading, empty, ...rest }: DataTableProps<Row>) {
  if (!rows) return loading
  return rows.length === 0 ? empty : <Rows rows={rows} {...rest} />
}

type RowsProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loading' | 'empty'> & { readonly rows: readonly Row[] }

function Rows<Row extends object>({ caption, rows: given, columns, rowId, language, sort, onSort }: RowsProps<Row>) {
  const { rows, headings } = useDataTable(given, columns, rowId, {
    language,
    sort: sort ?? null,
    ...(onSort && { onSort }),
  })
  return (
    <div className="relative md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-white">
      <table className="block w-full md:table md:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="mb-3 block md:mb-0 md:table-header-group">
          <tr className="flex flex-wrap gap-2 md:table-row">
            {headings.map(({ column, model }) => (
              <Heading
                key={column.id}
                column={column}
                sorted={model?.getIsSorted() ?? false}
                {...(model?.getCanSort() && { onToggle: () => model.toggleSorting() })}
              />
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 md:table-row-group">
          {rows.map(({ id, row }) => (
            <tr
              key={id}
              className="grid gap-2 rounded-card border border-line bg-white p-4 md:table-row md:border-x-0 md:border-b-0 md:p-0"
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadingProps<Row> = {
  readonly column: DataColumn<Row>
  readonly sorted: 'asc' | 'desc' | false
  readonly onToggle?: () => void
}

function Heading<Row>({ column: { header, hideHeader, end }, sorted, onToggle }: HeadingProps<Row>) {
  const order = sorted ? ({ asc: 'ascending', desc: 'descending' } as const)[sorted] : 'none'
  const hidden = onToggle && !hideHeader ? '' : 'sr-only md:not-sr-only md:px-3'
  return (
    <th
      scope="col"
      {...(onToggle && { 'aria-sort': order })}
      className={`text-sm font-semibold whitespace-nowrap ${end ? 'md:text-right' : 'text-left'} ${hidden}`}
    >
      {onToggle ? (
        <button
          type="button"
          onClick={onToggle}
          className="inline-flex min-h-11 items-center gap-1 rounded-control border border-line bg-white px-3 hover:bg-sand-2 md:border-0"
        >
          {header}
          <Icon
            name="arrow-up"
            className={`size-4 transition-transform ${sorted ? '' : 'opacity-30'} ${sorted === 'desc' ? 'rotate-180' : ''}`}
          />
        </button>
      ) : (
        <span className={hideHeader ? 'sr-only' : ''}>{header}</span>
      )}
    </th>
  )
}

function Cell<Row>({ column: { header, hideHeader, end, cell }, row }: { column: DataColumn<Row>; row: Row }) {
  return (
    <td
      className={`flex items-baseline justify-between gap-4 md:table-cell md:px-3 md:py-3 md:align-middle ${end ? 'md:text-right' : ''}`}
    >
      {!hideHeader && (
        <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
          {header}
        </span>
      )}
      <div className={`min-w-0 ${hideHeader ? '' : 'text-right'} ${end ? '' : 'md:text-left'}`}>{cell(row)}</div>
    </td>
  )
}
