import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { AppointmentSection } from './appointment-section.tsx'
import { ContactSection } from './contact-section.tsx'
import type { ExpertDialogTitle } from './expert-dialog-state.ts'
import { ProjectSection } from './project-section.tsx'
import { useConsultationForm } from './use-consultation-form.ts'

type ConsultationDialogProps = { open: boolean; title: ExpertDialogTitle; onClose: () => void }

/** "Talk to a Solar Expert": a visitor describes the project and books an hour. */
export default function ConsultationDialog({ open, title, onClose }: ConsultationDialogProps) {
  const text = useText()
  const formId = useId()
  const { form, failure, submit } = useConsultationForm(() => {
    onClose()
    toast({
      title: text('leads.consultation.success.title'),
      description: text('leads.consultation.success.text'),
    })
  })
  const { isSubmitting } = form.formState
  const action = failure ? 'leads.failure.retry' : 'leads.consultation.submit'
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text(title)}
      closeLabel={text('shell.dialog.close')}
      maxWidth={700}
      footer={
        <div className="grid w-full gap-3">
          {failure && (
            <Banner tone="error" title={text('leads.consultation.failure.title')}>
              {failure}
            </Banner>
          )}
          <Button type="submit" form={formId} loading={isSubmitting} className="w-full sm:w-auto sm:justify-self-end">
            {text(isSubmitting ? 'leads.consultation.submitting' : action)}
          </Button>
        </div>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-8">
          <p className="-mb-2 text-muted">{text('leads.consultation.intro')}</p>
          <ContactSection />
          <ProjectSection />
          <AppointmentSection />
          <p className="text-sm text-muted">{text('leads.privacy')}</p>
        </form>
      </FormProvider>
    </Dialog>
  )
}
