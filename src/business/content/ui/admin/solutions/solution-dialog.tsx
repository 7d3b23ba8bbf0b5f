import type { SubmitEvent } from 'react'
import { UnsavedQuestion } from '#business/accounts/ui/unsaved-question.tsx'
import { useUnsavedWarning } from '#business/accounts/ui/use-unsaved-warning.ts'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'
import { CompareSolutions } from './compare-solutions.tsx'
import { SolutionBasicTab } from './solution-basic-tab.tsx'
import { SolutionCustomerTab } from './solution-customer-tab.tsx'
import { solutionFieldNames, tabOf, type SolutionTab } from './solution-draft.ts'
import { SolutionMediaTab } from './solution-media-tab.tsx'
import { useSolutionForm } from './use-solution-form.ts'

const formId = 'solution-form'
const tabs: readonly SolutionTab[] = ['basic', 'media', 'customer']

type SolutionDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: SolutionRecord | null
  readonly onClose: () => void
}

/** Adds a solution or changes one. */
export function SolutionDialog({ known, onClose }: SolutionDialogProps) {
  const text = useText()
  const form = useSolutionForm(known, onClose)
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  const isWrong = (tab: SolutionTab) => solutionFieldNames.some((name) => tabOf(name) === tab && form.faultOf(name))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && warning.leave(onClose)}
      title={known ? text('admin-solutions.editOf', { title: known.title }) : text('admin-solutions.add')}
      closeLabel={text('shell.toast.close')}
      maxWidth={760}
      footer={
        <>
          <Button tone="secondary" onClick={() => warning.leave(onClose)}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSaving}>
            {text('admin-solutions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Tabs
          value={form.tab}
          onChange={form.setTab}
          label={text('admin-solutions.tabs')}
          tabs={tabs.map((tab) => ({
            value: tab,
            label: text(`admin-solutions.tab.${tab}`),
            invalid: isWrong(tab) ? text('admin-solutions.hasError') : undefined,
          }))}
        >
          <TabPanel value="basic" keep>
            <SolutionBasicTab form={form} />
          </TabPanel>
          <TabPanel value="media" keep>
            <SolutionMediaTab form={form} />
          </TabPanel>
          <TabPanel value="customer" keep>
            <SolutionCustomerTab form={form} />
          </TabPanel>
        </Tabs>
      </form>
      {form.theirs && <CompareSolutions form={form} theirs={form.theirs} />}
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}
