import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { jobApplicationForm } from '../job-application.ts'
import { CvField } from './cv-field.tsx'
import { FormFields } from './form-fields.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { useJobForm } from './use-job-form.ts'

/** "Join our team": a visitor applies for a job, with a CV or without. */
export default function JobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { lead, cv, chooseCv } = useJobForm(() => {
    toast({ title: text('leads.job.success.title'), description: text('leads.job.success.text') })
    onClose()
  })
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text('leads.job.title')}
      lead={lead}
      words={{
        submit: text('leads.job.submit'),
        submitting: text('leads.job.submitting'),
        failed: text('leads.job.failure.kept'),
      }}
    >
      <p className="-mb-2 text-muted">{text('leads.job.intro')}</p>
      <FormFields form={jobApplicationForm} say={text}>
        <div className="sm:col-span-2">
          <CvField cv={cv} onChoose={chooseCv} />
        </div>
      </FormFields>
      <p className="text-sm text-muted">{text('leads.job.privacy')}</p>
    </LeadDialog>
  )
}
