import { afterEach, expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { solutionFields } from '../../../../tests/support/solutions.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import type { ProvenSolution, Testimonial } from '#business/solutions/proven-solution.ts'
import type { ListedSolutionRecord, SolutionRecord } from '#business/solutions/solution-record.ts'
import type { DueTranslationPage } from '#business/translations/due-translation.ts'
import { draftOfSample } from '#business/solutions/ui/admin/solution-draft.ts'
import { provenSolutions } from '#business/solutions/tables.server.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'editor')
afterEach(async () => {
  await db.delete(provenSolutions)
  services.cache.dropAll()
})

const path = '/api/admin/proven-solutions'
const send = async (method: string, address: string, body?: unknown) =>
  api.request(address, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${cookie}; language=en` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const read = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T
const add = (changes = {}) => read<SolutionRecord>(send('POST', path, solutionFields(changes)))

test('the case studies that come with the site can be begun from, without what nobody said', async () => {
  const samples = await read<ProvenSolution[]>(send('GET', `${path}/samples`))
  expect(samples.length).toBeGreaterThan(3)
  expect(samples.filter((sample) => 'testimonial' in sample)).toEqual([])
  for (const sample of samples) {
    const made = await send('POST', path, { ...draftOfSample(sample), isPublished: true })
    expect([made.status, (await read<SolutionRecord>(made)).title]).toEqual([201, sample.title])
  }
  expect((await read<SolutionRecord[]>(send('GET', path))).map(({ sector }) => sector)).toContain('industrial')
})

test('a solution is made, read, changed and removed', async () => {
  const response = await send('POST', path, solutionFields())
  expect(response.status).toBe(201)
  const made = await read<SolutionRecord>(response)
  expect(await read(send('GET', path))).toEqual([{ ...made, toTranslate: ['en'] }])
  expect(await read(send('GET', `${path}/${made.id}`))).toEqual(made)
  const changed = await send('PUT', `${path}/${made.id}`, solutionFields({ title: 'Neuf', updatedAt: made.updatedAt }))
  expect(changed.status).toBe(200)
  expect(await read(changed)).toMatchObject({ id: made.id, title: 'Neuf' })
  const removed = await send('DELETE', `${path}/${made.id}`)
  expect([removed.status, await removed.text()]).toEqual([204, ''])
  expect((await send('GET', `${path}/${made.id}`)).status).toBe(404)
  expect((await send('GET', `${path}/12abc`)).status).toBe(404)
})

test('the list and the translations agree on what is to be translated', async () => {
  const due = async () => (await read<DueTranslationPage>(send('GET', '/api/admin/translations?kind=solution'))).items
  const listed = async () =>
    (await read<ListedSolutionRecord[]>(send('GET', path))).map(({ toTranslate }) => toTranslate)
  const head = { locationEn: 'Koudougou', beneficiariesEn: '12,000 patients' }
  const { id } = await add({ ...head, descriptionEn: '', impactEn: '' })
  expect(await listed()).toEqual([['en']])
  expect((await due()).map(({ missing }) => missing)).toEqual([{ fr: [], en: ['description', 'impact'] }])
  await send('PUT', `${path}/${id}`, { descriptionEn: 'The cold chain holds.', impactEn: 'No vaccine lost.' })
  expect(await listed()).toEqual([[]])
  expect(await due()).toEqual([])
})

test('a blank field is named in the specified words', async () => {
  const response = await send('POST', path, {})
  expect(response.status).toBe(422)
  const { errors = [] } = await read<ProblemDetails>(response)
  expect(errors.map(({ message }) => message)).toEqual([
    'Title is required',
    'Description is required',
    'Impact description is required',
    'Location is required',
    'Date is required',
    'Beneficiaries information is required',
    'System capacity is required',
  ])
})

test('a draft is saved with its title alone; publishing it asks for the rest', async () => {
  const made = await send('POST', path, { title: 'Clinique de Koudougou', isPublished: false })
  expect(made.status).toBe(201)
  const { id } = await read<SolutionRecord>(made)
  const published = await send('PUT', `${path}/${id}`, { isPublished: true, location: 'Koudougou' })
  expect(published.status).toBe(422)
  const { errors = [] } = await read<ProblemDetails>(published)
  expect(errors.map((each) => each.path)).toEqual(['description', 'impact', 'date', 'beneficiaries', 'capacity'])
})

test('an edit of an older version gets 409 and what is there now', async () => {
  const made = await add()
  const current = await read<SolutionRecord>(send('PUT', `${path}/${made.id}`, { capacity: '20kVA' }))
  const response = await send('PUT', `${path}/${made.id}`, { title: 'Trop tard', updatedAt: made.updatedAt })
  expect(response.status).toBe(409)
  expect(await read(response)).toMatchObject({ code: 'stale', current })
})

test('the public reads it at the next request, its testimonial too, and no draft', async () => {
  await read(api.request('/api/proven-solutions'))
  const said = { customerName: 'Awa', customerQuote: 'Plus une panne.' }
  const made = await add(said)
  const listed = () => read<ProvenSolution[]>(api.request('/api/proven-solutions'))
  const quotes = () => read<Testimonial[]>(api.request('/api/testimonials'))
  expect((await listed()).map(({ id }) => id)).toEqual([made.id])
  expect(await quotes()).toMatchObject([{ solutionId: made.id, customerQuote: 'Plus une panne.' }])
  await send('PUT', `${path}/${made.id}`, { isPublished: false })
  expect((await listed()).map(({ id }) => id)).not.toContain(made.id)
  expect((await quotes()).map(({ solutionId }) => solutionId)).not.toContain(made.id)
  expect((await api.request(`/api/proven-solutions/${made.id}`)).status).toBe(404)
})
