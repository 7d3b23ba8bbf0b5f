import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'

type ImageAltDialogProps = { readonly editor: Editor; readonly onOther: () => void; readonly onClose: () => void }

/** What the selected image shows, in words; or another image in its place. */
export function ImageAltDialog({ editor, onOther, onClose }: ImageAltDialogProps) {
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
