import { type ReactNode, useMemo, useState } from 'react'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { Select } from '../select.tsx'
import { AdminIcon } from './admin-icon.tsx'
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
  /** What the choice of a phone says; without it the rows can't be sorted there. */
  readonly sortWords?: SortWords
  /** Sorted by this at first; with `onSort`, always. */
  readonly sort?: DataSort
  /** The caller sorts: rows arrive in order. */
  readonly onSort?: (sort: DataSort) => void
  readonly loading: ReactNode
  readonly empty: ReactNode
}

/** The name of the choice, and of sorting by a column from the least up and from the largest down. */
type SortWords = {
  readonly choose: string
  readonly asc: (name: string) => string
  readonly desc: (name: string) => string
}

/**
 * Records in rows, sorted by the headings. On a phone every row is a card that names its values, or says the few that
 * its columns choose (`onPhone`), and a choice above sorts them; a table too wide for its place scrolls within it.
 */
export function DataTable<Row extends object>({ rows, loading, empty, ...rest }: DataTableProps<Row>) {
  if (!rows) return loading
  return rows.length === 0 ? empty : <Rows rows={rows} {...rest} />
}

type RowsProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loading' | 'empty'> & { readonly rows: readonly Row[] }

function Rows<Row extends object>({
  caption,
  rows: given,
  columns,
  rowId,
  language,
  sortWords,
  sort,
  onSort,
}: RowsProps<Row>) {
  const { rows, headings } = useDataTable(given, columns, rowId, {
    language,
    sort: sort ?? null,
    ...(onSort && { onSort }),
  })
  const isBrief = columns.some(({ onPhone }) => onPhone)
  const hasActions = columns.some(({ onPhone }) => onPhone === 'actions')
  return (
    <>
      {sortWords && <SortChoice headings={headings} words={sortWords} />}
      <div
        className={`relative md:overflow-x-auto ${isBrief ? joined : 'md:rounded-card md:border md:border-line md:bg-white'}`}
      >
        <table className="block w-full md:table md:border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr>
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
          <tbody className={`grid md:table-row-group ${isBrief ? 'max-md:divide-y max-md:divide-line' : 'gap-2'}`}>
            {rows.map(({ id, row }) => (
              <tr
                key={id}
                className={`${isBrief ? `${briefRow} ${hasActions ? 'pr-1' : 'pr-4'}` : 'gap-2 rounded-card border border-line bg-white p-4'} grid md:table-row md:border-0 md:border-t md:border-line md:p-0`}
              >
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const joined = 'rounded-card border border-line bg-white'
const briefRow = 'relative grid-cols-[auto_minmax(0,1fr)_auto] items-center py-2.5 pl-4'

type SortChoiceProps<Row extends RowData> = Pick<ReturnType<typeof useDataTable<Row>>, 'headings'> & {
  readonly words: SortWords
}

/** On a phone, where no heading stands to be touched: what the records are sorted by, and which way. */
function SortChoice<Row extends RowData>({ headings, words }: SortChoiceProps<Row>) {
  const sorted = headings.filter(({ model }) => model?.getCanSort())
  const at = sorted.find(({ model }) => model?.getIsSorted())
  return (
    <div className="md:hidden">
      <Field label={words.choose} hideLabel>
        <Select
          value={at ? `${at.column.id} ${at.model?.getIsSorted()}` : ''}
          {...(!at && { placeholder: words.choose })}
          options={sorted.flatMap(({ column: { id, header: name } }) => [
            { value: `${id} asc`, label: words.asc(name) },
            { value: `${id} desc`, label: words.desc(name) },
          ])}
          onChange={({ target: { value } }) => {
            const [id, way] = value.split(' ')
            sorted.find(({ column }) => column.id === id)?.model?.toggleSorting(way === 'desc')
          }}
        />
      </Field>
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
  return (
    <th
      scope="col"
      {...(onToggle && { 'aria-sort': order })}
      className={`h-10 text-sm font-semibold whitespace-nowrap ${end ? 'text-right' : 'text-left'} ${onToggle ? '' : end ? 'pr-7 pl-2' : 'px-2 first:pl-3'}`}
    >
      {onToggle ? (
        <button
          type="button"
          onClick={onToggle}
          className={`inline-flex min-h-10 items-center gap-1 rounded-control px-2 hover:bg-sand-2 max-md:hidden ${end ? 'mr-1' : ''}`}
        >
          {header}
          {sorted ? (
            <Icon name="arrow-up" className={`size-4 ${sorted === 'desc' ? 'rotate-180' : ''}`} />
          ) : (
            <AdminIcon name="sort" className="size-4 text-muted" />
          )}
        </button>
      ) : (
        <span className={hideHeader ? 'sr-only' : ''}>{header}</span>
      )}
      {onToggle && <span className="md:hidden">{header}</span>}
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
      className={`${onPhone ? phonePlaces[onPhone] : 'flex items-baseline justify-between gap-4'} leading-snug md:table-cell md:px-2 md:py-1.5 md:align-middle md:first:pl-3 md:last:pr-3 ${end ? 'md:pr-7! md:text-right' : ''}`}
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
