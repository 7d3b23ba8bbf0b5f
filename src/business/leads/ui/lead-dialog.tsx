import { useId, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { PageDialog } from '#design/page-dialog.tsx'
import { useWrongInSight } from '#design/form/use-wrong-in-sight.ts'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { LeadForm } from './use-lead-form.ts'

type LeadDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** As of a {@link Dialog}. */
  description?: string
  /** Pixels. */
  maxWidth?: number
  /** As of a {@link PageDialog}. */
  isInPage?: boolean | undefined
  lead: LeadForm
  /** What its button says, before and while sending, and the title of a failure. */
  words: { readonly submit: string; readonly submitting: string; readonly failed: string }
  /** What the button says instead, quietly, while what it sends has not been chosen. */
  notYet?: string | false
  /** What a second button says that closes the window. */
  later?: string
  /** To the step before, with all that was typed. */
  onBack?: (() => void) | undefined
  /** What takes the form's place once it is sent, where there is more to say than a toast can. */
  done?: ReactNode
  children: ReactNode
}

/** What the window says now is heard from its title on: the button that was pressed is gone. */
const focusTitle = (element: HTMLElement | null) =>
  element?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })

/** The window of a form that goes to the company: it says above its button why it was not sent, and offers to try again. */
export function LeadDialog({
  open,
  onClose,
  title,
  description,
  maxWidth,
  isInPage,
  lead,
  words,
  notYet,
  later,
  onBack,
  done,
  children,
}: LeadDialogProps) {
  const text = useText()
  const formId = useId()
  const { form, failure, submit } = lead
  const { isSubmitting } = form.formState
  const asksFirst = !failure && notYet
  const action = asksFirst || (failure ? text('leads.failure.retry') : words.submit)
  const asked = useWrongInSight(form.formState)
  const Window = isInPage ? PageDialog : Dialog
  const buttons = (
    <>
      {failure && (
        <Banner tone="error" title={words.failed}>
          {failure}
        </Banner>
      )}
      <div className="flex flex-row-reverse gap-2">
        <Button type="submit" form={formId} loading={isSubmitting} className="w-full sm:w-auto">
          {isSubmitting ? words.submitting : action}
        </Button>
        {onBack && (
          <Button tone="quiet" icon="arrow-left" onClick={onBack} className="shrink-0 max-sm:px-2 sm:mr-auto">
            {text('leads.back')}
          </Button>
        )}
        {later && (
          <Button tone="quiet" onClick={onClose} className="shrink-0 max-sm:px-2">
            {later}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <Window
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={
        <span className="flex items-center gap-2.5">
          {done && <Icon name="check-circle" className="size-7 shrink-0 text-leaf" />}
          {title}
        </span>
      }
      description={description}
      closeLabel={text('shell.dialog.close')}
      maxWidth={maxWidth}
      footer={
        <div className="grid w-full gap-3">
          {done ? (
            <Button onClick={onClose} className="w-full sm:w-auto sm:justify-self-end">
              {text('shell.dialog.close')}
            </Button>
          ) : (
            buttons
          )}
        </div>
      }
    >
      {done ? (
        <div role="status" ref={focusTitle}>
          {done}
        </div>
      ) : (
        <FormProvider {...form}>
          <form ref={asked} id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            {children}
          </form>
        </FormProvider>
      )}
    </Window>
  )
}
