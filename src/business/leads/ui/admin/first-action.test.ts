import { expect, test } from 'vitest'
import { firstAction } from './first-action.ts'

const message = { kind: 'message', status: 'new', file: null, assigneeId: null } as const
const file = { name: 'cv.pdf', mediaType: 'application/pdf', size: 1 } satisfies NonNullable<
  Parameters<typeof firstAction>[0]['file']
>

test('what is nobody’s is taken first, whatever it has become', () => {
  expect(firstAction(message)).toBe('take')
  expect(firstAction({ ...message, status: 'contacted' })).toBe('take')
})

test('what is somebody’s, a colleague’s too, is answered, then moved on', () => {
  expect(firstAction({ ...message, assigneeId: 'ada' })).toBe('call')
  expect(firstAction({ ...message, assigneeId: 'ada', status: 'contacted' })).toBe('status')
  expect(firstAction({ ...message, assigneeId: 'ada', status: 'qualified' })).toBe('call')
})

test('who applies for a job is read first, and then taken', () => {
  const job = { ...message, kind: 'job_application', file } as const
  expect(firstAction(job)).toBe('file')
  expect(firstAction({ ...job, status: 'contacted' })).toBe('take')
  expect(firstAction({ ...job, file: null })).toBe('take')
})
