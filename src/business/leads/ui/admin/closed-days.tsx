import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, type SubmitEvent } from 'react'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import type { ClosedDay } from '#business/company/closed-day.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import type { Country } from '#kernel/country.ts'
import { showChangedCalendar } from './calendar-queries.ts'

type ClosedDaysProps = { readonly country: Country; readonly closedDays: readonly ClosedDay[] }

/** The days on which a country's office is closed, to be added to and opened again. */
export function ClosedDays({ country, closedDays }: ClosedDaysProps) {
  const { contacts } = useCompany()
  const text = useText()
  const client = useQueryClient()
  const titleId = useId()
  const onSuccess = async () => {
    toast({ title: text('admin.saved') })
    await showChangedCalendar(client)
  }
  const close = useMutation({
    mutationFn: ({ form }: { form: HTMLFormElement }) =>
      sendJson<ClosedDay>('POST', '/api/admin/closed-days', { country, ...readForm(form) }),
    onSuccess: async (_, { form }) => {
      form.reset()
      await onSuccess()
    },
  })
  const reopen = useMutation({
    mutationFn: (id: number) => sendJson<undefined>('DELETE', `/api/admin/closed-days/${id}`, {}),
    onSuccess,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    close.mutate({ form: event.currentTarget })
  }
  const failure = failureOf(close.error ?? reopen.error, text('shell.error.text'))
  return (
    <section aria-labelledby={titleId}>
      <Disclosure
        summary={
          <span id={titleId} className="flex flex-wrap items-baseline gap-x-3">
            {text('admin-calendar.closedDays', { country: contacts[country].name[text.language] })}
            <span className="text-sm font-normal text-muted">
              {closedDays[0]
                ? joinWithDots([formatLongDate(closedDays[0].date, text.language), closedDays[0].name])
                : text('admin-calendar.closedDays.none')}
            </span>
          </span>
        }
      >
        <div className="grid gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <form onSubmit={submit} noValidate className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
            <Field label={text('admin-calendar.date')} error={errorOf(close.error, 'date')} required>
              <TextInput name="date" type="date" />
            </Field>
            <Field label={text('admin-calendar.closed.name')} error={errorOf(close.error, 'name')} required>
              <TextInput name="name" maxLength={100} autoComplete="off" />
            </Field>
            <Button type="submit" tone="secondary" loading={close.isPending} className="sm:mt-7">
              {text('admin-calendar.close')}
            </Button>
          </form>
          <ul className="divide-y divide-line">
            {closedDays.map(({ id, date, name }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <strong>{formatLongDate(date, text.language)}</strong> {name}
                </span>
                <Button
                  tone="secondary"
                  size="sm"
                  disabled={reopen.isPending}
                  aria-label={text('admin-calendar.reopenOf', { name })}
                  onClick={() => reopen.mutate(id)}
                >
                  {text('admin-calendar.reopen')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </Disclosure>
    </section>
  )
}
