import type { Editor } from '@tiptap/core'
import { selectedRect } from '@tiptap/pm/tables'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { ToolButton, ToolGroup } from '#design/admin/tool-bar.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Alignment } from '../../../editor/editor-document.ts'

const tools = [
  'addRowBefore',
  'addRowAfter',
  'addColumnBefore',
  'addColumnAfter',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const

/** What one does with the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const text = useText()
  return (
    <ToolGroup>
      {tools.map((tool) => (
        <ToolButton
          key={tool}
          label={text(`admin-posts.tool.${tool}`)}
          onPress={() => editor.chain().focus()[tool]().run()}
        >
          <AdminIcon name={tool === 'deleteTable' ? 'bin' : tool} />
        </ToolButton>
      ))}
    </ToolGroup>
  )
}

/** Aligns the columns that are selected by their heads, which the cells below follow. */
export function alignColumns({ state, view }: Editor, align: Alignment | null): void {
  const { map, table, tableStart, left, right } = selectedRect(state)
  const { tr } = state
  for (let column = left; column < right; column += 1) {
    tr.setNodeAttribute(tableStart + map.positionAt(0, column, table), 'align', align)
  }
  view.dispatch(tr)
  view.focus()
}
