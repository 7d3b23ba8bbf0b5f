import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { sendJson } from '#client/send.ts'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Dialog } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ContentLanguage } from '#kernel/language.ts'
import { reasonOf, type Fault } from './field-errors.ts'
import { RecoveredDraft, type Recovery } from './kept-draft.tsx'
import { useMissingWords, type MissingField } from './missing-fields.ts'
import { isTurned, PublishFoot } from './publish-foot.tsx'
import { UnsavedQuestion, useUnsavedWarning } from './unsaved-warning.tsx'
import { useFirstFault, useRecordForm, type RecordForm } from './use-record-form.ts'

/** How records of a kind are edited: `Draft` is what is typed, `Tab` the part of the dialog that a field stands in. */
type RecordKind<Saved, Draft, Tab> = {
  /** New ones are posted here; one is put under its id. */
  readonly path: string
  /** Whose typing the browser keeps: an account. */
  readonly typist: string | undefined
  readonly blank: Draft
  readonly draftOf: (record: Saved) => Draft
  readonly bodyOf: (draft: Draft) => object
  readonly firstTab: Tab
  readonly tabOf: (field: string) => Tab
  /** The language that a field is written in; null of one that is of no language. */
  readonly languageOf: (field: string) => ContentLanguage | null
  /** What can be said at once of what the server would refuse, in its words. */
  readonly faultsOf: (draft: Draft) => readonly Fault[]
  /** What messages say. */
  readonly words: Readonly<Record<'created' | 'updated' | 'createFailed' | 'updateFailed', string>>
}

export type RecordDialogForm<Saved, Draft, Tab extends string> = RecordForm<Saved, Draft> & {
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  readonly faultsIn: (tab: Tab) => number
  /** The fields without which it can't be published. */
  readonly missing: readonly MissingField<Tab>[]
  /** Whether visitors see what is stored. */
  readonly isPublished: boolean
  /** Saves it for visitors to see, or as a draft. */
  readonly saveAs: (isPublished: boolean) => void
}

/** What visitors see once it is published. */
type Publishable = { readonly isPublished: boolean }

/** The form of a record's dialog; `known` is the record that is edited, `begun` what a new one begins with. What is wrong brings its part to the front. */
export function useRecordDialog<
  Saved extends { readonly id: number; readonly updatedAt: string },
  Draft extends Publishable,
  Tab extends string,
>(
  { path, typist, blank, draftOf, bodyOf, firstTab, tabOf, languageOf, faultsOf, words }: RecordKind<Saved, Draft, Tab>,
  known: Saved | null,
  onSaved: () => void,
  begun?: Draft,
): RecordDialogForm<Saved, Draft, Tab> {
  const text = useText()
  const client = useQueryClient()
  const [tab, setTab] = useState(firstTab)
  const versionOf = (record: Saved) => ({ draft: draftOf(record), updatedAt: record.updatedAt })
  const form = useRecordForm<Saved, Draft>({
    known: known ? versionOf(known) : { draft: blank, updatedAt: undefined },
    begun,
    versionOf,
    keepAs: `${typist} ${path}/${known?.id ?? 'new'}`,
    save: (draft, updatedAt) =>
      known
        ? sendJson<Saved>('PUT', `${path}/${known.id}`, { ...bodyOf(draft), updatedAt })
        : sendJson<Saved>('POST', path, bodyOf(draft)),
    faultsOf,
    onSaved: async (saved) => {
      const wasOnline = known !== null && draftOf(known).isPublished
      const isOnline = draftOf(saved).isPublished
      const said = known ? words.updated : words.created
      const isSame = wasOnline === isOnline
      const description = isSame ? said : isOnline ? text('admin.online', { said }) : text('admin.unpublished')
      toast(isSame && !isOnline ? { title: text('admin.draftSaved') } : { title: text('admin.success'), description })
      onSaved()
      await client.invalidateQueries({ queryKey: [path] })
    },
    onRefused: (faults, error) => {
      // What was pressed is not what was typed: nothing of it is kept.
      form.set({ isPublished: form.base.draft.isPublished } as Partial<Draft>)
      const [first] = faults
      if (first && !faults.some((fault) => tabOf(fault.path) === tab)) setTab(() => tabOf(first.path))
      // What is found here is told by the fields, and by the foot how many there are.
      if (!error) return
      const description = reasonOf(error, known ? words.updateFailed : words.createFailed)
      toast({ title: text('admin.failure'), description, tone: 'error' })
    },
  })
  const unfit = faultsOf({ ...form.draft, isPublished: true })
  return {
    ...form,
    missing: unfit.map(({ path: field }) => ({
      tab: tabOf(field),
      language: languageOf(field),
      isWrong: isWritten(bodyOf(form.draft), field),
    })),
    tab,
    setTab: (next) => setTab(() => next),
    isPublished: form.base.draft.isPublished,
    saveAs: (isPublished) => {
      form.set({ isPublished } as Partial<Draft>)
      form.submit()
    },
    faultsIn: (which) => form.faults.filter((fault) => tabOf(fault.path) === which).length,
  }
}

