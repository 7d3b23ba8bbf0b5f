import { afterEach, expect, test, vi } from 'vitest'
import { anApplication } from '../../../../../tests/support/applications.ts'
import { drawn } from '../../../../../tests/support/drawn.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { ReviewTimeline } from './review-timeline.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const entry = {
  id: 1,
  actor: 'staff' as const,
  staffId: null,
  firstNote: null,
  status: null,
  documentType: null,
  note: null,
  staffName: 'Issa',
  staffNote: null,
  concerns: [],
  approvalAbove: null,
  amount: null,
  receivedOn: null,
  means: null,
  reference: null,
  correctsId: null,
  earlierId: null,
}
const at = '2026-03-05T09:00:00.000Z'

test('an application that staff began was sent by nobody else', async () => {
  const submitted = { ...entry, at, event: 'status', status: 'submitted' }
  const begun = { ...anApplication(), timeline: [submitted] } as unknown as AdminApplication
  const html = await drawn(<ReviewTimeline application={begun} />, { language: 'en', path: '/' })
  expect(html).toContain('Opened at the counter or on the phone')
  expect(html).not.toContain('Application submitted')
})

test('a payment that was put right says whether it was less or more than was due', async () => {
  const paid = { ...entry, at, receivedOn: '2026-03-04' }
  const timeline = [
    { ...paid, id: 1, event: 'down_payment_received', amount: 1_050_000 },
    { ...paid, id: 2, event: 'down_payment_corrected', amount: 1_000_000, correctsId: 1 },
    { ...paid, id: 3, event: 'down_payment_corrected', amount: 1_100_000, correctsId: 1 },
    { ...paid, id: 4, event: 'down_payment_corrected', amount: 1_050_000, correctsId: 1 },
  ]
  const application = { ...anApplication({ status: 'approved' }), timeline } as unknown as AdminApplication
  const html = await drawn(<ReviewTimeline application={application} />, { language: 'en', path: '/' })
  expect(html.match(/50\u00a0000\u00a0₦ (?:less|more) than/g)).toEqual([
    '50\u00a0000\u00a0₦ more than',
    '50\u00a0000\u00a0₦ less than',
  ])
})

test('staff read who did what, why an approval was given and over what, on the clock of its country', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const timeline: AdminApplication['timeline'] = [
    { ...entry, at, event: 'assignee', staffNote: 'Awa' },
    { ...entry, at, event: 'assignee' },
    { ...entry, at, event: 'income_read', staffNote: '450000' },
    { ...entry, at, event: 'phone_corrected', staffNote: '0803 765 4321', firstNote: null },
    { ...entry, at, event: 'note', staffNote: 'Calls back on Monday', firstNote: 'Calls on Monday' },
    {
      ...entry,
      at,
      event: 'first_approval',
      staffNote: 'Seen the shop',
      concerns: [{ kind: 'income_absent' }],
      approvalAbove: 5_000_000,
    },
    {
      ...entry,
      at,
      event: 'status',
      status: 'approved',
      note: 'Welcome!',
      staffNote: 'Agreed',
      concerns: [{ kind: 'price_changed', was: 3_500_000, now: 3_900_000 }],
    },
    {
      ...entry,
      at,
      event: 'down_payment_received',
      amount: 1_000_000,
      receivedOn: '2026-03-04',
      staffNote: 'Rest on Monday',
    },
    { ...entry, at, event: 'down_payment_received' },
  ]
  const application = { ...anApplication(), timeline } as unknown as AdminApplication
  const html = await drawn(<ReviewTimeline application={application} isWhole />, { language: 'en', path: '/' })
  // On a screen they are a press away, at every approval.
  const shown = await drawn(<ReviewTimeline application={application} />, { language: 'en', path: '/' })
  const folded = shown
    .match(/<details.*?<\/details>/gs)
    ?.map((list) => list.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'))
  const despite = folded?.filter((words) => words.includes('Despite')) ?? []
  expect(despite).toHaveLength(2)
  expect(despite.join('')).toContain('|Despite 1 warning|income not stated|')
  expect(despite.join('')).toContain('3\u00a0900\u00a0000')
  const said = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
  expect(said.match(/Issa · /g)).toHaveLength(9)
  expect(said.match(/5 March 2026 at 10:00 AM/g)).toHaveLength(9)
  for (const words of [
    '|Given to Awa|',
    '|Given to nobody|',
    '|Income read in the documents|',
    '|450\u00a0000\u00a0₦|',
    '|0803 765 4321, instead of nothing|',
    '|Internal note|',
    '|Calls back on Monday|',
    '|Corrected: see the first words|Calls on Monday|',
    '|First approval given|',
    '|Above 5\u00a0000\u00a0000\u00a0₦, two people must approve.|',
    '|Internal reason: Seen the shop|',
    'Approved despite: income not stated',
    '|Application approved|',
    // Ticked before amounts were kept, it says no more.
    '|Down payment received|Issa · |',
    '|1\u00a0000\u00a0000\u00a0₦ on 4 March 2026|',
    '|Internal reason: Rest on Monday|',
    '|Welcome!|',
    '|Internal reason: Agreed|',
    'Approved despite: price changed, 3\u00a0500\u00a0000\u00a0₦ then, 3\u00a0900\u00a0000\u00a0₦ today',
  ]) {
    expect(said).toContain(words)
  }
})
