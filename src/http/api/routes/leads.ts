import { Hono, type Context } from 'hono'
import { applyForJob } from '#business/leads/apply-for-job.server.ts'
import { appointmentForm } from '#business/leads/appointment.ts'
import {
  bookableDays,
  bookAppointment,
  requestConsultation,
  slotAvailability,
} from '#business/leads/book-slot.server.ts'
import { consultationForm } from '#business/leads/consultation.ts'
import { messageErrorKey } from '#business/leads/message-answer.ts'
import { cvErrorKey, cvKinds, maxCvBytes } from '#business/leads/cv.ts'
import { jobApplicationForm } from '#business/leads/job-application.ts'
import type { LeadKind, LeadReceipt } from '#business/leads/lead.ts'
import { orderErrorKey } from '#business/leads/order.ts'
import { placeOrder } from '#business/leads/place-order.server.ts'
import { sendMessage } from '#business/leads/send-message.server.ts'
import { firstSubmit, type RequestOrigin } from '#business/leads/store-lead.server.ts'
import { errorKey } from '#business/leads/visitor-form.ts'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { FieldError, Problem } from '#kernel/problem.ts'
import { receiveUpload, type Upload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import {
  createRateLimit,
  type RateLimit,
  createUploadQuota,
  type UploadQuota,
} from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse, type FieldWords } from '../problems.ts'
import { readJson } from '../read-body.ts'
import { uploadRequest, withinUploadQuota } from '../upload-request.ts'
import { visitorOf } from '../visitor-of.ts'
import { onceWithinLimit } from '../within-limit.ts'

/** Stored requests of each kind from one address: a carrier puts thousands of phones behind one. */
export const acceptedPerHour = 60

/** What becomes of a filled form: of its JSON, or of its fields and its file. */
type Form<Body> = {
  readonly submit: (services: Services, body: Body, origin: RequestOrigin) => Promise<Outcome<LeadReceipt>>
  readonly wordsOf: (body?: Body) => FieldWords
  readonly kind: LeadKind
  readonly limit: RateLimit
}

/** A form with a file, which is read while its bytes are counted. */
type FileForm = Form<Upload> & { readonly quota: UploadQuota }

const cvRules = { field: 'cv', maxBytes: maxCvBytes, kinds: cvKinds }

/** What visitors ask of the company and the times that they can ask for. */
export function leadsRoutes(services: Services): Hono {
  const limited = (kind: LeadKind) => ({ kind, limit: createRateLimit(services, kind, acceptedPerHour) })
  const consultation: Form<unknown> = {
    submit: requestConsultation,
    wordsOf: (body) => words(({ path, code }) => errorKey(consultationForm, path, code, countryIn(body))),
    ...limited('consultation'),
  }
  const appointment: Form<unknown> = {
    submit: bookAppointment,
    wordsOf: () => words(({ path, code }) => errorKey(appointmentForm, path, code, defaultCountry)),
    ...limited('appointment'),
  }
  const message: Form<unknown> = {
    submit: sendMessage,
    wordsOf: () => words(({ path, code }) => messageErrorKey(path, code)),
    ...limited('message'),
  }
  const order: Form<unknown> = {
    submit: placeOrder,
    wordsOf: () => words(({ path, code }) => orderErrorKey(path, code)),
    ...limited('order'),
  }
  const quota = createUploadQuota(services)
  const jobApplication: FileForm = {
    quota,
    submit: applyForJob,
    wordsOf: () =>
      words(({ path, code }) =>
        path === cvRules.field ? cvErrorKey(code) : errorKey(jobApplicationForm, path, code, defaultCountry),
      ),
    ...limited('job_application'),
  }
  return new Hono()
    .get('/slots', async (c) => {
      const outcome = await slotAvailability(services, c.req.query())
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .get('/bookable-days', async (c) => {
      const outcome = await bookableDays(services, c.req.query())
      return outcome.ok ? c.json(outcome.value) : problemResponse(c, outcome.problem)
    })
    .post('/consultations', (c) => receive(c, services, consultation))
    .post('/appointments', (c) => receive(c, services, appointment))
    .post('/messages', (c) => receive(c, services, message))
    .post('/orders', (c) => receive(c, services, order))
    .post('/job-applications', (c) => receiveFile(c, services, jobApplication))
}

/** A body that never ends uses up nothing of what others behind the same address may send: it is read before it counts. */
async function receive(c: Context, services: Services, form: Form<unknown>): Promise<Response> {
  const body = await readJson(c)
  if (!body.ok) return problemResponse(c, body.problem, form.wordsOf())
  const key = c.req.header('idempotency-key')
  const turn = key ? `${form.kind}\n${key}` : null
  return once(c, services, form, turn, (repeats) => submit(c, services, form, body.value, repeats))
}

/**
 * A file counts from its first byte: who has sent enough of them is told before the next one travels. None waits for another
 * with its key, which may have stopped on its way.
 */
async function receiveFile(c: Context, services: Services, form: FileForm): Promise<Response> {
  const refuse = (problem: Problem) => problemResponse(c, problem, form.wordsOf())
  return once(c, services, form, null, (repeats) => {
    const answer = async (request: UploadRequest) => {
      const body = await receiveUpload(services.files, request, cvRules)
      return body.ok ? submit(c, services, form, body.value, repeats) : refuse(body.problem)
    }
    if (repeats) return answer(uploadRequest(c))
    return withinUploadQuota(c, services, form.quota, cvRules.field, answer, refuse)
  })
}

/** Answers within the limit of the form, of which a repeat uses nothing. */
async function once<Body>(
  c: Context,
  services: Services,
  { kind, limit }: Pick<Form<Body>, 'kind' | 'limit'>,
  turn: string | null,
  answer: (repeats: Date | null) => Promise<Response>,
): Promise<Response> {
  let repeats: Date | null = null
  const isRepeat = async () => {
    repeats = await firstSubmit(services.db, kind, c.req.header('idempotency-key'))
    return repeats !== null
  }
  return onceWithinLimit(c, services, limit, { turn, isRepeat }, () => answer(repeats))
}

async function submit<Body>(
  c: Context,
  services: Services,
  form: Form<Body>,
  body: Body,
  repeats: Date | null,
): Promise<Response> {
  const outcome = await form.submit(services, body, {
    language: visitorOf(c.req.raw).language,
    idempotencyKey: c.req.header('idempotency-key'),
    repeats,
  })
  return outcome.ok ? c.json(outcome.value, 201) : problemResponse(c, outcome.problem, form.wordsOf(body))
}

/** A form's own words; what it does not know has those of the API. */
function words(keyOf: (error: FieldError) => MessageKey): FieldWords {
  return (error) => {
    const key = keyOf(error)
    return key === 'leads.failure.text' ? null : key
  }
}

function countryIn(body: unknown): Country {
  const named = typeof body === 'object' && body !== null && 'country' in body ? body.country : undefined
  return isCountry(named) ? named : defaultCountry
}
