import { sendJson } from '#client/send.ts'
import { parse } from '#kernel/parse.ts'
import type { FieldError } from '#kernel/problem.ts'
import type { SubmittedApplication } from '../application.ts'
import { submissionSchema, type SubmissionInput } from '../submission.ts'
import { answerFields, type Answers, type FieldFaults } from './application-answers.ts'

/** A network that gives no sign for so long has lost the request or the answer. */
const patienceMs = 30_000

function submissionOf({ termsAccepted, ...additionalInfo }: Answers): SubmissionInput {
  return { additionalInfo, termsAccepted: termsAccepted as true }
}

/** What is wrong with the answers, by the server's own rules. */
export function answerFaults(answers: Answers): FieldFaults {
  const read = parse(submissionSchema, submissionOf(answers))
  return read.ok ? {} : faultsFrom(read.problem.errors ?? [])
}

/** The first code of each field that errors are about: `additionalInfo.email` is `email`. */
export function faultsFrom(errors: readonly FieldError[]): FieldFaults {
  const codeOf = (field: string) => errors.find(({ path }) => path.replace(/^additionalInfo\./, '') === field)?.code
  const faults = [...answerFields, 'termsAccepted'].map((field) => [field, codeOf(field)] as const)
  return Object.fromEntries(faults.filter(([, code]) => code !== undefined))
}

/**
 * Submits a draft.
 * @throws ApiError when it is refused, TypeError or DOMException when the network fails
 */
export function submitAnswers(applicationId: number, answers: Answers): Promise<SubmittedApplication> {
  return sendJson('PATCH', `/api/financing/applications/${applicationId}`, submissionOf(answers), {
    signal: AbortSignal.timeout(patienceMs),
  })
}
