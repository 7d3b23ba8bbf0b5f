import { messageSource } from '#i18n/server-messages.server.ts'
import { languages } from '#kernel/language.ts'
import { stepReference, usualSteps, type UsualStep } from '#kernel/usual-step.ts'
import type { AdminLead, LeadChange } from './admin-lead.ts'

const wordsOf = (step: UsualStep) => languages.map((language) => messageSource(`admin.step.usual.${step}`, language))

/** What the site called a usual step before: requests still say it. */
const formerWords: readonly (readonly [string, UsualStep])[] = [['Remettre l’installation', 'handover']]

const known: ReadonlyMap<string, UsualStep> = new Map([
  ...usualSteps.flatMap((step) => wordsOf(step).map((words) => [words, step] as const)),
  ...formerWords,
])

/**
 * Which usual step the words of a request mean, null for free ones. A request keeps the words of whoever planned its step: they are a usual
 * step where they are what the site calls it in any of its languages (`admin.step.usual.*`), of a quote whatever its reference.
 */
export const usualStepOf = (nextStep: string): UsualStep | null =>
  known.get(nextStep.trim().replace(stepReference, '{reference}')) ?? null

/** True where both say the same, be it in two languages. */
function isSameStep(one: string, other: string): boolean {
  const [step, reference] = [usualStepOf(one), stepReference.exec(one)?.[0]]
  return one === other || (step !== null && step === usualStepOf(other) && reference === stepReference.exec(other)?.[0])
}

type Step = Pick<AdminLead, 'nextStep' | 'nextStepOn' | 'nextStepTime'>

export const noStep: Step = { nextStep: '', nextStepOn: null, nextStepTime: null }

/** What is to be done once a change is made: what it says, else what was to be done, unless that is done or they are lost. An hour goes with its day. */
export function stepAfter(before: Step, { status, nextStep, nextStepOn, nextStepTime, stepDone }: LeadChange): Step {
  if (status === 'lost') return noStep
  const left = stepDone ? noStep : before
  const isKept = nextStep === undefined || isSameStep(nextStep, left.nextStep)
  const day = nextStepOn === undefined ? left.nextStepOn : nextStepOn
  const hour = nextStepTime === undefined && day === left.nextStepOn ? left.nextStepTime : nextStepTime
  return {
    nextStep: isKept ? left.nextStep : nextStep,
    nextStepOn: day,
    nextStepTime: (day !== null && hour) || null,
  }
}
