import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataColumn, DataSort } from './data-column.ts'

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
export function useDataTable<Row extends RowData>(
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
