import { EditorContent, useEditor, type JSONContent } from '@tiptap/react'
import { useRef, useState } from 'react'
import { ImagePicker } from '#business/media/ui/admin/image-picker.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import { type EditorNode, alignments, keptTags, textStyles } from '../../../editor/editor-document.ts'
import { markdownOfDocument } from '../../../editor/markdown-of-document.ts'
import { LinkDialog } from './link-dialog.tsx'
import { tableExtensions } from './editor-table.ts'
import { pastedStyle, readPasted } from './pasted-markup.ts'
import { Toolbar } from './toolbar.tsx'
import { type Editor, Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { applyDeferredStyles } from '#design/apply-deferred-styles.ts'
import { deferStyles } from '#design/deferred-styles.ts'
import { isLinkTarget } from '../../../editor/link-target.ts'
import { safeStyle } from '../../../markup/safe-style.ts'

type RichEditorProps = {
  /** What it begins with. */
  readonly document: EditorNode
  /** Of the text that is written. */
  readonly language: Language
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  /** With every change: all of it, as Markdown. */
  readonly onChange: (markdown: string) => void
}

const empty = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Writes a body as readers will see it. */
export default function RichEditor({ document, language, labelledBy, describedBy, onChange }: RichEditorProps) {
  const text = useText()
  const [asking, setAsking] = useState<'image' | 'alt' | 'link' | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const editor = useEditor({
    extensions: editorExtensions(text('admin-posts.kept')),
    content: document.content?.length ? (structuredClone(document) as JSONContent) : empty,
    // The policy lets no script write a style element: what it would hold stands in editor.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(markdownOfDocument(changed.getJSON() as EditorNode)),
    editorProps: {
      transformPastedHTML: readPasted,
      // In a table the Tab key goes from cell to cell.
      handleKeyDown: (_view, { altKey, key }) => {
        const button =
          altKey && key === 'F10' ? place.current?.querySelector<HTMLElement>('[role=toolbar] button') : null
        button?.focus()
        return Boolean(button)
      },
      attributes: {
        class: 'prose editor-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        lang: language,
      },
    },
  })
  const close = () => setAsking(null)
  return (
    <div ref={place} className="min-w-0">
      <Toolbar
        editor={editor}
        onImage={() => setAsking(editor.isActive('image') ? 'alt' : 'image')}
        onLink={() => setAsking('link')}
      />
      <EditorContent
        editor={editor}
        className="min-h-64 cursor-text rounded-b-control border border-field bg-white focus-within:border-ink"
        onClick={() => editor.isFocused || editor.commands.focus()}
      />
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'alt' && <ImageAltDialog editor={editor} onOther={() => setAsking('image')} onClose={close} />}
      {asking === 'image' && (
        <ImagePicker
          onPick={(image) => {
            editor
              .chain()
              .focus()
              .setImage({ src: image.url, alt: inLanguage(image, 'alt', language), title: captionOf(editor) })
              .run()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Of the selected image; empty of none. */
const captionOf = (editor: Editor) => String(editor.getAttributes('image')['title'] ?? '')

type ImageAltDialogProps = { readonly editor: Editor; readonly onOther: () => void; readonly onClose: () => void }

/** What the selected image shows, in words, and its caption; or another image in its place. */
function ImageAltDialog({ editor, onOther, onClose }: ImageAltDialogProps) {
  const text = useText()
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image')['alt'] ?? ''))
  const [caption, setCaption] = useState(() => captionOf(editor))
  const keep = () =>
    editor
      .chain()
      .focus()
      .updateAttributes('image', { alt, title: caption.trim() || null })
      .run()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-posts.tool.image')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={480}
      footer={
        <>
          <Button
            tone="secondary"
            onClick={() => {
              keep()
              onOther()
            }}
          >
            {text('admin-posts.image.other')}
          </Button>
          <Button
            onClick={() => {
              keep()
              onClose()
            }}
          >
            {text('admin-posts.image.keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label={text('admin-posts.image.alt')} hint={text('admin-posts.image.alt.hint')}>
          <TextInput value={alt} onChange={({ target }) => setAlt(target.value)} />
        </Field>
        <Field
          label={text('admin-posts.image.caption')}
          hint={text('admin-posts.image.caption.hint')}
          note={text('admin.optional')}
        >
          <TextInput value={caption} onChange={({ target }) => setCaption(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

/** How a paragraph or heading is aligned. */
const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => alignments.find((known) => known === pastedStyle(element, 'text-align')) ?? null,
            renderHTML: ({ textAlign }) => (typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {}),
          },
        },
      },
    ]
  },
})

const ownStyle = 'data-text-style'

/** Colour, font and size of a selection. Pasted from elsewhere, none of it comes along. */
const TextStyle = Mark.create({
  name: 'textStyle',
  priority: 101,
  addAttributes() {
    return Object.fromEntries(
      Object.entries(textStyles).map(([name, property]) => [
        name,
        {
          default: null,
          parseHTML: (element: HTMLElement) => pastedStyle(element, property) || null,
          renderHTML: () => ({}),
        },
      ]),
    )
  },
  parseHTML: () => [{ tag: `span[${ownStyle}]` }],
  renderHTML({ mark, HTMLAttributes }) {
    const declarations = Object.entries(textStyles).flatMap(([name, property]) => {
      const value: unknown = mark.attrs[name]
      return typeof value === 'string' ? [`${property}: ${value}`] : []
    })
    return ['span', mergeAttributes(HTMLAttributes, { [ownStyle]: '', style: safeStyle(declarations.join('; ')) }), 0]
  },
})

/** Elements within a line that have no button, such as an index: shown and kept. */
const Tagged = Mark.create({
  name: 'tagged',
  excludes: '',
  addAttributes: () => ({ tag: { default: 'sub', renderHTML: () => ({}) } }),
  parseHTML: () => keptTags.map((tag) => ({ tag, attrs: { tag } })),
  renderHTML: ({ mark }) => [keptTags.find((tag) => tag === mark.attrs['tag']) ?? 'span', 0],
})

/** Markdown that the editor has no form for. It is shown as readers see it, and goes only with what is selected around it. */
const keptBlock = (label: string) =>
  Node.create({
    name: 'kept',
    group: 'kept',
    atom: true,
    // What is typed after a click on it would take its place.
    selectable: false,
    addAttributes: () => ({ source: { default: '' }, html: { default: '' } }),
    renderHTML: () => ['div', { class: 'kept-block' }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        dom.className = 'kept-block'
        dom.contentEditable = 'false'
        const name = dom.appendChild(document.createElement('p'))
        name.className = 'kept-block-name'
        name.textContent = label
        // As the server sanitised it: nothing else can put one of these into the document.
        const kept = dom.appendChild(document.createElement('div'))
        kept.innerHTML = deferStyles(String(node.attrs['html']))
        applyDeferredStyles(kept)
        return { dom }
      },
  })

const Document = Node.create({ name: 'doc', topNode: true, content: '(block | kept)+' })

/** Everything that the editor of posts can do; `keptLabel` names what it shows but can't change. */
function editorExtensions(keptLabel: string) {
  return [
    Document,
    StarterKit.configure({
      document: false,
      code: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url) => isLinkTarget(url),
      },
    }),
    Code.extend({ excludes: '' }),
    Image.extend({
      parseHTML: () => [{ tag: 'img[src^="/media/"]' }, { tag: 'img[src^="/pictures/"]' }],
    }).configure({ inline: true }),
    TextAlign,
    TextStyle,
    Tagged,
    keptBlock(keptLabel),
    ...tableExtensions,
  ]
}
