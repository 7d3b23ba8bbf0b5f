import { expect, test } from 'vitest'
import { firstAction } from './first-action.ts'

const message = { kind: 'message', status: 'new', file: null, assigneeId: null } as const
const file = { name: 'cv.pdf', mediaType: 'application/pdf', size: 1 } satisfies NonNullable<
  Parameters<typeof firstAction>[0]['file']
>

test('what is nobody’s or somebody else’s is taken first, whatever it has become', () => {
  expect(firstAction(message, 'ada')).toBe('take')
  expect(firstAction({ ...message, status: 'contacted' }, 'ada')).toBe('take')
  expect(firstAction({ ...message, assigneeId: 'issa' }, 'ada')).toBe('take')
  expect(firstAction(message, undefined)).toBe('take')
})

test('what is one’s own is answered, then moved on', () => {
  expect(firstAction({ ...message, assigneeId: 'ada' }, 'ada')).toBe('call')
  expect(firstAction({ ...message, assigneeId: 'ada', status: 'contacted' }, 'ada')).toBe('status')
  expect(firstAction({ ...message, assigneeId: 'ada', status: 'qualified' }, 'ada')).toBe('call')
})

test('who applies for a job is read first, and then taken', () => {
  const job = { ...message, kind: 'job_application', file } as const
  expect(firstAction(job, 'ada')).toBe('file')
  expect(firstAction({ ...job, status: 'contacted' }, 'ada')).toBe('take')
  expect(firstAction({ ...job, file: null }, 'ada')).toBe('take')
})
