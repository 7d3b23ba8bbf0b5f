import { Extension } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'

/** Whatever is added, removed or pasted, the first row is the head and each column is aligned as its head. */
const TableShape = Extension.create({
  name: 'tableShape',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null
        doc.descendants((node, position) => {
          if (node.type.name === 'table') shape(node, position + 1, tr)
        })
        return tr.docChanged ? tr : null
      },
    }),
  ],
})

function shape(table: Node, start: number, tr: Transaction): void {
  const { tableHeader, tableCell } = table.type.schema.nodes
  table.forEach((row, rowAt, rowIndex) =>
    row.forEach((cell, cellAt, column) => {
      const type = rowIndex === 0 ? tableHeader : tableCell
      const align: unknown = table.firstChild?.maybeChild(column)?.attrs['align'] ?? null
      if (cell.type === type && cell.attrs['align'] === align) return
      tr.setNodeMarkup(start + rowAt + 1 + cellAt, type, { ...cell.attrs, align })
    }),
  )
}

const content = 'paragraph+'

/** Tables as Markdown has them, drawn as on the page. */
export const tableExtensions = [
  Table.extend({
    renderHTML: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
  }).configure({ View: null }),
  TableRow,
  TableHeader.extend({ content }),
  TableCell.extend({ content }),
  TableShape,
]
