import { expect, test } from 'vitest'
import { testApi } from '../../../tests/support/api.ts'

const { api } = await testApi()
const order = { productId: 2, quantity: 1, fullName: 'Awa Traoré', phoneNumber: '+2348030000000' }
const send = async (body: BodyInit) => {
  const headers = { 'content-type': 'application/json' }
  return api.request('/api/orders', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

/** A body of which nothing comes until `end` is called. */
function stalledBody() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      begun.resolve()
      await ended
      controller.close()
    },
  })
  return { stream, end, begun: begun.promise }
}

test('bodies that are still on their way leave the share of an address to others', async () => {
  const stalled = Array.from({ length: 60 }, stalledBody)
  const pending = stalled.map(({ stream }) => send(stream))
  await Promise.all(stalled.map(({ begun }) => begun))
  expect((await send(JSON.stringify(order))).status).toBe(201)
  for (const { end } of stalled) end()
  const answers = await Promise.all(pending)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
})
