import { useVisitorText } from '#business/accounts/ui/contact-ways.tsx'
import { chipLook } from '#design/form/choice-chips.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import type { DecidedStatus } from './use-decision.ts'

const reasons = {
  more_info_needed: ['unreadable', 'cut', 'old', 'another'],
  declined: ['income', 'disagree', 'missing', 'twice'],
} as const

type ReadyReasonsProps = Pick<AdminApplication, 'language'> & {
  readonly status: DecidedStatus
  /** Has it written where the applicant's reason is. */
  readonly onChoose: (words: string) => void
}

/** What is most often asked for again or declined for, in the applicant's language: a press writes it, to be changed or added to. */
export function ReadyReasons({ language, status, onChoose }: ReadyReasonsProps) {
  const text = useText()
  const theirs = useVisitorText(language, 'admin-applications')
  if (!theirs || (status !== 'more_info_needed' && status !== 'declined')) return null
  return (
    <div role="group" aria-label={text('admin-applications.ready')} className="flex flex-wrap gap-2">
      {reasons[status].map((reason) => (
        <button
          key={reason}
          type="button"
          className={`${chipLook} px-3!`}
          onClick={() => onChoose(theirs(`admin-applications.ready.${reason}.text`))}
        >
          {text(`admin-applications.ready.${reason}`)}
        </button>
      ))}
    </div>
  )
}

/** Writes words into a field as if they had been typed, behind what stands there. */
export function writeInto(field: HTMLTextAreaElement | null, words: string): void {
  if (!field || field.value.includes(words)) return
  field.value = [field.value.trim(), words].filter(Boolean).join('\n')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
