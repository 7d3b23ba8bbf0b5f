import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { parse } from '#kernel/parse.ts'
import type { FieldError } from '#kernel/problem.ts'
import type { Application, SubmittedApplication } from '../application.ts'
import { submissionSchema, type SubmissionInput } from '../submission.ts'
import type { Submitted } from './application-sent.tsx'
import { applicationQuery } from './application-queries.ts'
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

/** What came of submitting: the answers are wrong, or it failed; `detail` is the server's word on it. */
export type SubmissionOutcome =
  | { readonly kind: 'submitted'; readonly submitted: Submitted }
  | { readonly kind: 'faults'; readonly faults: FieldFaults }
  | { readonly kind: 'failed'; readonly detail: string | null; readonly isOutdated: boolean }

/** Submits a draft. */
export async function submitAnswers(client: QueryClient, id: number, answers: Answers): Promise<SubmissionOutcome> {
  try {
    const { statusLink, ...application } = await sendJson<SubmittedApplication>(
      'PATCH',
      `/api/financing/applications/${id}`,
      submissionOf(answers),
      { signal: AbortSignal.timeout(patienceMs) },
    )
    return { kind: 'submitted', submitted: { application, statusLink } }
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null
    const application = problem?.code === 'conflict' ? await submittedBefore(client, id) : null
    if (application) return { kind: 'submitted', submitted: { application, statusLink: null } }
    const faults = faultsFrom(problem?.errors ?? [])
    if (Object.keys(faults).length > 0) return { kind: 'faults', faults }
    const isOutdated = problem?.code === 'documents_missing' || problem?.code === 'not_found'
    return { kind: 'failed', detail: problem?.detail ?? null, isOutdated }
  }
}

/** The application, if an earlier try has submitted it and its answer was lost. */
async function submittedBefore(client: QueryClient, id: number): Promise<Application | null> {
  const application = await client.query({ ...applicationQuery(id), staleTime: 0 }).catch(() => null)
  return application && application.status !== 'draft' ? application : null
}
