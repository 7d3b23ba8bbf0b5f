import { useState } from 'react'
import type { Editor } from '@tiptap/core'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { ToolBar, ToolButton, ToolGroup } from '#design/admin/tool-bar.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { alignments } from '../../../editor/editor-document.ts'
import { useEditorState } from '@tiptap/react'
import { colors, fonts, sizes, StyleSelect } from './style-select.tsx'
import { alignColumns, TableTools } from './table-tools.tsx'

type ToolbarProps = {
  readonly editor: Editor
  readonly onImage: () => void
  readonly onLink: () => void
}

/**
 * The buttons of the editor: one stop of the Tab key, arrow keys move among them. Behind the last one stand font, size and colour,
 * which a post of the site seldom needs, and on a phone all that is rare.
 */
export function Toolbar({ editor, onImage, onLink }: ToolbarProps) {
  const text = useText()
  const state = useToolbarState(editor)
  const [isWhole, setWhole] = useState(false)
  const run = () => editor.chain().focus()
  const style = (name: 'fontFamily' | 'fontSize' | 'color', value: string | null) => {
    if (editor.state.selection.empty) {
      toast({
        tone: 'error',
        title: text('admin-posts.noSelection.title'),
        description: text('admin-posts.noSelection.text'),
      })
      return
    }
    run()
      .setMark('textStyle', { [name]: value })
      .run()
  }
  return (
    // What is read out only stands within it: it would widen the page.
    <div
      className={`flex flex-wrap gap-1.5 rounded-t-control border border-b-0 border-field bg-sand p-1.5 ${isWhole ? 'sm:sticky' : 'sticky max-sm:[&_[data-rare]]:hidden'} top-0 z-2`}
    >
      <ToolBar label={text('admin-posts.toolbar')}>
        {state.isTable && <TableTools editor={editor} />}
        <ToolGroup>
          <ToolButton label={text('admin-posts.tool.bold')} on={state.isBold} onPress={() => run().toggleBold().run()}>
            <b>{text('admin-posts.tool.bold.sign')}</b>
          </ToolButton>
          <ToolButton
            isRare
            label={text('admin-posts.tool.italic')}
            on={state.isItalic}
            onPress={() => run().toggleItalic().run()}
          >
            <i>I</i>
          </ToolButton>
          <ToolButton
            isRare
            label={text('admin-posts.tool.underline')}
            on={state.isUnderline}
            onPress={() => run().toggleUnderline().run()}
          >
            <u>{text('admin-posts.tool.underline.sign')}</u>
          </ToolButton>
          <ToolButton
            isRare
            label={text('admin-posts.tool.strike')}
            on={state.isStrike}
            onPress={() => run().toggleStrike().run()}
          >
            <s>{text('admin-posts.tool.strike.sign')}</s>
          </ToolButton>
          <ToolButton
            isRare
            label={text('admin-posts.tool.code')}
            on={state.isCode}
            onPress={() => run().toggleCode().run()}
          >
            <code>{'<>'}</code>
          </ToolButton>
        </ToolGroup>
        {!state.isTable && <BlockTools editor={editor} state={state} />}
        <ToolGroup>
          <ToolButton label={text('admin-posts.tool.link')} on={state.isLink} onPress={onLink}>
            <AdminIcon name="link" />
          </ToolButton>
          <ToolButton label={text('admin-posts.tool.image')} on={state.isImage} onPress={onImage}>
            <AdminIcon name="picture" />
          </ToolButton>
          <ToolButton
            isRare
            label={text('admin-posts.tool.table')}
            disabled={state.isTable}
            // What is selected stays: it comes after it.
            onPress={() => run().setTextSelection(editor.state.selection.to).insertTable(newTable).run()}
          >
            <AdminIcon name="table" />
          </ToolButton>
        </ToolGroup>
        <ToolGroup isRare>
          {alignments.map((align) => (
            <ToolButton
              key={align}
              label={text(`admin-posts.tool.align.${align}`)}
              on={state.align === align}
              disabled={state.isTable && align === 'justify'}
              onPress={() => {
                const textAlign = state.align === align || align === 'left' ? null : align
                if (state.isTable) alignColumns(editor, textAlign)
                else run().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
              }}
            >
              <AdminIcon name={align} />
            </ToolButton>
          ))}
        </ToolGroup>
        <ToolGroup>
          <ToolButton
            isRare
            label={text('admin-posts.tool.undo')}
            disabled={!state.canUndo}
            onPress={() => run().undo().run()}
          >
            <AdminIcon name="undo" />
          </ToolButton>
          <ToolButton
            isRare
            label={text('admin-posts.tool.redo')}
            disabled={!state.canRedo}
            onPress={() => run().redo().run()}
          >
            <AdminIcon name="redo" />
          </ToolButton>
          <ToolButton label={text('admin-posts.tool.more')} on={isWhole} onPress={() => setWhole(!isWhole)}>
            <AdminIcon name="more" className="size-5 stroke-3" />
          </ToolButton>
        </ToolGroup>
      </ToolBar>
      {isWhole && (
        <div className="flex flex-wrap gap-1.5">
          <StyleSelect
            label={text('admin-posts.font')}
            choices={fonts}
            value={state.font}
            onChange={(value) => style('fontFamily', value)}
          />
          <StyleSelect
            label={text('admin-posts.size')}
            choices={sizes}
            value={state.size}
            onChange={(value) => style('fontSize', value)}
          />
          <StyleSelect
            label={text('admin-posts.color')}
            choices={colors}
            value={state.color}
            onChange={(value) => style('color', value)}
          />
        </div>
      )}
    </div>
  )
}

