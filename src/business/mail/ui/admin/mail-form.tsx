import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CompareVersions } from '#business/accounts/ui/compare-versions.tsx'
import { errorOf, failureOf } from '#business/accounts/ui/field-errors.ts'
import { staleRecord } from '#business/accounts/ui/stale-record.ts'
import { UnsavedQuestion } from '#business/accounts/ui/unsaved-question.tsx'
import { useUnsavedWarning } from '#business/accounts/ui/use-unsaved-warning.ts'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { languages, type Language } from '#kernel/language.ts'
import type { MailRecord } from '../../mail-record.ts'
import { MailPreviewCard } from './mail-preview-card.tsx'
import { PartField } from './part-field.tsx'
import { ResetMail } from './reset-mail.tsx'
import { SendTest } from './send-test.tsx'
import { useMailForm } from './use-mail-form.ts'
import { useMailPreview } from './use-mail-preview.ts'
import { comparedWords } from './whole-words.ts'

/** A mail's words to be changed in both languages, and beside them the mail; nobody's change is overwritten unseen. */
export function MailForm({ record }: { record: MailRecord }) {
  const text = useText()
  const { mail, parts } = record
  const [language, setLanguage] = useState<Language>(text.language)
  const [refusals, setRefusals] = useState(0)
  const box = useRef<HTMLFormElement>(null)
  const form = useMailForm(record, (refused) => {
    setLanguage(refused)
    setRefusals((count) => count + 1)
  })
  const { edited, words, save } = form
  const { preview, error, refetch } = useMailPreview(mail, words, language)
  const warning = useUnsavedWarning(form.isChanged)
  const current = staleRecord<MailRecord>(save.error)
  const failure = current ? undefined : failureOf(save.error, text('shell.error.text'))
  const faultOf = (its: Language, part: string) =>
    errorOf(save.error, `words.${its}.${part}`) ?? errorOf(error, `words.${its}.${part}`)
  const isWrong = (its: Language) => parts.some(({ part }) => faultOf(its, part))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(edited.updatedAt)
  }
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const isOwn = languages.some((its) => Object.keys(edited.words[its]).length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <form ref={box} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-sm text-muted">
          {edited.updatedAt
            ? text('admin-mail-words.version', {
                moment: formatLocalMoment(new Date(edited.updatedAt), text.language),
                version: edited.version,
              })
            : text('admin-mail-words.untouched')}
        </p>
        <Card>
          <Tabs
            label={text('shell.language.label')}
            value={language}
            onChange={setLanguage}
            tabs={languages.map((value) => ({
              value,
              label: text(`shell.language.${value}`),
              invalid: isWrong(value) ? text('admin-mail-words.wrong') : undefined,
            }))}
          >
            <TabPanel value={language} className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {parts.map((part) => (
                <PartField
                  key={part.part}
                  record={part}
                  language={language}
                  value={words[language][part.part] ?? ''}
                  onChange={(written) => form.write(language, part.part, written)}
                  error={faultOf(language, part.part)}
                />
              ))}
            </TabPanel>
          </Tabs>
        </Card>
        {failure && <Banner tone="error" title={failure} />}
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
          <Button type="submit" loading={save.isPending}>
            {text('admin.save')}
          </Button>
          {form.isChanged && (
            <Button tone="secondary" onClick={form.undo}>
              {text('admin-mail-words.undo')}
            </Button>
          )}
          {isOwn && <ResetMail mail={mail} onReset={form.begin} />}
        </div>
      </form>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:sticky xl:top-6">
        <MailPreviewCard preview={preview} error={error} refetch={refetch} language={language} />
        <SendTest mail={mail} words={words} language={language} />
      </div>
      {current && (
        <CompareVersions
          fields={comparedWords(words, current, text)}
          loading={save.isPending}
          onKeepMine={() => save.mutate(current.updatedAt)}
          onTakeTheirs={() => form.begin(current)}
          onClose={() => save.reset()}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </div>
  )
}
