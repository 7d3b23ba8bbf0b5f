import type { Editor } from '@tiptap/core'
import { ToolBar, ToolButton, ToolDivider } from '#design/admin/tool-bar.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { alignments } from '../../../../editor/editor-document.ts'
import { EditorIcon } from './editor-icons.tsx'
import { useToolbarState } from './editor-state.ts'
import { StyleSelect } from './style-select.tsx'
import { colors, fonts, sizes } from './text-style-choices.ts'

type ToolbarProps = {
  readonly editor: Editor
  readonly onImage: () => void
  readonly onLink: () => void
}

/** The buttons of the editor: one stop of the Tab key, arrow keys move among them. Font, size and colour stand beside. */
export function Toolbar({ editor, onImage, onLink }: ToolbarProps) {
  const text = useText()
  const state = useToolbarState(editor)
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
    <div className="grid gap-1 rounded-t-control border border-b-0 border-field bg-sand p-1">
      <ToolBar label={text('admin-posts.toolbar')}>
        <ToolButton label={text('admin-posts.tool.bold')} on={state.isBold} onPress={() => run().toggleBold().run()}>
          <b>{text('admin-posts.tool.bold.sign')}</b>
        </ToolButton>
        <ToolButton
          label={text('admin-posts.tool.italic')}
          on={state.isItalic}
          onPress={() => run().toggleItalic().run()}
        >
          <i>I</i>
        </ToolButton>
        <ToolButton
          label={text('admin-posts.tool.underline')}
          on={state.isUnderline}
          onPress={() => run().toggleUnderline().run()}
        >
          <u>{text('admin-posts.tool.underline.sign')}</u>
        </ToolButton>
        <ToolButton
          label={text('admin-posts.tool.strike')}
          on={state.isStrike}
          onPress={() => run().toggleStrike().run()}
        >
          <s>{text('admin-posts.tool.strike.sign')}</s>
        </ToolButton>
        <ToolButton label={text('admin-posts.tool.code')} on={state.isCode} onPress={() => run().toggleCode().run()}>
          <code>{'<>'}</code>
        </ToolButton>
        <ToolDivider />
        {([1, 2, 3] as const).map((level) => (
          <ToolButton
            key={level}
            label={text('admin-posts.tool.heading', { level })}
            on={state.level === level}
            onPress={() => run().toggleHeading({ level }).run()}
          >
            {text('admin-posts.tool.heading.sign', { level })}
          </ToolButton>
        ))}
        <ToolDivider />
        <ToolButton
          label={text('admin-posts.tool.bulletList')}
          on={state.isBulletList}
          onPress={() => run().toggleBulletList().run()}
        >
          <EditorIcon name="bulletList" />
        </ToolButton>
        <ToolButton
          label={text('admin-posts.tool.orderedList')}
          on={state.isOrderedList}
          onPress={() => run().toggleOrderedList().run()}
        >
          <EditorIcon name="orderedList" />
        </ToolButton>
        <ToolButton
          label={text('admin-posts.tool.quote')}
          on={state.isBlockquote}
          onPress={() => run().toggleBlockquote().run()}
        >
          <EditorIcon name="quote" />
        </ToolButton>
        <ToolButton
          label={text('admin-posts.tool.codeBlock')}
          on={state.isCodeBlock}
          onPress={() => run().toggleCodeBlock().run()}
        >
          <EditorIcon name="codeBlock" />
        </ToolButton>
        <ToolDivider />
        {alignments.map((align) => (
          <ToolButton
            key={align}
            label={text(`admin-posts.tool.align.${align}`)}
            on={state.align === align}
            onPress={() => {
              const textAlign = state.align === align || align === 'left' ? null : align
              run().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
            }}
          >
            <EditorIcon name={align} />
          </ToolButton>
        ))}
        <ToolDivider />
        <ToolButton label={text('admin-posts.tool.image')} on={state.isImage} onPress={onImage}>
          <EditorIcon name="image" />
        </ToolButton>
        <ToolButton label={text('admin-posts.tool.link')} on={state.isLink} onPress={onLink}>
          <EditorIcon name="link" />
        </ToolButton>
        <ToolButton label={text('admin-posts.tool.undo')} disabled={!state.canUndo} onPress={() => run().undo().run()}>
          <EditorIcon name="undo" />
        </ToolButton>
        <ToolButton label={text('admin-posts.tool.redo')} disabled={!state.canRedo} onPress={() => run().redo().run()}>
          <EditorIcon name="redo" />
        </ToolButton>
      </ToolBar>
      <div className="flex flex-wrap gap-1">
        <StyleSelect
          label={text('admin-posts.font')}
          usual={text('admin-posts.font')}
          choices={fonts}
          value={state.font}
          onChange={(value) => style('fontFamily', value)}
        />
        <StyleSelect
          label={text('admin-posts.size')}
          usual={text('admin-posts.size')}
          choices={sizes}
          value={state.size}
          onChange={(value) => style('fontSize', value)}
        />
        <StyleSelect
          label={text('admin-posts.color')}
          usual={text('admin-posts.color')}
          choices={colors}
          value={state.color}
          onChange={(value) => style('color', value)}
        />
      </div>
    </div>
  )
}
