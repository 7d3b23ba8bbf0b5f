import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '../icon.tsx'
import type { DataColumn, DataSort } from './data-column.ts'
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'

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
 * Records in rows, sorted by the headings. On a phone every row is a card that names its values, or says the few that
 * its columns choose (`onPhone`), and the headings that sort stand above in a line; a table too wide for its place
 * scrolls within it.
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
  const isBrief = columns.some(({ onPhone }) => onPhone)
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
              className={`${isBrief ? briefRow : 'gap-2 p-4'} grid rounded-card border border-line bg-white md:table-row md:border-x-0 md:border-b-0 md:p-0`}
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

const briefRow = 'relative grid-cols-[auto_minmax(0,1fr)_auto] items-center py-3 pr-1 pl-4'

type HeadingProps<Row> = {
  readonly column: DataColumn<Row>
  readonly sorted: 'asc' | 'desc' | false
  readonly onToggle?: () => void
}

function Heading<Row>({ column: { header, hideHeader, end, onPhone }, sorted, onToggle }: HeadingProps<Row>) {
  const order = sorted ? ({ asc: 'ascending', desc: 'descending' } as const)[sorted] : 'none'
  const isHidden = !onToggle || hideHeader || onPhone === 'hidden'
  const hidden = `${isHidden ? 'max-md:sr-only' : ''} ${onToggle && !hideHeader ? '' : 'md:px-3'}`
  return (
    <th
      scope="col"
      {...(onToggle && { 'aria-sort': order })}
      className={`text-sm font-semibold whitespace-nowrap md:h-10 ${end ? 'md:text-right' : 'text-left'} ${hidden}`}
    >
      {onToggle ? (
        <button
          type="button"
          onClick={onToggle}
          className="inline-flex min-h-11 items-center gap-1 rounded-control border border-line bg-white px-3 hover:bg-sand-2 md:min-h-10 md:border-0"
        >
          {header}
          {sorted && <Icon name="arrow-up" className={`size-4 ${sorted === 'desc' ? 'rotate-180' : ''}`} />}
        </button>
      ) : (
        <span className={hideHeader ? 'sr-only' : ''}>{header}</span>
      )}
    </th>
  )
}

const phonePlaces = {
  picture: 'max-md:row-[1/span_6] max-md:mr-3 max-md:self-start',
  line: 'max-md:col-start-2',
  actions: 'max-md:col-start-3 max-md:row-[1/span_6]',
  hidden: 'max-md:hidden',
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { header, hideHeader, end, cell, onPhone } = column
  return (
    <td
      className={`${onPhone ? phonePlaces[onPhone] : 'flex items-baseline justify-between gap-4'} md:table-cell md:px-3 md:py-3 md:align-middle ${end ? 'md:text-right' : ''}`}
    >
      {!hideHeader && !onPhone && (
        <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
          {header}
        </span>
      )}
      <div className={`min-w-0 ${hideHeader || onPhone ? '' : 'text-right'} ${end ? '' : 'md:text-left'}`}>
        {cell(row)}
      </div>
    </td>
  )
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
})

type Compared = string | number | undefined

/** Texts as people of the language order them, figures by size. */
function compare(a: Compared, b: Compared, collator: Intl.Collator): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

type Sorting = {
  readonly language: string
  readonly sort: DataSort | null
  /** Given when the rows arrive sorted. */
  readonly onSort?: (sort: DataSort) => void
}

/** The rows in order, and what each heading can do; one column sorts at a time, and once sorted it stays so. */
function useDataTable<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  rowId: (row: Row) => string | number,
  { language, sort: given, onSort }: Sorting,
) {
  const [own, setOwn] = useState(given)
  const sort = onSort ? given : own
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(language, { numeric: true })
    return columns.map(({ id, sortBy, sortable }): ColumnDef<typeof features, Row> => ({
      id,
      accessorFn: (row: Row): Compared => sortBy?.(row) ?? undefined,
      enableSorting: sortBy !== undefined || sortable === true,
      sortDescFirst: false,
      sortUndefined: 'last',
      sortFn: (a: { getValue: (id: string) => unknown }, b: { getValue: (id: string) => unknown }) =>
        compare(a.getValue(id) as Compared, b.getValue(id) as Compared, collator),
    }))
  }, [columns, language])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    manualSorting: onSort !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting: sort ? [{ ...sort }] : [] },
    onSortingChange: (next) => {
      const [chosen] = typeof next === 'function' ? next(sort ? [{ ...sort }] : []) : next
      if (chosen) (onSort ?? setOwn)(chosen)
    },
  })
  return {
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original })),
    headings: columns.map((column) => ({ column, model: table.getColumn(column.id) })),
  }
}
