import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { languageName } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { languages } from '#kernel/language.ts'
import type { OwnNotices as Notices } from '../own-account.ts'
import { AccountPart, PartState } from './account-part.tsx'
import { NotLoaded } from './not-loaded.tsx'

const noticesQuery = () => queryOptions<Notices>({ queryKey: ['/api/admin/notices'] })

/** How one is told of one's follow-ups: on the site always, by mail each morning if one likes. */
export function OwnNotices() {
  const text = useText()
  const client = useQueryClient()
  const { data: notices, isError, refetch } = useQuery(noticesQuery())
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: Notices) => sendJson<Notices>('PUT', '/api/admin/notices', chosen),
    onSuccess: (saved) => {
      client.setQueryData(noticesQuery().queryKey, saved)
      toast({ title: text('admin.saved') })
    },
  })
  if (isError) return <NotLoaded onRetry={refetch} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { morningMail, mailLanguage } = readForm(event.currentTarget)
    mutate({
      morningMail: morningMail === 'on',
      mailLanguage: languages.find((known) => known === mailLanguage) ?? null,
    })
  }
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <AccountPart
      title={text('admin.notices.title')}
      state={
        notices && (
          <PartState>{text(notices.morningMail ? 'admin.notices.state.mail' : 'admin.notices.state.site')}</PartState>
        )
      }
    >
      <p className="text-muted">{text('admin.notices.text')}</p>
      {notices ? (
        <form onSubmit={submit} className="mt-4 grid gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <Checkbox name="morningMail" label={text('admin.notices.mail')} defaultChecked={notices.morningMail} />
          <Field label={text('admin.notices.language')} className="max-w-xs">
            <Select
              name="mailLanguage"
              defaultValue={notices.mailLanguage ?? ''}
              placeholder={text('admin.notices.language.office')}
              options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
            />
          </Field>
          <Button type="submit" tone="secondary" loading={isPending} className="justify-self-start">
            {text('admin.save')}
          </Button>
        </form>
      ) : (
        <Skeleton className="mt-4 h-24" />
      )}
    </AccountPart>
  )
}
