import { useId, type ReactNode, type SubmitEvent } from 'react'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { UnsavedQuestion, useUnsavedWarning } from './unsaved-warning.tsx'
import type { RecordForm } from './use-record-form.ts'

export type RecordDialogProps<Tab extends string> = {
  readonly form: Omit<RecordForm<unknown, never, Tab>, 'draft' | 'set' | 'theirs'>
  readonly title: string
  /** The parts of the form, in order. */
  readonly tabs: readonly { readonly value: Tab; readonly label: string; readonly fields: ReactNode }[]
  /** Names them together. */
  readonly tabsLabel: string
  /** Pixels. */
  readonly maxWidth: number
  readonly onClose: () => void
  /** One's own version beside somebody else's, when there is one. */
  readonly comparison: ReactNode
}

/** A window in which a record is written, in parts; it closes unasked only where nothing is lost. */
export function RecordDialog<Tab extends string>(props: RecordDialogProps<Tab>) {
  const { form, title, tabs, tabsLabel, maxWidth, onClose, comparison } = props
  const text = useText()
  const formId = useId()
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && warning.leave(onClose)}
      title={title}
      closeLabel={text('shell.dialog.close')}
      maxWidth={maxWidth}
      footer={
        <>
          <Button tone="secondary" onClick={() => warning.leave(onClose)}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSaving}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Tabs
          value={form.tab}
          onChange={form.setTab}
          label={tabsLabel}
          tabs={tabs.map(({ value, label }) => ({
            value,
            label,
            invalid: form.isWrong(value) ? text('admin.hasError') : undefined,
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
