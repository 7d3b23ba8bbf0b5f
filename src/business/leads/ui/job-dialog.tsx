import { TextArea } from '#design/text-area.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { jobErrorKey, type jobFields } from '../form-errors.ts'
import { CvField } from './cv-field.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { LeadField, type NamedField } from './lead-field.tsx'
import { PersonFields } from './person-fields.tsx'
import { useJobForm } from './use-job-form.ts'

type FieldName = (typeof jobFields)[number]

/** "Join our team": a visitor applies for a job, with a CV or without. */
export default function JobDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { lead, cv, chooseCv } = useJobForm(() => {
    toast({ title: text('leads.job.success.title'), description: text('leads.job.success.text') })
    onClose()
  })
  const wordsOf = (name: FieldName): NamedField => ({
    name,
    label: text(`leads.job.label.${name}`),
    errorWords: (code) => text(jobErrorKey(name, code)),
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
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <PersonFields wordsOf={wordsOf} />
        <LeadField {...wordsOf('message')} className="sm:col-span-2">
          {(control) => <TextArea {...control} rows={4} placeholder={text('leads.job.placeholder.message')} />}
        </LeadField>
        <div className="sm:col-span-2">
          <CvField cv={cv} onChoose={chooseCv} />
        </div>
      </div>
      <p className="text-sm text-muted">{text('leads.job.privacy')}</p>
    </LeadDialog>
  )
}
