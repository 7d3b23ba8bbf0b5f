/** What is mostly done next for a request: by these keys it has words in every language. */
export const usualSteps = [
  'call',
  'quote',
  'visit',
  'meet',
  'deposit',
  'installation',
  'handover',
  'month',
  'follow_up',
] as const
export type UsualStep = (typeof usualSteps)[number]

/** The reference of the quote that a step is about. */
export const stepReference = /\b[A-Z]{3}-\d+\b/

/** A next step as it was typed, and which of the usual ones it is. */
export type WordedStep = { readonly nextStep: string; readonly usualStep: UsualStep | null }

type Say = (key: `admin.step.usual.${UsualStep}`, values: { readonly reference: string }) => string

/** A next step for whoever reads it: a usual one in their language, whoever planned it; any other as it was typed. */
export const stepInWords = ({ nextStep, usualStep }: WordedStep, text: Say): string =>
  usualStep === null
    ? nextStep
    : text(`admin.step.usual.${usualStep}`, { reference: stepReference.exec(nextStep)?.[0] ?? '' })
