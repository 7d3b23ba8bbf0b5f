import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '#business/accounts/audit-entry.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { UndoneLeadImport } from '../../lead-import.ts'
import { leadsRoot } from './lead-queries.ts'

/** What the audit log offers below an import of customers to whoever may erase them. */
export function UndoOfLeadEntry({ entry: { id, action } }: { readonly entry: AuditEntry }) {
  const mayErase = useMe()?.may.includes('privacy.erase')
  return action === 'lead.import' && mayErase ? <UndoLeadImport id={id} /> : null
}

/** Undoes an import when it is asked to and sure, then says how many went, and which stay and why. */
function UndoLeadImport({ id }: Pick<AuditEntry, 'id'>) {
  const text = useText()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => sendJson<UndoneLeadImport>('POST', `${leadsRoot}/imports/${id}/undo`, {}),
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => !String(path).includes('/audit-log') }),
  })
  if (data) return <Undone undone={data} />
  return (
    <>
      <Button tone="secondary" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
        {text('admin-leads.import.undo')}
      </Button>
      {error && <Banner tone="error" title={reasonOf(error, text('shell.error.text'))} />}
      {isAsked && (
        <ConfirmDialog
          title={text('admin-leads.import.undo.confirm')}
          confirmLabel={text('admin-leads.import.undo')}
          cancelLabel={text('admin-leads.import.undo.keep')}
          loading={isPending}
          onConfirm={() => mutate(undefined, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        >
          {text('admin-leads.import.undo.text')}
        </ConfirmDialog>
      )}
    </>
  )
}

function Undone({ undone: { removed, notes, kept, first } }: { readonly undone: UndoneLeadImport }) {
  const text = useText()
  return (
    <Banner tone={kept > 0 ? 'info' : 'success'} title={text('admin-leads.import.undone', { count: removed })}>
      {notes > 0 && <p>{text('admin-leads.import.undone.notes', { count: notes })}</p>}
      {kept > 0 && (
        <>
          <p>{text('admin-leads.import.undone.kept', { count: kept })}</p>
          <ul className="list-disc pl-5">
            {first.map(({ id, reference, name, because }) => (
              <li key={id}>
                <Link to={`/admin/leads?lead=${id}`} className="link inline-flex min-h-11 items-center">
                  {joinWithDots([name, reference])}
                </Link>{' '}
                {text(`admin-leads.import.undone.${because}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}
