import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { LeadTrack } from '../../lead.ts'
import type { SavedView } from '../../saved-view.ts'
import { savedViewsQuery, viewsRoot } from './lead-queries.ts'

type SavedViewDialogProps = {
  readonly track: LeadTrack
  /** What the list is asked now. */
  readonly query: string
  /** The view that is open, if it may be changed; null saves a new one. */
  readonly view: SavedView | null
  readonly onClose: () => void
  /** Opens a view; null opens none. */
  readonly onOpen: (view: SavedView | null) => void
}

/** Saves what the list is asked as a view, a new one or the one that is open, names and shares it, or removes it. */
export function SavedViewDialog({ track, query, view, onClose, onOpen }: SavedViewDialogProps) {
  const text = useText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isRemoving, setRemoving] = useState(false)
  // Once the window has given the focus to its title: there is one thing to write.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const client = useQueryClient()
  const renew = () => client.invalidateQueries({ queryKey: savedViewsQuery(track).queryKey })
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (into: SavedView | null) => {
      const written = writtenIn(form.current)
      if (!into) return sendJson<SavedView>('POST', viewsRoot, { ...written, track, query })
      // Who shares is the maker's to say.
      const { isShared, ...others } = written
      const change = { ...others, query, updatedAt: into.updatedAt, ...(into.isMine && { isShared }) }
      return sendJson<SavedView>('PATCH', `${viewsRoot}/${into.id}`, change)
    },
    onSuccess: async (saved) => {
      await renew()
      onOpen(saved)
      onClose()
      toast({ title: text('admin-leads.view.saved', { name: saved.name }) })
    },
    onError: renew,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(view)
  }
  const { faultOf, onInput } = useFaults(error)
  const failure = failureOf(error, text('shell.error.text'))
  const isMine = view?.isMine ?? true
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(view ? 'admin-leads.view.edit' : 'admin-leads.view.save')}
      closeLabel={text('shell.dialog.close')}
      footer={
        <>
          {view && view.query !== query && (
            <Button tone="secondary" loading={isPending && variables === null} onClick={() => mutate(null)}>
              {text('admin-leads.view.saveNew')}
            </Button>
          )}
          <Button type="submit" form={formId} loading={isPending && variables === view}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        <p className="text-muted">{text('admin-leads.view.text')}</p>
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin-leads.view.name')} error={faultOf('name')} required>
          <TextInput name="name" maxLength={60} autoComplete="off" defaultValue={view?.name} />
        </Field>
        <Checkbox
          name="isShared"
          defaultChecked={view?.isShared}
          disabled={!isMine}
          label={text('admin-leads.view.share')}
          hint={text('admin-leads.view.share.hint')}
        />
        {view && (
          <Button tone="quiet" size="sm" className="justify-self-start" onClick={() => setRemoving(true)}>
            {text('admin-leads.view.delete')}
          </Button>
        )}
      </form>
      {view && isRemoving && (
        <RemoveView
          view={view}
          onCancel={() => setRemoving(false)}
          onRemoved={async () => {
            await renew()
            onOpen(null)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function writtenIn(form: HTMLFormElement | null): { readonly name: string; readonly isShared: boolean } {
  const written = new FormData(form ?? undefined)
  const name = written.get('name')
  return { name: typeof name === 'string' ? name : '', isShared: written.has('isShared') }
}

type RemoveViewProps = {
  readonly view: SavedView
  readonly onCancel: () => void
  readonly onRemoved: () => Promise<void>
}

function RemoveView({ view: { id, name, isShared }, onCancel, onRemoved }: RemoveViewProps) {
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', `${viewsRoot}/${id}`, {}),
    onSuccess: async () => {
      toast({ title: text('admin-leads.view.deleted', { name }) })
      await onRemoved()
    },
    onError: (error) => {
      toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' })
      onCancel()
    },
  })
  return (
    <ConfirmDialog
      title={text('admin-leads.view.delete.confirm', { name })}
      confirmLabel={text('admin-leads.view.delete')}
      cancelLabel={text('admin.cancel')}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <p>{text(isShared ? 'admin-leads.view.delete.shared' : 'admin-leads.view.delete.text')}</p>
    </ConfirmDialog>
  )
}
