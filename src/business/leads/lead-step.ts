import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { LeadChange } from './admin-lead.ts'

/** A next step: what is done, '' of no words, its day, and its hour on that day. */
type LeadStep = {
  readonly nextStep: string
  readonly nextStepOn: CalendarDate | null
  readonly nextStepTime: string | null
}

type AskedStep = Pick<LeadStep, 'nextStep'> & { readonly [part in keyof LeadStep]?: LeadStep[part] | undefined }

const written = /^(\d{4}-\d{2}-\d{2}|(?= ))(?: (\d{2}:\d{2}|(?= )))?(?: |$)(.*)$/s

/** A step of whoever is lost, for whom nothing is done next. */
export const isStepOfLost = ({
  status,
  nextStep,
  nextStepOn,
}: Pick<LeadChange, 'status' | 'nextStep' | 'nextStepOn'>): boolean =>
  status === 'lost' && Boolean(nextStep || nextStepOn)

/** A step as entries of the timeline hold it: `2027-01-05 10:30 Call`; '' for none. */
export function stepSaid(step: AskedStep): string {
  const parts = [step.nextStepOn, step.nextStepTime, step.nextStep].map((part) => part ?? '')
  const said = parts.filter(Boolean).join(' ')
  const { nextStepOn, nextStepTime, nextStep } = readStepSaid(said)
  // Words that begin like a day or an hour have a space in place of each that is not there.
  return [nextStepOn, nextStepTime, nextStep].every((part, at) => (part ?? '') === parts[at]) ? said : parts.join(' ')
}

/** What {@link stepSaid} wrote. */
export function readStepSaid(said: string): LeadStep {
  const [, day = '', hour = '', nextStep = said] = written.exec(said) ?? []
  return { nextStep, nextStepOn: day || null, nextStepTime: hour || null }
}
