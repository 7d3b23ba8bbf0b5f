import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { dismissToast, toast } from '#design/toast.ts'
import type { Text } from '#i18n/text.ts'
import { parse } from '#kernel/parse.ts'
import type { FieldError } from '#kernel/problem.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { Application, StatusLink, SubmittedApplication } from '../application.ts'
import { documentTypes } from '../document-type.ts'
import { submissionSchema, type SubmissionInput } from '../submission.ts'
import { answerFields, type AnswerField } from './answer-fields.ts'
import type { Answers, DocumentFaults, FieldFaults } from './application-answers.ts'
import { applicationQuery } from './application-queries.ts'
import type { Submitted } from './application-sent.tsx'

/** A network that gives no sign for so long has lost the request or the answer. */
const patienceMs = 30_000

/** A form as it is submitted. */
export type FilledForm = {
  readonly applicationId: number
  readonly answers: Answers
  readonly missing: DocumentFaults
}

/** What came of submitting: something is missing or wrong, or it failed; `detail` is the server's word on it. */
export type SubmissionOutcome =
  | { readonly kind: 'submitted'; readonly submitted: Submitted }
  | { readonly kind: FaultKind; readonly faults: FieldFaults; readonly isOutdated: boolean }
  | { readonly kind: 'failed'; readonly detail: string | null; readonly isOutdated: boolean }

/** Submits a draft once nothing is missing, and says in a toast what is missing or wrong; that it was sent, or failed, the page says, without what was said before. */
export async function submitForm(client: QueryClient, form: FilledForm, text: Text): Promise<SubmissionOutcome> {
  const faults = answerFaults(form.answers)
  const missing = await missingNow(client, form)
  const isOutdated = Object.keys(missing).length < Object.keys(form.missing).length
  const kind = faultKind(faults, missing)
  const outcome = kind === null ? await send(client, form) : { kind, faults, isOutdated }
  tell(outcome, text)
  return outcome
}

/** What is missing that no other tab or device of theirs has sent meanwhile. */
async function missingNow(client: QueryClient, { applicationId, missing }: FilledForm): Promise<DocumentFaults> {
  if (!Object.values(missing).includes('document_missing')) return missing
  const application = await client.query({ ...applicationQuery(applicationId), staleTime: 0 }).catch(() => null)
  const arrived = new Set(application?.documents.map(({ type }) => type))
  const left = documentTypes.filter(
    (type) => missing[type] && !(missing[type] === 'document_missing' && arrived.has(type)),
  )
  return Object.fromEntries(left.map((type) => [type, missing[type]])) as DocumentFaults
}

function tell({ kind }: SubmissionOutcome, text: Text): void {
  if (kind === 'submitted') dismissToast()
  if (kind === 'failed' || kind === 'submitted') return
  toast({
    tone: 'error',
    title: text(`application.toast.${kind}.title`),
    description: text(`application.toast.${kind}.text`),
  })
}

function submissionOf({ termsAccepted, ...additionalInfo }: Answers): SubmissionInput {
  return { additionalInfo, termsAccepted: (termsAccepted === 'on') as true }
}

type FaultKind = 'incomplete' | 'terms' | 'wrong'

/** Whether documents are missing, the consent alone, or only answers are wrong; null when all is well. */
export function faultKind(faults: FieldFaults, missing: DocumentFaults = {}): FaultKind | null {
  if (Object.keys(missing).length > 0) return 'incomplete'
  if (faults.termsAccepted !== undefined) return 'terms'
  return Object.keys(faults).length > 0 ? 'wrong' : null
}

/** What is wrong with the answers: by the server's own rules, then by what the form asks of a person beyond them. */
export function answerFaults(answers: Answers): FieldFaults {
  const read = parse(submissionSchema, submissionOf(answers))
  return { ...personFaults(answers), ...(read.ok ? {} : faultsFrom(read.problem.errors ?? [])) }
}

/** Who applies has a name and can be reached; an income is told in figures, if it is. */
function personFaults(answers: Answers): FieldFaults {
  const told = (field: AnswerField) => (answers[field] ?? '').trim()
  const income = told('monthlyIncome')
  return {
    ...(told('fullName') === '' && { fullName: 'name_missing' }),
    ...(told('phone') === '' && told('email') === '' && { phone: 'contact_missing' }),
    ...(income !== '' && readAmount(income) === null && { monthlyIncome: 'not_an_amount' }),
  }
}

/** The first code of each field that errors are about: `additionalInfo.email` is `email`. */
export function faultsFrom(errors: readonly FieldError[]): FieldFaults {
  const codeOf = (field: string) => errors.find(({ path }) => path.replace(/^additionalInfo\./, '') === field)?.code
  const faults = [...answerFields, 'termsAccepted'].map((field) => [field, codeOf(field)] as const)
  return Object.fromEntries(faults.filter(([, code]) => code !== undefined)) as FieldFaults
}

async function send(client: QueryClient, { applicationId: id, answers }: FilledForm): Promise<SubmissionOutcome> {
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
    if (application) return { kind: 'submitted', submitted: { application, statusLink: await anotherLink(id) } }
    const faults = faultsFrom(problem?.errors ?? [])
    const kind = faultKind(faults)
    if (kind !== null) return { kind, faults, isOutdated: false }
    const isOutdated = problem?.code === 'documents_missing' || problem?.code === 'not_found'
    return { kind: 'failed', detail: problem?.detail ?? null, isOutdated }
  }
}

/** A link for an application whose submit lost its answer; null when that fails as well: the page itself can be followed. */
async function anotherLink(id: number): Promise<string | null> {
  const path = `/api/financing/applications/${id}/status-link`
  const issued = sendJson<StatusLink>('POST', path, {}, { signal: AbortSignal.timeout(patienceMs) })
  return issued.then(
    ({ statusLink }) => statusLink,
    () => null,
  )
}

/** The application, if an earlier try has submitted it and its answer was lost. */
async function submittedBefore(client: QueryClient, id: number): Promise<Application | null> {
  const application = await client.query({ ...applicationQuery(id), staleTime: 0 }).catch(() => null)
  return application && application.status !== 'draft' ? application : null
}
