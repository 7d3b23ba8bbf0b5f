import { SaveBar } from '#business/accounts/ui/save-bar.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CompareVersions, type ComparedField } from '#design/form/compare-versions.tsx'
import { failureOf, type Fault } from '#design/form/field-errors.ts'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import {
  type SettablePage,
  settablePageKeys,
  settablePages,
  type PageSettings,
} from '../../../settings/page-settings.ts'
import type { LookSettings } from '../../../settings/look-settings.ts'
import type { SettingRecord } from '../../../settings/setting-record.ts'
import { PageWordsNow } from './page-words-now.tsx'
import { pageForm, settingForms } from './setting-forms.ts'
import { dueSettingsQuery } from './newer-text.ts'
import { samplesQuery } from './sample-content.tsx'
import {
  settingsQuery,
  SettingsFormProvider,
  useSettingsForm,
  type SettingsFormState,
} from './settings-form-context.ts'
import type { Text } from '#i18n/text.ts'
import { FieldTabs } from '#design/form/field-tabs.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { FoldedParts } from './folded-part.tsx'
import { headingOf, titleOf, type FieldsPart, type FormPart } from './form-parts.ts'
import { LookPreview } from './look-preview.tsx'
import { settingFieldWords } from './field-words.ts'
import { parseSetting } from '../../../settings/setting-groups.ts'
import { RecoveredDraft } from '#design/form/kept-draft.tsx'
import { useRecordForm } from '#design/form/use-record-form.ts'
import { listAt, pathUnder, valueAt, withValueAt } from './value-path.ts'
import { countries, countryTable, perCountry, type Country } from '#kernel/country.ts'
import { contentField, contentLanguages, defaultContentLanguage, languageTable } from '#kernel/language.ts'
import { Card } from '#design/card.tsx'
import { FieldSet } from './field-set.tsx'
import { FieldsByLanguage } from './fields-by-language.tsx'
import { ItemList } from './item-list.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { ResetSetting } from './reset-setting.tsx'

