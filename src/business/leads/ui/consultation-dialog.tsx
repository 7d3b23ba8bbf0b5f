import { useVisitor } from '#client/visitor.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import AuditTick from './audit-tick.tsx'
import { ConsultationTimeSection } from './consultation-time-section.tsx'
import { ContactSection } from './contact-section.tsx'
import type { ExpertDialogTitle } from './expert-dialog-state.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { NotOffered } from './not-offered.tsx'
import { ProjectSection } from './project-section.tsx'
import { useConsultationForm } from './use-consultation-form.ts'

type ConsultationDialogProps = {
  open: boolean
  title: ExpertDialogTitle
  /** The number of the product that it was opened from. */
  product?: number | undefined
  onClose: () => void
}

/** "Talk to a Solar Expert": a visitor describes the project and books an hour. */
export default function ConsultationDialog({ open, title, product, onClose }: ConsultationDialogProps) {
  const text = useText()
  const { country } = useVisitor()
  const lead = useConsultationForm(product, () => {
    onClose()
    toast({
      title: text('leads.consultation.success.title'),
      description: text('leads.consultation.success.text'),
    })
  })
  if (!contactOf(country).takes.consultation)
    return <NotOffered kind="consultation" open={open} title={text(title)} onClose={onClose} />
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text(title)}
      maxWidth={700}
      lead={lead}
      words={{
        submit: text('leads.consultation.submit'),
        submitting: text('leads.consultation.submitting'),
        failed: text('leads.consultation.failure.title'),
      }}
    >
      <p className="-mb-2 text-muted">{text('leads.consultation.intro')}</p>
      <ContactSection />
      <ProjectSection />
      <ConsultationTimeSection />
      <AuditTick />
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}
