import type { ReactNode } from 'react'

/** A column of a table: its heading, what stands in its cells, and how it is sorted. */
export type DataColumn<Row> = {
  /** Also what `sort.id` names. */
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What rows are compared by, null last; without it the column can't be sorted, unless the caller sorts (`onSort`). */
  readonly sortBy?: (row: Row) => string | number | null
  /** The caller can sort by this column. */
  readonly sortable?: boolean
  /** The heading is for screen readers only: pictures, buttons. */
  readonly hideHeader?: boolean
  /** Figures stand at the end. */
  readonly end?: boolean
  /**
   * Its place in the row of a phone: the picture before it, a line of its middle without the heading, what can be done
   * after it, or nowhere. Without any column that says so, a row there names all its values.
   */
  readonly onPhone?: 'picture' | 'line' | 'actions' | 'hidden'
}

/** By which column, and from the largest down. */
export type DataSort = { readonly id: string; readonly desc: boolean }
