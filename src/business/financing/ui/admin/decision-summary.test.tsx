import { expect, test } from 'vitest'
import { anApplication } from '../../../../../tests/support/applications.ts'
import { drawn } from '../../../../../tests/support/drawn.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { documentTypes } from '../../document-type.ts'
import { DecisionSummary } from './decision-summary.tsx'

test('on paper a document that was asked for again and did not come is not received', async () => {
  const application = {
    ...anApplication({
      has: documentTypes.slice(1),
      status: 'approved',
      requestedDocuments: ['residency'],
      timeline: [],
    }),
    affordability: null,
    firstApproverName: null,
  } as unknown as AdminApplication
  const html = await drawn(<DecisionSummary application={application} />, { language: 'en', path: '/' })
  expect(html).toMatch(/Proof of residence[^<]* – asked for again, not received/)
  expect(html).toMatch(/Identity card \(front\)[^<]* – Not received/)
  expect(html.match(/ – received/g)).toHaveLength(3)
})
