import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Application } from '../application.ts'
import { documentTypes } from '../document-type.ts'
import type { ApplicationStep } from './application-steps.ts'
import type { useApplicationForm } from './use-application-form.ts'

type StepBarProps = {
  step: ApplicationStep
  application: Application
  received: ReturnType<typeof useApplicationForm>['received']
  /** A file for this step's document is chosen. */
  isChosen: boolean
  /** Sending was tried, and failed. */
  isAgain: boolean
  isSending: boolean
}

/** The way on, in reach of a thumb. It tells what is applied for, then how many documents there are. */
export function StepBar({ step, application, received, isChosen, isAgain, isSending }: StepBarProps) {
  const text = useText()
  const isSkipped = step !== 'you' && step !== 'check' && !received(step) && !isChosen
  const count = documentTypes.filter((type) => received(type)).length
  const action = step !== 'check' ? (isSkipped ? 'later' : 'next') : isAgain ? 'submit.again' : 'submit'
  const { monthlyPayment, product } = application
  const amount = onOneLine(formatMoney({ amount: monthlyPayment, currency: product.currency }))
  const monthly = monthlyPayment > 0 && text('eligibility.bar.monthly', { amount })
  return (
    <div className="bottom-bar sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:px-0">
      <p className="min-w-0 text-sm leading-snug font-semibold" role="status">
        {step !== 'you' ? (
          text('eligibility.count', { count, all: documentTypes.length })
        ) : (
          <>
            <span className="block truncate font-normal text-muted">{nameIn(product, text.language)}</span>
            {monthly}
          </>
        )}
      </p>
      <Button type="submit" tone={isSkipped ? 'secondary' : 'primary'} className="shrink-0" loading={isSending}>
        {text(isSending && step === 'check' ? 'eligibility.submitting' : `eligibility.${action}`)}
      </Button>
    </div>
  )
}