/** A group of settings to be changed: what is wrong stands beside its field, and nobody's change is overwritten unseen. */
export function SettingsForm({ record }: { record: SettingRecord }) {
  const text = useText()
  const client = useQueryClient()
  const me = useMe()
  const { group } = record
  const [edited, setEdited] = useState(record)
  const [page, setPage] = useState<SettablePage>('home')
  const [tries, setTries] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLFormElement>(null)
  const faultsOf = (value: unknown): readonly Fault[] => {
    const parsed = parseSetting(group, value)
    const errors = parsed.ok ? [] : (parsed.problem.errors ?? [])
    return errors.map((error) => ({ path: error.path, message: text(settingFieldWords(error)) }))
  }
  const form = useRecordForm<SettingRecord, unknown>({
    known: versionOf(record),
    versionOf,
    keepAs: `${me?.id} settings/${group}`,
    save: (value, updatedAt) => sendJson<SettingRecord>('PUT', `/api/admin/settings/${group}`, { value, updatedAt }),
    faultsOf,
    onSaved: async (saved) => {
      begin(saved)
      toast({ title: text('admin.saved') })
      // What was written anew is no sample any more.
      await client.invalidateQueries({ queryKey: samplesQuery().queryKey })
      await client.invalidateQueries({ queryKey: settingsQuery().queryKey })
      await client.invalidateQueries({ queryKey: dueSettingsQuery().queryKey })
    },
  })
  const { draft: value, theirs: current } = form
  const warning = useUnsavedWarning(form.isUnsaved, form.discard)
  const parts = group === 'pages' ? pageForm(page) : settingForms[group]
  // What is wrong by the schema that the server reads with is told at once, of fields that were left.
  const found = faultsOf(value)

  const begin = (saved = edited) => {
    setEdited(saved)
    setLeft(new Set())
    setTries(0)
    form.begin(versionOf(saved))
  }
  const under = (path: string) => (path === '' ? group : `${group}.${path}`)
  const fields: SettingsFormState = {
    value,
    change: (path, changed) => form.set((was) => withValueAt(was, path, changed), under(path)),
    leave: (path) => setLeft((was) => new Set([...was, path])),
    errorAt: (path) => {
      const at = under(path)
      const own = found.find((fault) => fault.path === at || isLine(fault.path, at))
      if (own && (tries > 0 || left.has(path))) return own.message
      return form.error ? form.faults.find((fault) => fault.path === at)?.message : undefined
    },
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTries((count) => count + 1)
    form.submit()
  }
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const failure = failureOf(form.error, text('shell.error.text'))
  return (
    <SettingsFormProvider value={fields}>
      <form ref={box} tabIndex={-1} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 outline-none">
        <RecoveredDraft form={form} />
        {group === 'pages' && <PageChoice page={page} onChoose={setPage} />}
        {group === 'pages' && <PageWordsNow page={page} savedAt={edited.updatedAt} />}
        {group === 'look' ? (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <FormParts parts={parts} />
            <LookPreview
              saved={edited.value as LookSettings}
              draft={value as LookSettings}
              isUnsaved={form.isUnsaved}
            />
          </div>
        ) : (
          <PartsByCountry
            parts={parts}
            invalid={tries > 0 ? countriesAt(found, group) : countriesAt(form.faults, group)}
          />
        )}
        {failure && <Banner tone="error" title={failure} />}
        {tries > 0 && found.length > 0 && (
          <Banner tone="error" title={text('admin-settings.faults', { count: found.length })} />
        )}
        <SaveBar isUnsaved={form.isUnsaved} isSaving={form.isSaving} onUndo={() => begin()}>
          {!edited.isDefault && <ResetSetting group={group} onReset={begin} />}
        </SaveBar>
      </form>
      {current && (
        <CompareVersions
          fields={comparedSettings(parts, value, current.value, text)}
          loading={form.isSaving}
          onKeepMine={() => form.submit(current.updatedAt)}
          onTakeTheirs={() => begin(current)}
          onClose={form.dismissTheirs}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </SettingsFormProvider>
  )
}

const versionOf = ({ value, updatedAt }: SettingRecord) => ({ draft: value as unknown, updatedAt })

/** A text of a list that is one field. */
function isLine(path: string, list: string): boolean {
  return path.startsWith(`${list}.`) && /^\d+$/.test(path.slice(list.length + 1))
}

const written = (value: unknown) => {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Every field of a form with what two versions say there. */
function comparedSettings(parts: readonly FormPart[], mine: unknown, theirs: unknown, text: Text) {
  const compared = (part: FormPart, path: string, place: string): ComparedField[] =>
    part.fields.flatMap(({ name, label, isTwin }) =>
      (isTwin ? contentLanguages : [defaultContentLanguage]).map((language) => {
        const at = pathUnder(path, contentField(name, language))
        return {
          label: [place, text(label), isTwin ? languageTable[language].name : '']
            .filter((word) => word !== '')
            .join(' · '),
          mine: written(valueAt(mine, at)),
          theirs: written(valueAt(theirs, at)),
        }
      }),
    )
  return parts.flatMap((part) => {
    const title = headingOf(part, text)
    if (part.kind === 'fields') return compared(part, part.path, title)
    const most = Math.max(listAt(mine, part.path).length, listAt(theirs, part.path).length)
    return Array.from({ length: most }, (_, index) => {
      const place = [title, text(part.item, { number: index + 1 })].filter((word) => word !== '').join(' · ')
      return compared(part, pathUnder(part.path, index), place)
    }).flat()
  })
}

/** The countries whose fields these faults are of. */
const countriesAt = (faults: readonly Fault[], group: string) =>
  countries.filter((country) => faults.some(({ path }) => path.startsWith(`${group}.${country}.`)))

/** Long forms that are the same for each country show one at a time. */
function PartsByCountry({ parts, invalid }: { parts: readonly FormPart[]; invalid: readonly Country[] }) {
  const text = useText()
  const isLong = parts.some(({ kind }) => kind === 'list') && parts.every(({ country }) => country)
  if (!isLong) return <FormParts parts={parts} />
  return (
    <FieldTabs
      label={text('admin-settings.group.countries')}
      names={perCountry((country) => countryTable[country].name[text.language])}
      invalid={invalid}
      invalidLabel={text('admin.hasError')}
    >
      {(country) => (
        <div className="grid grid-cols-1 gap-5">
          <FormParts parts={parts.filter((part) => part.country === country)} isUnderCountry />
        </div>
      )}
    </FieldTabs>
  )
}

type FormPartsProps = {
  readonly parts: readonly FormPart[]
  /** Their country is named above them. */
  readonly isUnderCountry?: boolean
}

/** The parts of a form, each under its title. */
function FormParts({ parts, isUnderCountry = false }: FormPartsProps) {
  const text = useText()
  const folded = parts.filter((part) => part.kind === 'fields' && part.isFolded) as FieldsPart[]
  const open = parts.filter((part) => part.kind === 'list' || !part.isFolded)
  const shown = open.map((part) => {
    const heading = isUnderCountry ? titleOf(part, text) : headingOf(part, text)
    const body = part.kind === 'fields' ? <PartBody part={part} /> : <ItemList part={part} />
    const key = `${part.path} ${part.title}`
    if (part.kind === 'list' && !heading) return <div key={key}>{body}</div>
    return (
      <Card key={key} className="grid grid-cols-1 gap-4">
        {heading && <h2 className="text-xl">{heading}</h2>}
        {body}
      </Card>
    )
  })
  return (
    <>
      {folded.length > 0 && <FoldedParts parts={folded} titleOf={(part) => headingOf(part, text)} bodyOf={partBody} />}
      {shown}
    </>
  )
}

const partBody = (part: FieldsPart) => <PartBody part={part} />

function PartBody({ part }: { readonly part: FieldsPart }) {
  const text = useText()
  return (
    <>
      {part.intro && <p className="max-w-3xl text-sm whitespace-pre-line text-muted">{text(part.intro)}</p>}
      {part.isByLanguage ? <FieldsByLanguage part={part} /> : <FieldSet path={part.path} fields={part.fields} />}
    </>
  )
}

type PageChoiceProps = { readonly page: SettablePage; readonly onChoose: (page: SettablePage) => void }

/** Which page's words are edited; those that were changed are marked. */
function PageChoice({ page, onChoose }: PageChoiceProps) {
  const text = useText()
  const { value } = useSettingsForm()
  const options = settablePageKeys.map((key) => {
    const words = Object.values((valueAt(value, key) ?? {}) as PageSettings['home'] & object)
    const mark = words.some((its) => Object.values(its).some((word) => word !== '')) ? ' *' : ''
    return { value: key, label: `${text(`admin-settings.page.${key}`)} (${settablePages[key]})${mark}` }
  })
  const choose = (chosen: string) => {
    const known = settablePageKeys.find((key) => key === chosen)
    if (known) onChoose(known)
  }
  return (
    <Field label={text('admin-settings.page')} hint={text('admin-settings.page.hint')} className="max-w-xl">
      <Select options={options} value={page} onChange={({ target }) => choose(target.value)} />
    </Field>
  )
}
