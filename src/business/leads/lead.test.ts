import { expect, test } from 'vitest'
import { leadReference } from './lead.ts'

test.each([
  ['consultation', 1, 'CON-000001'],
  ['order', 123, 'ORD-000123'],
  ['appointment', 999_999, 'APP-999999'],
  ['job_application', 1_000_000, 'JOB-1000000'],
  ['message', 7, 'MSG-000007'],
] as const)('%s %i is %s', (kind, id, reference) => expect(leadReference(kind, id)).toBe(reference))
