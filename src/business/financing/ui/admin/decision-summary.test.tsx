import { expect, test } from 'vitest'
import { anApplication } from '../../../../../tests/support/applications.ts'
import { drawn } from '../../../../../tests/support/drawn.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { DecisionSummary } from './decision-summary.tsx'

/** Approved without its first document, one that was asked for again not come. */
function approved(states: Readonly<Partial<Record<DocumentType, object>>> = {}): AdminApplication {
  const application = anApplication({
    has: documentTypes.slice(1),
    status: 'approved',
    requestedDocuments: ['residency'],
    timeline: [],
  })
  const documents = application.documents.map((document) =>
    Object.assign({}, document, { fault: null, checkedAt: null, openedAt: null, openings: [] }, states[document.type]),
  )
  return { ...application, documents, affordability: null, firstApproverName: null } as unknown as AdminApplication
}

const onPaper = (application: AdminApplication) =>
  drawn(<DecisionSummary application={application} />, { language: 'en', path: '/' })

test('on paper a document that was asked for again and did not come is not received', async () => {
  const html = await onPaper(approved())
  expect(html).toMatch(/Proof of residence[^<]* – asked for again, not received/)
  expect(html).toMatch(/Identity card \(front\)[^<]* – Not received/)
  expect(html.match(/ – received/g)).toHaveLength(3)
})

test('on paper a document that somebody checked is so, and how they saw what no screen showed', async () => {
  const at = '2026-11-29T09:00:00.000Z'
  const html = await onPaper(
    approved({
      bank_statements: {
        checkedAt: at,
        checkedBy: 'Issa',
        openedAt: at,
        openedBy: 'Awa',
        openings: [
          { by: 'Awa', at },
          { by: 'Issa', at: '2026-11-30T09:00:00.000Z' },
        ],
      },
      id_card_back: { fault: 'damaged', checkedAt: at, seenElsewhere: 'The original in the shop' },
      employment: { fault: 'damaged' },
    }),
  )
  expect(html).toMatch(/Bank statements[^<]* – Opened by Awa on [^<]*Opened by Issa on [^<]*Checked by Issa on /)
  expect(html).toMatch(/Identity card \(back\)[^<]* – received, seen elsewhere: The original in the shop/)
  expect(html).toMatch(/Proof of employment[^<]* – received, can’t be read/)
})

test('on paper what was cancelled keeps who approved it and despite what, and has no schedule', async () => {
  const step = {
    event: 'status',
    actor: 'staff',
    note: null,
    documentType: null,
    earlierId: null,
    correctsId: null,
    amount: null,
  }
  const told = Object.assign({ approvalAbove: null, concerns: [] }, step)
  const at = '2026-11-29T09:00:00.000Z'
  const timeline = [
    { ...told, id: 1, at, status: 'approved', staffName: 'Issa', staffNote: 'Known to us for years' },
    {
      ...told,
      id: 2,
      at: '2026-11-30T09:00:00.000Z',
      status: 'withdrawn',
      staffName: 'Awa',
      staffNote: 'Moves abroad',
    },
  ]
  const cancelled = { ...approved(), status: 'withdrawn', timeline } as unknown as AdminApplication
  const html = await onPaper(cancelled)
  expect(html).toMatch(/<p>Approved by Issa on [^<]*Known to us for years/)
  expect(html).toMatch(/<p>Closed as withdrawn by Awa on [^<]*Moves abroad/)
  const schedule = /Payment schedule/
  expect(html).not.toMatch(schedule)
  expect(await onPaper({ ...cancelled, status: 'approved' })).toMatch(schedule)
})

test('on paper every moment is on the country’s clock, whoever prints it, and the page says so', async () => {
  const late = '2026-11-29T23:30:00.000Z'
  const html = await onPaper(approved({ bank_statements: { checkedAt: late, checkedBy: 'Issa' } }))
  expect(html).toMatch(/Checked by Issa on 30 November 2026 at 12:30 AM/)
  expect(html.match(/times as in Nigeria/g)).toHaveLength(1)
})
