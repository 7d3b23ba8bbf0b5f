import { messageSource } from '#i18n/server-messages.server.ts'
import { languages } from '#kernel/language.ts'
import { stepReference, usualSteps, type UsualStep } from '#kernel/usual-step.ts'

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
export function isSameStep(one: string, other: string): boolean {
  const [step, reference] = [usualStepOf(one), stepReference.exec(one)?.[0]]
  return one === other || (step !== null && step === usualStepOf(other) && reference === stepReference.exec(other)?.[0])
}
