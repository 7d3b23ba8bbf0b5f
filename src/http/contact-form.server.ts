import { Hono, type Context } from 'hono'
import { readForm } from '#http/api/read-body.ts'
import { logRequests } from './api/request-log.ts'
import { acceptedPerHour } from './api/routes/leads.ts'
import { isOurs } from './api/same-origin.ts'
import { statusOf } from './api/problems.ts'
import { withinLimit } from './api/within-limit.ts'
import { auditField, isAboutAudit } from '#business/leads/about-audit.ts'
import {
  messageAnswerKey,
  messageFields,
  sentParameter,
  trapField,
  type MessageFailure,
} from '#business/leads/message-answer.ts'
import type { Services } from '#platform/services.server.ts'
import { sendMessage } from '#business/leads/send-message.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { ProblemCode, FieldError } from '#kernel/problem.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import { isUnavailable } from '#platform/unavailable.server.ts'
import { serveFormAnswer, type PageServer } from '#http/serve-pages.server.ts'

type Fields = Readonly<Record<string, string>>

const path = '/contact'

/**
 * The contact form, sent without a script: a message that is stored leads back to the page with its reference, one that is
 * not is answered by the same page with what was typed and why.
 */
export function contactRoutes(services: Services, pages: PageServer): Hono {
  const limit = createRateLimit(services, 'message', acceptedPerHour)

  const refuse = (c: Context, code: ProblemCode, fields: Fields, errors: readonly FieldError[] = []) => {
    const values = Object.fromEntries(messageFields.map((name) => [name, fields[name] ?? '']))
    const data = { values, errors, ...(errors.length === 0 && { failure: failureOf(code) }) }
    return serveFormAnswer(pages, c.req.raw, statusOf[code], { queryKey: messageAnswerKey, data })
  }
  const receive = async (c: Context, fields: Fields) => {
    const { language, country } = pages.visitorOf(c.req.raw)
    const { [trapField]: trap = '', [auditField]: audit = '', ...typed } = fields
    const message = { ...filled(typed), country, source: path }
    const origin = { language, suspect: trap !== '' }
    const send = (whole: object) => sendMessage(services, whole, origin)
    const withAudit = audit === '' ? null : await send({ ...message, [auditField]: unpacked(audit) })
    // Their words arrive, whatever has become of the audit that their browser kept.
    const outcome = !withAudit || isRefusedForAudit(withAudit) ? await send(message) : withAudit
    if (!outcome.ok) return refuse(c, outcome.problem.code, fields, outcome.problem.errors)
    const query = new URLSearchParams({ lang: language, country, [sentParameter]: outcome.value.reference })
    return new Response(null, { status: 303, headers: { location: `${path}?${query}`, 'cache-control': 'no-store' } })
  }
  return new Hono().post(path, logRequests(services.log), async (c) => {
    if (!isOurs(c.req.raw.headers, services.settings.publicUrl)) return refuse(c, 'cross_origin', {})
    const form = await readForm(c)
    if (!form.ok) return refuse(c, form.problem.code, {})
    const fields = form.value
    try {
      const tooMany = () => refuse(c, 'too_many_requests', fields)
      return await withinLimit(c, services, limit, () => receive(c, fields), tooMany)
    } catch (error) {
      const mayPass = isUnavailable(error)
      const about = { err: error, requestId: c.get('requestId'), method: 'POST', path }
      services.log[mayPass ? 'warn' : 'error'](about, 'request failed')
      return refuse(c, mayPass ? 'unavailable' : 'internal', fields)
    }
  })
}

function isRefusedForAudit(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && isAboutAudit(outcome.problem.errors)
}

/** A form carries an audit as JSON; what is none is left to the schema. */
function unpacked(audit: string): unknown {
  try {
    return JSON.parse(audit) as unknown
  } catch {
    return audit
  }
}

/** What was left blank was not given. */
function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))
}

const told: readonly MessageFailure[] = ['too_many_requests', 'payload_too_large', 'cross_origin', 'internal']

function failureOf(code: ProblemCode): MessageFailure {
  if (code === 'unavailable') return 'internal'
  return told.find((failure) => failure === code) ?? 'unreadable'
}
