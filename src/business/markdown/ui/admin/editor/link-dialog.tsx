import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { linkTargetOf } from '../../../editor/link-target.ts'

type LinkDialogProps = { readonly editor: Editor; readonly onClose: () => void }

function selectedText({ state }: Editor): string {
  return state.doc.textBetween(state.selection.from, state.selection.to, ' ')
}

/** Puts a link around what is selected, or a new one where the cursor is. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const text = useText()
  const wasLink = editor.isActive('link')
  const [before] = useState(() => {
    if (wasLink && editor.state.selection.empty) editor.commands.extendMarkRange('link')
    return { words: selectedText(editor), href: String(editor.getAttributes('link')['href'] ?? '') }
  })
  const [words, setWords] = useState(before.words)
  const [address, setAddress] = useState(before.href)
  const href = linkTargetOf(address)
  const isFilled = words.trim() !== '' && address.trim() !== ''
  const insert = () => {
    if (href === null) return
    const chain = editor.chain().focus()
    const linked =
      words === before.words
        ? chain.setLink({ href }).setTextSelection(editor.state.selection.to)
        : chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
    // What is typed next stands behind the link.
    linked.unsetMark('link').run()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-posts.link.title')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={480}
      footer={
        <>
          {wasLink && (
            <Button
              tone="secondary"
              onClick={() => {
                editor.chain().focus().unsetLink().run()
                onClose()
              }}
            >
              {text('admin-posts.link.remove')}
            </Button>
          )}
          <Button disabled={!isFilled || href === null} onClick={insert}>
            {text('admin-posts.link.insert')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label={text('admin-posts.link.text')} required>
          <TextInput value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Field
          label={text('admin-posts.link.url')}
          hint={text('admin-posts.link.hint')}
          error={isFilled && href === null && text('admin-posts.link.invalid')}
          required
        >
          <TextInput
            value={address}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (isFilled) insert()
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
