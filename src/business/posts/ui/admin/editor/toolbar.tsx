import type { Editor } from '@tiptap/core'
import { ToolBar, ToolButton, ToolDivider } from '#design/admin/tool-bar.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { alignments } from '#business/markdown/editor/editor-document.ts'
import { useEditorState } from '@tiptap/react'
import { useId } from 'react'
import type { MessageKey } from '#i18n/message-contexts.ts'

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

/** Path data of the editor's buttons, on a 24 x 24 grid: the back office's own, so that no public page carries them. */
const paths = {
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4l1.5-.8V9M4 9h3M4 15.2c.6-1.3 3-.9 2.6.5C6.300 16.700 4 18 4 19h3',
  quote: 'M9.500 7C7 8 5.500 10 5.500 13v4h4.500v-4.500H7.500M18.500 7c-2.500 1-4 3-4 6v4h4.500v-4.500h-2.500',
  codeBlock: 'M8 8l-4 4 4 4M16 8l4 4-4 4M13.500 5l-3 14',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01',
  link: 'M10 14a4 4 0 0 0 6 .4l2.500-2.500a4 4 0 0 0-5.700-5.700L11.500 7.500M14 10a4 4 0 0 0-6-.4l-2.500 2.500a4 4 0 0 0 5.700 5.700l1.300-1.300',
  undo: 'M9 7L4.500 11.500 9 16M4.500 11.500H15a4.500 4.500 0 0 1 0 9h-3',
  redo: 'M15 7l4.500 4.500L15 16M19.500 11.500H9a4.500 4.500 0 0 0 0 9h3',
} as const

type EditorIconName = keyof typeof paths

/** An icon of the editor, decoration beside the button's name. */
function EditorIcon({ name }: { name: EditorIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="size-5"
    >
      <path d={paths[name]} />
    </svg>
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
        align: alignments.find((known) => at.isActive({ textAlign: known })) ?? '',
        font: asText(style['fontFamily']),
        size: asText(style['fontSize']),
        color: asText(style['color']),
        canUndo: at.can().undo(),
        canRedo: at.can().redo(),
      }
    },
  })
}

type StyleSelectProps = {
  readonly label: string
  readonly choices: readonly StyleChoice[]
  /** What the selection has now; '' where it has none of its own. */
  readonly value: string
  readonly onChange: (value: string | null) => void
  /** The first choice: none of its own. */
  readonly usual: string
}

/** A property of the selected text, chosen by name. One that is not among the choices is shown as it was written. */
function StyleSelect({ label, choices, value, onChange, usual }: StyleSelectProps) {
  const text = useText()
  const id = useId()
  const isOther = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <span>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        title={label}
        onChange={({ target }) => onChange(target.value || null)}
        className="control w-auto min-w-28 text-sm"
      >
        <option value="">{usual}</option>
        {isOther && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {text(choice.name)}
          </option>
        ))}
      </select>
    </span>
  )
}

type StyleChoice = { readonly value: string; readonly name: MessageKey }

/** Faces that every device has one of. */
const fonts: readonly StyleChoice[] = [
  { value: 'Georgia, serif', name: 'admin-posts.font.serif' },
  { value: 'Arial, sans-serif', name: 'admin-posts.font.sans' },
  { value: 'Courier New, monospace', name: 'admin-posts.font.mono' },
]

/** Relative to the text around, so that a reader's own size counts. */
const sizes: readonly StyleChoice[] = [
  { value: '0.85em', name: 'admin-posts.size.small' },
  { value: '1.25em', name: 'admin-posts.size.large' },
  { value: '1.6em', name: 'admin-posts.size.larger' },
  { value: '2em', name: 'admin-posts.size.largest' },
]

/** Colours of the site that can be read on its background. */
const colors: readonly StyleChoice[] = [
  { value: '#0e6e4f', name: 'admin-posts.color.leaf' },
  { value: '#a63a24', name: 'admin-posts.color.clay' },
  { value: '#1d4f91', name: 'admin-posts.color.blue' },
  { value: '#6b3fa0', name: 'admin-posts.color.purple' },
  { value: '#8a5a00', name: 'admin-posts.color.amber' },
  { value: '#5b6770', name: 'admin-posts.color.grey' },
]
