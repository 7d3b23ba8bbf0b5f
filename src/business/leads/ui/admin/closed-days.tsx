import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { failureOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import type { ClosedDay } from '#business/company/closed-day.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import type { Country } from '#kernel/country.ts'
import type { BookingCalendar } from '../../booking-calendar.ts'
import { showChangedCalendar } from './calendar-queries.ts'

/** The days on which the office of a country is closed, to be added to and opened again. */
export function ClosedDays({ calendars }: { calendars: readonly BookingCalendar[] }) {
  const { contacts } = useCompany()
  const text = useText()
  const client = useQueryClient()
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const isMany = calendars.length > 1
  const nameOf = (country: Country) => contacts[country].name[text.language]
  const days = calendars
    .flatMap(({ country, closedDays }) => closedDays.map((day) => ({ ...day, where: isMany && nameOf(country) })))
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const [first] = days
  const onSuccess = async () => {
    toast({ title: text('admin.saved') })
    await showChangedCalendar(client)
  }
  const close = useMutation({
    mutationFn: ({ form }: { form: HTMLFormElement }) =>
      sendJson<ClosedDay>('POST', '/api/admin/closed-days', readForm(form)),
    onSuccess: async (_, { form }) => {
      form.reset()
      setTyped('')
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
  const { faultOf, onInput } = useFaults(close.error)
  const failure = failureOf(close.error ?? reopen.error, text('shell.error.text'))
  return (
    <section aria-labelledby={titleId}>
      <Disclosure
        summary={
          <span id={titleId} className="flex flex-wrap items-baseline gap-x-3">
            {text('admin-calendar.closedDays')}
            <span className="text-sm font-normal text-muted">
              {first
                ? joinWithDots([formatLongDate(first.date, text.language), first.name, first.where])
                : text('admin-calendar.closedDays.none')}
            </span>
          </span>
        }
      >
        <div className="grid gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <form
            onSubmit={submit}
            onInput={onInput}
            noValidate
            className="grid items-start gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
          >
            {isMany ? (
              <Field label={text('admin-calendar.country')}>
                <Select
                  name="country"
                  options={calendars.map(({ country }) => ({ value: country, label: nameOf(country) }))}
                />
              </Field>
            ) : (
              <input type="hidden" name="country" value={calendars[0]?.country} />
            )}
            <Field label={text('admin-calendar.date')} error={faultOf('date')} required>
              <DateInput name="date" value={typed} onChange={({ target }) => setTyped(target.value)} />
            </Field>
            <Field label={text('admin-calendar.closed.name')} error={faultOf('name')} required>
              <TextInput name="name" maxLength={100} autoComplete="off" />
            </Field>
            <Button type="submit" tone="secondary" loading={close.isPending} className="sm:mt-7">
              {text('admin-calendar.close')}
            </Button>
          </form>
          <ul className="divide-y divide-line">
            {days.map(({ id, date, name, where }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <strong>{formatLongDate(date, text.language)}</strong> {joinWithDots([name, where])}
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
