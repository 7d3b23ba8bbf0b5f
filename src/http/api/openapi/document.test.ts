import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { giveDocuments, planRequest } from '../../../../tests/support/financing.ts'
import { pdfFile } from '../../../../tests/support/sample-files.ts'
import { leadFiles, leads } from '#business/leads/tables.server.ts'
import { holding, isPublic, type Call } from '../../../../tests/support/documented.ts'
import type { OpenApiDocument } from './document.ts'

/** A Monday: the examples ask for the Wednesday after it. */
const { api, db, services } = await testApi({ now: new Date('2027-03-01T09:00:00Z'), env: { RATE_LIMITS: 'off' } })
const document = (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument

const documented = holding(document)
/** The back office's are held against the document by every test that makes one: see `testApi`. */
const calls = documented.calls.filter(isPublic)
const { expectDocumented } = documented

function urlOf({ path, operation: { parameters } }: Call): string {
  const query = new URLSearchParams({ lang: 'en' })
  let filled = path
  for (const { in: where, name, example } of parameters) {
    if (where === 'path') filled = filled.replace(`{${name}}`, String(example))
    else if (where === 'query' && example !== undefined) query.set(name, String(example))
  }
  return `${filled}?${query.toString()}`
}

/** The call with other examples for its parameters. */
const withExamples = (call: Call, examples: Readonly<Record<string, string | number>>): Call => {
  const parameters = call.operation.parameters.map((one) => ({ ...one, example: examples[one.name] ?? one.example }))
  return { ...call, operation: { ...call.operation, parameters } }
}

const send = async (call: Call, body: unknown) => {
  const { cookie, examples } = await callerOf(call)
  const url = urlOf(withExamples(call, examples))
  const method = call.method.toUpperCase()
  if (isForm(call)) return api.request(url, { method, headers: { cookie }, body: formOf(body as object, examples) })
  return api.request(url, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** A form in which the file is a PDF of the name that the example gives it. */
function formOf(fields: object, { id = '' }: Caller['examples']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields) as [string, string][]) {
    if (value.endsWith('.pdf')) form.append(name, new Blob([new Uint8Array(pdfFile())]), value)
    else form.append(name, name === 'financingApplicationId' ? `${id}` : value)
  }
  return form
}

async function forgetLeads(): Promise<void> {
  await db.delete(leadFiles)
  await db.delete(leads)
}

const sendJson = (method: string, path: string, body: unknown, cookie = '') =>
  api.request(path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

type Caller = { readonly cookie: string; readonly examples: Readonly<Record<string, string | number>> }
const anybody: Caller = { cookie: '', examples: {} }

/** A browser with a complete application of its own: its cookie and number, for a status link the token. */
async function applicant({ operation }: Call): Promise<Caller> {
  const begun = await sendJson('POST', '/api/financing/apply', planRequest)
  const { id } = (await begun.json()) as { id: number }
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  await giveDocuments(services, id)
  if (!operation.operationId.endsWith('StatusLink')) return { cookie, examples: { id } }
  const submitted = await sendJson('PATCH', `/api/financing/applications/${id}`, { termsAccepted: true }, cookie)
  const { statusLink } = (await submitted.json()) as { statusLink: string }
  if (operation.operationId === 'issueStatusLink') return { cookie, examples: { id } }
  return { cookie: '', examples: { token: new URL(statusLink).searchParams.get('token') ?? '' } }
}

/** Whoever has the link of a quote. */
async function holder(): Promise<Caller> {
  const made = await sendJson('POST', '/api/quotes', exampleOf('makeQuote'))
  const { key } = (await made.json()) as { key: string }
  return { cookie: '', examples: { key } }
}

/** Who may make a call: most anybody may. */
async function callerOf(call: Call): Promise<Caller> {
  if (/^\/api\/(financing|documents)\//.test(call.path)) return applicant(call)
  return call.path.startsWith('/api/quotes/{key}') ? holder() : anybody
}

test('is a valid OpenAPI 3.1 document whose references all lead somewhere', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('has every route of the API, and no other', () => {
  const routes = api.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/auth/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{.*?\})?/g, '{$1}')}`)
  const named = documented.calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(named.toSorted()).toEqual([...new Set(routes)].toSorted())
})

test('says of every call what linters ask for: words, a refusal, parameters and examples that fit', () => {
  for (const { method, path, operation } of documented.calls) {
    const named = `${method} ${path}`
    expect([named, operation.description]).not.toContain('')
    expect([named, Object.keys(operation.responses).some((status) => status.startsWith('4'))]).toEqual([named, true])
    const parameters = operation.parameters.map(({ in: where, name }) => `${where} ${name}`)
    expect([named, parameters]).toEqual([named, [...new Set(parameters)]])
    const bodies = Object.entries(operation.requestBody?.content ?? {})
    const wrong = bodies.filter(([type, { example }]) => {
      const validate = documented.schemaAt('paths', path, method, 'requestBody', 'content', type, 'schema')
      return example !== undefined && !validate?.(example)
    })
    expect([named, wrong]).toEqual([named, []])
  }
})

test('uses every schema that it names', () => {
  const used = new Set([...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name))
  expect(Object.keys(document.components.schemas).filter((name) => !used.has(name))).toEqual([])
})

test('names every call once', () => {
  const ids = documented.calls.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

const bodyOf = ({ operation: { requestBody } }: Call) => Object.entries(requestBody?.content ?? {})[0]
const isForm = (call: Call) => bodyOf(call)?.[0] === 'multipart/form-data'

describe.each(calls.map((call): [string, Call] => [`${call.method} ${call.path}`, call]))('%s', (_, call) => {
  const example = bodyOf(call)?.[1].example

  test('answers its example as documented', async () => {
    await forgetLeads()
    const response = await send(call, example)
    expect(response.status).toBeLessThan(400)
    await expectDocumented(call, response)
  })

  const wrongBodies = example === undefined || isForm(call) ? [] : ['{', '{}', '[]', `"${'x'.repeat(100_001)}"`]
  test.each(wrongBodies)('refuses the body %.9s as documented', async (body) => {
    const response = await send(call, body)
    expect(response.status).toBeGreaterThanOrEqual(400)
    await expectDocumented(call, response)
  })

  // A token that is not ours is nobody's: it is not found, like all that belongs to somebody else. Any text can be searched, or be a maker.
  const inQuery = call.operation.parameters.filter(
    ({ in: where, name }) => where === 'query' && !['lang', 'q', 'brand', 'token'].includes(name),
  )
  test.each(inQuery.map(({ name }) => name))('refuses %s=? as documented', async (name) => {
    const response = await send(withExamples(call, { [name]: '?' }), example)
    expect(response.status).toBe(422)
    await expectDocumented(call, response)
  })
})

const bodied = calls.filter(({ operation }) => operation.requestBody)
test.each(bodied.map((call): [string, Call] => [call.path, call]))(
  '%s takes the bodies that its schema takes',
  async (_, call) => {
    const example = exampleOf(call.operation.operationId)
    const content = ['requestBody', 'content', bodyOf(call)?.[0] ?? '', 'schema']
    const validate = documented.schemaAt('paths', call.path, call.method, ...content)
    expect(validate?.(example), JSON.stringify(validate?.errors)).toBe(true)
    for (const name of Object.keys(example)) {
      const without = Object.fromEntries(Object.entries(example).filter(([key]) => key !== name))
      await forgetLeads()
      const accepted = (await send(call, without)).status < 400
      expect([name, accepted]).toEqual([name, validate?.(without)])
    }
  },
)

const callOf = (id: string) => {
  const call = calls.find(({ operation }) => operation.operationId === id)
  if (!call) throw new Error(`the document has no ${id}`)
  return call
}
const exampleOf = (id: string) => bodyOf(callOf(id))?.[1].example as Readonly<Record<string, unknown>>
const heavyLoad = [{ applianceId: 2, quantity: 1000, hoursDay: 8, hoursNight: 16, isEssential: true }]

test.each([
  ['listProducts', 200, { country: 'bf' }, {}],
  ['findProduct', 200, { country: 'bf' }, {}],
  ['findProduct', 404, { id: 99_999 }, {}],
  ['findProduct', 422, { id: 'two' }, {}],
  ['listPlaces', 200, { country: 'bf' }, {}],
  ['listSlots', 200, { kind: 'appointment', country: 'bf' }, {}],
  ['calculateAudit', 200, {}, { applianceUsage: heavyLoad }],
  ['calculateAudit', 200, {}, { country: 'bf', place: 'dori', grid: true, clientType: 'commercial' }],
  ['calculateAudit', 422, {}, { place: 'atlantis' }],
  ['recommend', 200, {}, { peakWRequired: 90_000 }],
  ['recommend', 200, {}, { country: 'cm', peakWRequired: 0 }],
  ['makeQuote', 422, {}, { system: { productId: 99_999, units: 1, panels: 0 } }],
  ['makeQuote', 422, {}, { place: 'atlantis' }],
  ['calculatePlan', 200, {}, { tenureMonths: 0 }],
  ['calculatePlan', 404, {}, { productId: 99_999 }],
  ['calculatePlan', 409, {}, { totalPrice: 1 }],
  ['calculatePlan', 409, {}, { country: 'bf' }],
  ['applyForFinancing', 409, {}, { monthlyPayment: 1 }],
  ['submitApplication', 422, {}, { termsAccepted: false }],
  ['changePlan', 409, {}, { totalAmount: 1 }],
  ['uploadDocument', 422, {}, { document: '../residency.pdf' }],
  ['uploadDocument', 422, {}, { documentType: 'passport' }],
  ['bookAppointment', 422, {}, { slot: '17:00' }],
  ['applyForJob', 422, {}, { message: 'Hello' }],
  ['placeOrder', 404, {}, { productId: 99_999 }],
  ['placeOrder', 409, {}, { country: 'bf' }],
])('%s answers %i as documented with %j and %j', async (id, status, parameters, changes) => {
  const call = callOf(id)
  const body = call.operation.requestBody && { ...exampleOf(id), ...changes }
  const response = await send(withExamples(call, parameters), body)
  expect(response.status).toBe(status)
  await expectDocumented(call, response)
})

test.each(['requestConsultation', 'bookAppointment'])('a full slot is answered as documented (%s)', async (id) => {
  const call = callOf(id)
  await forgetLeads()
  const responses = [await send(call, exampleOf(id)), await send(call, exampleOf(id))]
  const full = await send(call, exampleOf(id))
  expect([...responses, full].map(({ status }) => status)).toEqual([201, 201, 409])
  await expectDocumented(call, full)
})
