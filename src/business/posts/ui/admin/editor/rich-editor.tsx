import { EditorContent, useEditor, type JSONContent } from '@tiptap/react'
import { useState } from 'react'
import { ImagePicker } from '#business/media/ui/admin/image-picker.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import type { EditorNode } from '#business/markdown/editor/editor-document.ts'
import { markdownOfDocument } from '#business/markdown/editor/markdown-of-document.ts'
import { editorExtensions, holdPastedStyles } from './editor-extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import type { Editor } from '@tiptap/core'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { inLanguage } from '#kernel/in-language.ts'

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
  const editor = useEditor({
    extensions: editorExtensions(text('admin-posts.kept')),
    content: document.content?.length ? (structuredClone(document) as JSONContent) : empty,
    // The policy lets no script write a style element: what it would hold stands in editor.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(markdownOfDocument(changed.getJSON() as EditorNode)),
    editorProps: {
      transformPastedHTML: holdPastedStyles,
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
    <div className="min-w-0">
      <Toolbar
        editor={editor}
        onImage={() => setAsking(editor.isActive('image') ? 'alt' : 'image')}
        onLink={() => setAsking('link')}
      />
      <EditorContent
        editor={editor}
        className="max-h-[60dvh] min-h-64 cursor-text overflow-y-auto rounded-b-control border border-field bg-white focus-within:border-ink"
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
              .setImage({ src: image.url, alt: inLanguage(image, 'alt', language) })
              .run()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

type ImageAltDialogProps = { readonly editor: Editor; readonly onOther: () => void; readonly onClose: () => void }

/** What the selected image shows, in words; or another image in its place. */
function ImageAltDialog({ editor, onOther, onClose }: ImageAltDialogProps) {
  const text = useText()
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image')['alt'] ?? ''))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-posts.tool.image')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={480}
      footer={
        <>
          <Button tone="secondary" onClick={onOther}>
            {text('admin-posts.image.other')}
          </Button>
          <Button
            onClick={() => {
              editor.chain().focus().updateAttributes('image', { alt }).run()
              onClose()
            }}
          >
            {text('admin-posts.image.keep')}
          </Button>
        </>
      }
    >
      <Field label={text('admin-posts.image.alt')} hint={text('admin-posts.image.alt.hint')}>
        <TextInput value={alt} onChange={({ target }) => setAlt(target.value)} />
      </Field>
    </Dialog>
  )
}
