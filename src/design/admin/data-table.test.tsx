import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DataColumn } from './data-column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

type Fruit = { id: number; name: string; price: number | null }

const columns: DataColumn<Fruit>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortBy: ({ price }) => price, end: true },
  { id: 'actions', header: 'Actions', cell: () => <button type="button">Edit</button>, hideHeader: true },
]
const rows: Fruit[] = [
  { id: 1, name: 'Poire', price: 10 },
  { id: 2, name: 'Élan', price: null },
  { id: 3, name: 'Datte', price: 9 },
]
const shared = { caption: 'Fruit', columns, rowId: ({ id }: Fruit) => id, language: 'fr', loading: '…', empty: 'none' }

const sortWords = {
  choose: 'Trier',
  asc: (name: string) => `${name}, croissant`,
  desc: (name: string) => `${name}, décroissant`,
}
const render = (props: Pick<DataTableProps<Fruit>, 'rows' | 'sort' | 'onSort'>) =>
  renderToStaticMarkup(<DataTable {...shared} {...props} sortWords={sortWords} />)
const idsOf = (html: string) => [...html.matchAll(/(Poire|Élan|Datte)/g)].map(([name]) => name)

test('rows are ordered as people of the language do, what has no value last in both directions', () => {
  const sorted = (sort: { id: string; desc: boolean }) => idsOf(render({ rows, sort }))
  expect(sorted({ id: 'name', desc: false })).toEqual(['Datte', 'Élan', 'Poire'])
  expect(sorted({ id: 'price', desc: false })).toEqual(['Datte', 'Poire', 'Élan'])
  expect(sorted({ id: 'price', desc: true })).toEqual(['Poire', 'Datte', 'Élan'])
})

test('a caller who sorts gets the rows as they came', () => {
  const html = render({ rows, sort: { id: 'name', desc: true }, onSort: () => {} })
  expect(idsOf(html)).toEqual(['Poire', 'Élan', 'Datte'])
  expect(html).toContain('aria-sort="descending"')
  expect(html).toContain('aria-sort="none"')
  expect(html.match(/aria-sort/g)).toHaveLength(2)
  // An arrow stands at the one that sorts, the sign that it can at the other; on a phone they are a choice.
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(html).toContain('<option value="name desc" selected="">Name, décroissant</option>')
})

test('nothing yet, and nothing at all', () => {
  expect(render({ rows: undefined })).toBe('…')
  expect(render({ rows: [] })).toBe('none')
})