type RecordDialogProps<Tab extends string> = {
  readonly form: Pick<
    RecordDialogForm<unknown, unknown, Tab>,
    | 'isUnsaved'
    | 'isSaving'
    | 'isPublished'
    | 'saveAs'
    | 'refusals'
    | 'faults'
    | 'tab'
    | 'setTab'
    | 'faultsIn'
    | 'missing'
    | keyof Recovery
  >
  readonly title: string
  /** The parts of the form, in order. */
  readonly tabs: readonly { readonly value: Tab; readonly label: string; readonly fields: ReactNode }[]
  /** Names them together. */
  readonly tabsLabel: string
  /** Pixels. */
  readonly maxWidth: number
  readonly onClose: () => void
  /** What publishing it does beside, for one that lacks nothing. */
  readonly note?: string | undefined
  /** One's own version beside somebody else's, when there is one. */
  readonly comparison: ReactNode
}

/** A window in which a record is written, in parts; it closes unasked only where nothing is lost. */
export function RecordDialog<Tab extends string>(props: RecordDialogProps<Tab>) {
  const { form, title, tabs, tabsLabel, maxWidth, onClose, note, comparison } = props
  const text = useText()
  const formId = useId()
  const box = useFirstFault(form.refusals)
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving, form.discard)
  const wrong = tabs.filter(({ value }) => form.faultsIn(value) > 0)
  const toFill = useMissingWords(form.missing, tabs)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.saveAs(isTurned(event) !== form.isPublished)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && warning.leave(onClose)}
      title={<span className="max-sm:line-clamp-1">{title}</span>}
      closeLabel={text('shell.dialog.close')}
      maxWidth={maxWidth}
      isTall
      footer={
        <>
          <p
            role="status"
            className={`text-sm empty:hidden sm:mr-auto sm:self-center ${wrong.length > 0 ? 'font-semibold text-clay-deep max-sm:order-last' : 'text-muted'}`}
          >
            {wrong.length > 0
              ? text('admin.toCorrect', {
                  count: form.faults.length,
                  where: wrong.map(({ label }) => label).join(', '),
                })
              : toFill || (!form.isPublished && note)}
          </p>
          <PublishFoot
            form={formId}
            isPublished={form.isPublished}
            isReady={form.missing.length === 0}
            loading={form.isSaving}
            onCancel={() => warning.leave(onClose)}
          />
        </>
      }
    >
      <form ref={box} id={formId} onSubmit={submit} noValidate>
        <div className="mb-8 empty:hidden">
          <RecoveredDraft form={form} />
        </div>
        <Tabs
          value={form.tab}
          onChange={form.setTab}
          label={tabsLabel}
          className="[&>[role=tablist]]:sticky [&>[role=tablist]]:-top-5 [&>[role=tablist]]:z-2 [&>[role=tablist]]:-mt-5 [&>[role=tablist]]:bg-white [&>[role=tablist]]:pt-2"
          tabs={tabs.map(({ value, label }) => ({
            value,
            label,
            invalid: form.faultsIn(value) > 0 ? text('admin.hasError') : undefined,
          }))}
        >
          {tabs.map(({ value, fields }) => (
            <TabPanel key={value} value={value} keep>
              {fields}
            </TabPanel>
          ))}
        </Tabs>
      </form>
      {comparison}
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}

/** Whether anything stands in the field at a path of what is sent. */
function isWritten(body: object, path: string): boolean {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], body)
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
