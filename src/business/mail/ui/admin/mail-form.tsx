import { SaveBar } from '#business/accounts/ui/save-bar.tsx'
import { useQueryClient, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { sendJson } from '#client/send.ts'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { errorOf, failureOf, reasonOf } from '#design/form/field-errors.ts'
import { RecoveredDraft } from '#design/form/kept-draft.tsx'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatLocalMoment, languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { languageTable, languages, type Language } from '#kernel/language.ts'
import type { MailPart, MailName } from '../../mail-name.ts'
import type { MailPartRecord, MailRecord, MailWords } from '../../mail-record.ts'
import { MailFrame } from './mail-frame.tsx'
import { ResetMail } from './reset-mail.tsx'
import { useMailPreview } from './use-mail-preview.ts'
import { comparedWords, mailListQuery, mailQuery, pathOf, wholeWords } from './mail-queries.ts'
import { Disclosure } from '#design/disclosure.tsx'
import { toast } from '#design/toast.ts'
import { useRecordForm } from '#design/form/use-record-form.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import type { Text } from '#i18n/text.ts'
import { useMe } from '#business/accounts/ui/me.tsx'

const views = ['write', 'preview'] as const

const versionOf = (record: MailRecord) => ({ draft: wholeWords(record), updatedAt: record.updatedAt })

/** A mail's words to be changed in both languages, and beside them the mail; nobody's change is overwritten unseen. */
export function MailForm({ record }: { record: MailRecord }) {
  const text = useText()
  const { mail, parts } = record
  const [language, setLanguage] = useState<Language>(text.language)
  const [view, setView] = useState<(typeof views)[number]>('write')
  const [refusals, setRefusals] = useState(0)
  const box = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const me = useMe()
  const form = useRecordForm<MailRecord, MailWords>({
    known: versionOf(record),
    versionOf,
    keepAs: `${me?.id} ${pathOf(mail)}`,
    save: (words, updatedAt) => sendJson<MailRecord>('PUT', pathOf(mail), { words, updatedAt }),
    faultsOf: () => [],
    onSaved: async (saved) => {
      begin(saved)
      toast({ title: text('admin.saved') })
      await client.invalidateQueries({ queryKey: mailListQuery().queryKey })
    },
    onRefused: ([first]) => {
      const refused = languages.find((its) => first?.path.startsWith(`words.${its}.`))
      if (!refused) return
      setView('write')
      setLanguage(refused)
      setRefusals((count) => count + 1)
    },
  })
  const [edited, setEdited] = useState(record)
  const begin = (saved: MailRecord) => {
    client.setQueryData(mailQuery(saved.mail).queryKey, saved)
    setEdited(saved)
    form.begin(versionOf(saved))
  }
  const { draft: words, theirs: current } = form
  const { preview, error, refetch } = useMailPreview(mail, words, language)
  const warning = useUnsavedWarning(form.isUnsaved, form.discard)
  const failure = failureOf(form.error, text('shell.error.text'))
  const faultOf = (its: Language, part: string) =>
    form.faultOf(`words.${its}.${part}`) ?? errorOf(error, `words.${its}.${part}`)
  const isWrong = (its: Language) => parts.some(({ part }) => faultOf(its, part))
  const write = (its: Language, part: MailPart, written: string) =>
    form.set((was) => ({ ...was, [its]: { ...was[its], [part]: written } }), `words.${its}.${part}`)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const isOwn = languages.some((its) => Object.keys(edited.words[its]).length > 0)
  return (
    <Tabs
      label={text('admin-mail-words.views')}
      value={view}
      onChange={setView}
      tabs={views.map((value) => ({ value, label: text(`admin-mail-words.${value}`) }))}
      // Where there is room for both, both are there.
      className="grid-cols-[minmax(0,1fr)] items-start xl:grid-cols-2 xl:gap-6 xl:[&>:first-child]:hidden max-xl:[&>:first-child]:sticky max-xl:[&>:first-child]:top-0 max-xl:[&>:first-child]:z-10 max-xl:[&>:first-child]:bg-sand"
    >
      <TabPanel value="write" keep className="xl:block!">
        <form ref={box} tabIndex={-1} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 outline-none">
          <RecoveredDraft form={form} />
          <Card>
            <Tabs
              label={text('shell.language.label')}
              value={language}
              onChange={setLanguage}
              tabs={languages.map((value) => ({
                value,
                label: languageTable[value].name,
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
                    onChange={(written) => write(language, part.part, written)}
                    error={faultOf(language, part.part)}
                  />
                ))}
              </TabPanel>
            </Tabs>
            <p className="mt-5 text-sm text-muted">
              {edited.updatedAt
                ? text('admin-mail-words.version', {
                    moment: formatLocalMoment(new Date(edited.updatedAt), text.language),
                    version: edited.version,
                  })
                : text('admin-mail-words.untouched')}
            </p>
          </Card>
          {failure && <Banner tone="error" title={failure} />}
          <SaveBar isUnsaved={form.isUnsaved} isSaving={form.isSaving} onUndo={() => form.begin()}>
            {isOwn && <ResetMail mail={mail} onReset={begin} />}
          </SaveBar>
        </form>
      </TabPanel>
      <TabPanel value="preview" keep className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:sticky xl:top-6 xl:grid!">
        <MailPreviewCard preview={preview} error={error} refetch={refetch} language={language} />
        <SendTest mail={mail} words={words} language={language} />
      </TabPanel>
      {current && (
        <CompareVersions
          fields={comparedWords(words, current, text)}
          loading={form.isSaving}
          onKeepMine={() => form.submit(current.updatedAt)}
          onTakeTheirs={() => begin(current)}
          onClose={form.dismissTheirs}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </Tabs>
  )
}

type MailPreviewCardProps = Pick<ReturnType<typeof useMailPreview>, 'preview' | 'error' | 'refetch'> & {
  readonly language: Language
}

/** Without a control in it, what is long scrolls by keyboard only where it can have the focus. */
const reachable = { tabIndex: 0 }

/** A mail as its reader would have it: the subject, the mail itself in a frame where nothing runs, and its plain text. */
function MailPreviewCard({ preview, error, refetch, language }: MailPreviewCardProps) {
  const text = useText()
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{text('admin-mail-words.preview')}</h2>
      <p className="text-sm text-muted">{text('admin-mail-words.preview.text')}</p>
      {error && !failure && <p className="text-sm font-medium text-clay">{text('admin-mail-words.preview.waits')}</p>}
      {failure && (
        <p className="flex flex-wrap items-center gap-3 text-sm font-medium text-clay">
          {failure}
          <Button tone="secondary" size="sm" onClick={() => void refetch()}>
            {text('shell.error.retry')}
          </Button>
        </p>
      )}
      {!preview && !error && <Skeleton className="h-96" />}
      {preview && (
        <>
          <p className="wrap-anywhere">
            <span className="text-sm text-muted">{text('admin-mail-words.part.subject')}</span>
            <br />
            <b lang={language}>{preview.subject}</b>
          </p>
          <MailFrame html={preview.html} title={text('admin-mail-words.preview')} />
          <Disclosure look="plain" summary={text('admin-mail-words.plainText')}>
            <pre
              {...reachable}
              lang={language}
              className="max-h-96 overflow-auto rounded-control border border-line bg-sand p-3 text-sm whitespace-pre-wrap"
            >
              {preview.text}
            </pre>
          </Disclosure>
        </>
      )}
    </Card>
  )
}

type PartFieldProps = {
  readonly record: MailPartRecord
  readonly language: Language
  readonly value: string
  readonly onChange: (written: string) => void
  /** In words. */
  readonly error: string | undefined
}

/** A part of a mail: what may stand in braces there, what is wrong with it, and the way back to the original. */
function PartField({ record, language, value, onChange, error }: PartFieldProps) {
  const text = useText()
  const { part, kind, isOptional, original } = record
  const label = text(`admin-mail-words.part.${part}`)
  const missing = record.required.filter((name) => !value.includes(`{${name}`))
  const fault =
    error && missing.length > 0 ? text('admin-mail-words.error.missing', { names: inBraces(missing) }) : error
  const Control = kind === 'line' ? TextInput : TextArea
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={label} hint={hintOf(record, text)} error={fault} required={!isOptional}>
        <Control
          lang={language}
          autoComplete="off"
          value={value}
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
          {...(kind === 'text' && { rows: 3 })}
        />
      </Field>
      {value !== original[language] && (
        <div className="grid justify-items-start rounded-control bg-sand-2 px-3 pt-2 text-sm">
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="text-muted">{text('admin-mail-words.original')}</span>{' '}
            <span lang={language}>{original[language]}</span>
          </p>
          <Button
            tone="quiet"
            size="sm"
            className="-ml-3"
            aria-label={text('admin-mail-words.restoreOf', { part: label })}
            onClick={() => onChange(original[language])}
          >
            {text('admin-mail-words.restore')}
          </Button>
        </div>
      )}
    </div>
  )
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function hintOf({ placeholders, required, isOptional }: MailPartRecord, text: Text): string | undefined {
  const free = placeholders.filter((name) => !required.includes(name))
  const told = [
    required.length > 0 && text('admin-mail-words.required', { count: required.length, names: inBraces(required) }),
    free.length > 0 && text('admin-mail-words.possible', { count: free.length, names: inBraces(free) }),
    isOptional && text('admin-mail-words.optional'),
  ]
  return told.filter((line) => line !== false).join(' ') || undefined
}

type SendTestProps = { readonly mail: MailName; readonly words: MailWords; readonly language: Language }

/** Sends what is being written, saved or not, to one's own address. */
function SendTest({ mail, words, language }: SendTestProps) {
  const text = useText()
  const me = useMe()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<{ to: string }>('POST', `${pathOf(mail)}/test`, { words, language }),
    onSuccess: ({ to }) => toast({ title: text('admin-mail-words.test.sent', { to }) }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  return (
    <div className="grid gap-2">
      <Button tone="secondary" icon="mail" className="justify-self-start" loading={isPending} onClick={() => mutate()}>
        {text('admin-mail-words.test', { language: languageInSentence(language, text.language) })}
      </Button>
      <p className="text-sm wrap-anywhere text-muted">
        {text('admin-mail-words.test.text', { email: me?.email ?? '' })}
      </p>
    </div>
  )
}
