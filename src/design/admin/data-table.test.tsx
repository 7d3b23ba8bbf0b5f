import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DataColumn } from './data-column.ts'
import { DataTable } from './data-table.tsx'

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

const idsOf = (html: string) => [...html.matchAll(/(Poire|Élan|Datte)/g)].map(([name]) => name)

test('rows are ordered as people of the language do, what has no value last in both directions', () => {
  const sorted = (sort: { id: string; desc: boolean }) =>
    idsOf(renderToStaticMarkup(<DataTable rows={rows} sort={sort} {...shared} />))
  expect(sorted({ id: 'name', desc: false })).toEqual(['Datte', 'Élan', 'Poire'])
  expect(sorted({ id: 'price', desc: false })).toEqual(['Datte', 'Poire', 'Élan'])
  expect(sorted({ id: 'price', desc: true })).toEqual(['Poire', 'Datte', 'Élan'])
})

test('a caller who sorts gets the rows as they came', () => {
  const html = renderToStaticMarkup(
    <DataTable rows={rows} sort={{ id: 'name', desc: true }} onSort={() => {}} {...shared} />,
  )
  expect(idsOf(html)).toEqual(['Poire', 'Élan', 'Datte'])
  expect(html).toContain('aria-sort="descending"')
  expect(html).toContain('aria-sort="none"')
  expect(html.match(/aria-sort/g)).toHaveLength(2)
  // The arrow stands at the one that sorts.
  expect(html.match(/<svg/g)).toHaveLength(1)
})

test('nothing yet, and nothing at all', () => {
  expect(renderToStaticMarkup(<DataTable rows={undefined} {...shared} />)).toBe('…')
  expect(renderToStaticMarkup(<DataTable rows={[]} {...shared} />)).toBe('none')
})
