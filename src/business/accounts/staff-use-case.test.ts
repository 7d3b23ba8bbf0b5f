import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { done, need, refused } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import type { Staff } from './actor.ts'
import { staffUseCase } from './staff-use-case.server.ts'

const services = {} as Services
const seller: Staff = {
  id: 'a',
  name: 'Amina Bello',
  email: 'amina@example.com',
  role: 'sales',
  hasApp: true,
  needsSecondFactor: false,
  hasOneTimePassword: false,
  isConfirmed: false,
}
const asked: unknown[] = []
const note = staffUseCase(
  { may: 'leads.work', input: z.object({ note: z.string({ error: 'required' }) }) },
  async ({ by }, input, id: number) => {
    asked.push([by.name, input, id])
    return id === 0 ? need(refused('not_found')) : `${by.name}: ${input.note}`
  },
)

test('whoever may not is refused before what they sent is read', async () => {
  expect(await note({ ...services, actor: null }, { note: 1 }, 7)).toEqual(refused('unauthenticated'))
  const editor = { ...seller, role: 'editor' } as const
  expect(await note({ ...services, actor: editor }, { note: 1 }, 7)).toEqual(refused('forbidden'))
  const newcomer = { ...seller, hasOneTimePassword: true }
  expect(await note({ ...services, actor: newcomer }, { note: 'Call' }, 7)).toEqual(refused('password_change_required'))
  expect(asked).toEqual([])
})

test('what is wrong with the request is told by its fields, and nothing is done', async () => {
  const errors = [{ path: 'note', code: 'required' }]
  expect(await note({ ...services, actor: seller }, {}, 7)).toEqual(refused('invalid', { errors }))
  expect(asked).toEqual([])
})

test('the work gets who asks, what was read and what else names the record', async () => {
  const outcome = await note({ ...services, actor: seller }, { note: 'Call', other: 1 }, 7)
  expect(outcome).toEqual(done('Amina Bello: Call'))
  expect(asked).toEqual([['Amina Bello', { note: 'Call' }, 7]])
  expect(await note({ ...services, actor: seller }, { note: 'Call' }, 0)).toEqual(refused('not_found'))
})

test('one that asks for nothing has its arguments as they are', async () => {
  const count = staffUseCase({ may: 'leads.work' }, async ({ by }, first: number, second: number) => [
    by.id,
    first + second,
  ])
  expect(await count({ ...services, actor: seller }, 1, 2)).toEqual(done(['a', 3]))
})
