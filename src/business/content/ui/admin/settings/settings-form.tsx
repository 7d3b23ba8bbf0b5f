import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CompareVersions } from '#business/accounts/ui/compare-versions.tsx'
import { failureOf } from '#business/accounts/ui/field-errors.ts'
import { staleRecord } from '#business/accounts/ui/stale-record.ts'
import { UnsavedQuestion } from '#business/accounts/ui/unsaved-question.tsx'
import { useUnsavedWarning } from '#business/accounts/ui/use-unsaved-warning.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SettablePage } from '../../../settings/page-settings.ts'
import type { SettingRecord } from '../../../settings/setting-record.ts'
import { comparedSettings } from './compared-settings.ts'
import { FormParts } from './form-parts-view.tsx'
import { PageChoice } from './page-choice.tsx'
import { ResetSetting } from './reset-setting.tsx'
import { pageForm, settingForms } from './setting-forms.ts'
import { settingsQuery } from './setting-queries.ts'
import { SettingsFormProvider } from './settings-form-context.ts'
import { useSettingForm } from './use-setting-form.ts'

/** A group of settings to be changed: what is wrong stands beside its field, and nobody's change is overwritten unseen. */
export function SettingsForm({ record }: { record: SettingRecord }) {
  const text = useText()
  const client = useQueryClient()
  const { group } = record
  const [edited, setEdited] = useState(record)
  const [page, setPage] = useState<SettablePage>('home')
  const [tries, setTries] = useState(0)
  const box = useRef<HTMLFormElement>(null)
  const save = useMutation({
    mutationFn: ({ value, updatedAt }: Pick<SettingRecord, 'updatedAt'> & { value: unknown }) =>
      sendJson<SettingRecord>('PUT', `/api/admin/settings/${group}`, { value, updatedAt }),
    onSuccess: async (saved) => {
      begin(saved)
      toast({ title: text('admin.saved') })
      await client.invalidateQueries({ queryKey: settingsQuery().queryKey })
    },
  })
  const form = useSettingForm(group, record.value, save.error, text)
  const warning = useUnsavedWarning(form.isChanged)
  const parts = group === 'pages' ? pageForm(page) : settingForms[group]
  const current = staleRecord<SettingRecord>(save.error)

  const begin = (saved: SettingRecord) => {
    setEdited(saved)
    form.reset(saved.value)
    save.reset()
  }
  const send = (updatedAt: string | null) => save.mutate({ value: form.value, updatedAt })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.showAll()
    setTries((count) => count + 1)
    if (form.faults === 0) send(edited.updatedAt)
  }
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const failure = current ? undefined : failureOf(save.error, text('shell.error.text'))
  return (
    <SettingsFormProvider value={form}>
      <form ref={box} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        {group === 'pages' && <PageChoice page={page} onChoose={setPage} />}
        <FormParts parts={parts} />
        {failure && <Banner tone="error" title={failure} />}
        {tries > 0 && form.faults > 0 && (
          <Banner tone="error" title={text('admin-settings.faults', { count: form.faults })} />
        )}
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
          <Button type="submit" loading={save.isPending}>
            {text('admin.save')}
          </Button>
          {form.isChanged && (
            <Button tone="secondary" onClick={() => form.reset(edited.value)}>
              {text('admin-settings.undo')}
            </Button>
          )}
          {!edited.isDefault && <ResetSetting group={group} onReset={begin} />}
        </div>
      </form>
      {current && (
        <CompareVersions
          fields={comparedSettings(parts, form.value, current.value, text)}
          loading={save.isPending}
          onKeepMine={() => send(current.updatedAt)}
          onTakeTheirs={() => begin(current)}
          onClose={() => save.reset()}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </SettingsFormProvider>
  )
}