const newTable = { rows: 3, cols: 2, withHeaderRow: true }

type BlockToolsProps = { readonly editor: Editor; readonly state: ReturnType<typeof useToolbarState> }

/** What a paragraph becomes: a heading, a list, a quotation, code. */
function BlockTools({ editor, state }: BlockToolsProps) {
  const text = useText()
  const run = () => editor.chain().focus()
  return (
    <>
      <ToolGroup>
        {([1, 2, 3] as const).map((level) => (
          <ToolButton
            key={level}
            isRare={level !== 2}
            label={text('admin-posts.tool.heading', { level })}
            on={state.level === level}
            onPress={() => run().toggleHeading({ level }).run()}
          >
            {text('admin-posts.tool.heading.sign', { level })}
          </ToolButton>
        ))}
      </ToolGroup>
      <ToolGroup>
        <ToolButton
          label={text('admin-posts.tool.bulletList')}
          on={state.isBulletList}
          onPress={() => run().toggleBulletList().run()}
        >
          <AdminIcon name="bulletList" />
        </ToolButton>
        <ToolButton
          isRare
          label={text('admin-posts.tool.orderedList')}
          on={state.isOrderedList}
          onPress={() => run().toggleOrderedList().run()}
        >
          <AdminIcon name="orderedList" />
        </ToolButton>
        <ToolButton
          isRare
          label={text('admin-posts.tool.quote')}
          on={state.isBlockquote}
          onPress={() => run().toggleBlockquote().run()}
        >
          <AdminIcon name="blockquote" />
        </ToolButton>
        <ToolButton
          isRare
          label={text('admin-posts.tool.codeBlock')}
          on={state.isCodeBlock}
          onPress={() => run().toggleCodeBlock().run()}
        >
          <AdminIcon name="codeBlock" />
        </ToolButton>
      </ToolGroup>
    </>
  )
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the buttons show of where the cursor is. */
function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: at }) => {
      const style = at.getAttributes('textStyle')
      const level = at.isActive('heading') ? Number(at.getAttributes('heading')['level']) : 0
      return {
        level,
        isBold: at.isActive('bold'),
        isItalic: at.isActive('italic'),
        isUnderline: at.isActive('underline'),
        isStrike: at.isActive('strike'),
        isCode: at.isActive('code'),
        isBulletList: at.isActive('bulletList'),
        isOrderedList: at.isActive('orderedList'),
        isBlockquote: at.isActive('blockquote'),
        isCodeBlock: at.isActive('codeBlock'),
        isLink: at.isActive('link'),
        isImage: at.isActive('image'),
        isTable: at.isActive('table'),
        align: alignments.find((known) => at.isActive({ textAlign: known }) || at.isActive({ align: known })) ?? '',
        font: asText(style['fontFamily']),
        size: asText(style['fontSize']),
        color: asText(style['color']),
        canUndo: at.can().undo(),
        canRedo: at.can().redo(),
      }
    },
  })
}
