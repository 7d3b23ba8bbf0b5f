import { expect, test } from 'vitest'
import { changeLeadStatus, leadStatuses, statusesAfter } from './lead-status.ts'

const allowed = [
  'new contacted',
  'new qualified',
  'new won',
  'new lost',
  'new spam',
  'contacted new',
  'contacted qualified',
  'contacted won',
  'contacted lost',
  'contacted spam',
  'qualified new',
  'qualified contacted',
  'qualified won',
  'qualified lost',
  'won new',
  'won contacted',
  'won qualified',
  'lost new',
  'lost contacted',
  'lost qualified',
  'spam new',
  'spam contacted',
]
const pairs = leadStatuses.flatMap((from) => leadStatuses.map((to) => ({ from, to })))

test('what may follow what', () => {
  const found = pairs.filter(({ from, to }) => statusesAfter(from).includes(to)).map(({ from, to }) => `${from} ${to}`)
  expect(found).toEqual(allowed)
})

test.each(pairs.filter(({ from, to }) => statusesAfter(from).includes(to)))(
  'the change from $from to $to can be taken back',
  ({ from, to }) => {
    expect(statusesAfter(to)).toContain(from)
  },
)

test.each(pairs.filter(({ from, to }) => from !== to && !allowed.includes(`${from} ${to}`)))(
  'from $from to $to is refused',
  ({ from, to }) => {
    expect(changeLeadStatus(from, to)).toMatchObject({
      problem: { code: 'conflict', errors: [{ path: 'status', code: 'status_not_allowed' }] },
    })
  },
)

test.each(leadStatuses)('%s again is no change', (status) => {
  expect(changeLeadStatus(status, status)).toEqual({ ok: true, value: status })
})
