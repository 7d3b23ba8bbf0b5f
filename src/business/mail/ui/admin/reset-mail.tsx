import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { sendJson } from '#client/send.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MailName } from '../../mail-name.ts'
import type { MailRecord } from '../../mail-record.ts'
import { mailListQuery, mailQuery, pathOf } from './mail-queries.ts'

type ResetMailProps = { readonly mail: MailName; readonly onReset: (record: MailRecord) => void }

/** Brings back the words that came with the site in both languages, once that is confirmed. */
export function ResetMail({ mail, onReset }: ResetMailProps) {
  const text = useText()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', pathOf(mail), {}),
    onSuccess: async () => {
      onReset(await client.query({ ...mailQuery(mail), staleTime: 0 }))
      toast({ title: text('admin-mail-words.reset.done') })
      await client.invalidateQueries({ queryKey: mailListQuery().queryKey })
    },
    onError: () => toast({ tone: 'error', title: text('shell.error.text') }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {text('admin-mail-words.reset')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('admin-mail-words.reset.confirm')}
          confirmLabel={text('admin-mail-words.reset')}
          cancelLabel={text('admin.cancel')}
          loading={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsking(false)}
        >
          {text('admin-mail-words.reset.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
