import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agendaId, type AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { isOfToday } from '#business/accounts/ui/use-whose-work.ts'
import { sendJson } from '#client/send.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatAge } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { OutboxMail } from '../../outbox-mail.ts'

/** Mails that were given up: somebody waits for each. */
export function useMailAgenda(mails: readonly OutboxMail[] | null, now: Date): readonly AgendaItem[] {
  const text = useText()
  return (mails ?? []).map(({ id, to, name, subject, createdAt, lastError }) => ({
    key: `mail ${id}`,
    group: 'late',
    due: Date.parse(createdAt),
    when: text('admin-today.when.since', { age: formatAge(now.getTime() - Date.parse(createdAt), text.language) }),
    icon: 'mail',
    title: text('admin-today.mail.to', { to: name ?? to }),
    to: '/admin/mail?state=failed',
    detail: joinWithDots([subject, name && to, lastError]),
    actions: <SendAgain id={id} />,
  }))
}

function SendAgain({ id }: { id: string }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('POST', `/api/admin/mails/${id}/retry`, {}),
    onSuccess: () => toast({ title: text('admin-today.mail.again.done') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: async () => {
      await client.invalidateQueries({ predicate: isOfToday })
      if (document.activeElement === document.body) document.getElementById(agendaId)?.focus()
    },
  })
  return (
    <Button tone="secondary" size="sm" icon="refresh" loading={isPending} onClick={() => mutate()}>
      {text('admin-today.mail.again')}
    </Button>
  )
}
