import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { submitted } from '../../../../tests/support/submitted-application.ts'
import type { AdminApplication, KnownApplication } from '#business/financing/admin-application.ts'

const { api, services } = await testApi({ env: { REQUIRE_2FA: 'off', RATE_LIMITS: 'off' }, now: new Date() })
const { cookie } = await signedIn(api, services, 'sales')

const ask = (body: object) =>
  api.request('/api/admin/applications/known', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
const known = async (body: object) => ((await (await ask(body)).json()) as KnownApplication[]).map(({ id }) => id)

test('what somebody has applied for is known by any spelling of their phone and by their mail, the newest first', async () => {
  const first = await submitted(api, { phone: '0803 765 4321', email: 'known@example.com', fullName: 'Awa Sow' })
  const second = await submitted(api, { phone: '+234 803 765 4321', email: 'other@example.com' })
  await submitted(api, { phone: '0803 000 0001', email: 'stranger@example.com' })
  expect(await known({ phone: '08037654321' })).toEqual([second.id, first.id])
  expect(await known({ email: 'Known@Example.com' })).toEqual([first.id])
  expect(await known({ phone: '+2348037654321', email: 'known@example.com', country: 'bf' })).toEqual([
    second.id,
    first.id,
  ])
  expect(await known({ phone: '0809 999 9999' })).toEqual([])
  expect((await ask({})).status).toBe(422)
  // The one that is open is led to from the other, whatever became of either.
  const opened = await api.request(`/api/admin/applications/${second.id}`, { headers: { cookie } })
  expect(((await opened.json()) as AdminApplication).others).toMatchObject([
    { id: first.id, status: 'submitted', fullName: 'Awa Sow', runningPayment: null },
  ])
})
