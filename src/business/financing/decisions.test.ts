import { expect, test } from 'vitest'
import { decisionsIn } from './decisions.ts'

type Entry = Parameters<typeof decisionsIn>[1][number]
const first: Entry = { id: 1, event: 'first_approval', status: null, actor: 'staff' }
const takenBack: Entry = { id: 2, event: 'approval_taken_back', status: null, actor: 'staff' }
const inReview: Entry = { id: 2, event: 'status', status: 'in_review', actor: 'staff' }
const approved: Entry = { id: 3, event: 'status', status: 'approved', actor: 'staff' }
const withdrawn: Entry = { id: 4, event: 'status', status: 'withdrawn', actor: 'staff' }

test.each<[string, Entry[], Entry | undefined]>([
  ['at once', [first, approved], first],
  // Staff kept the last document that was awaited.
  ['once a document came that staff brought', [first, { ...inReview, actor: 'applicant' }, approved], first],
  ['not one that a decision of staff ended', [first, inReview, approved], undefined],
  ['not one that was taken back', [first, takenBack, approved], undefined],
])('an approval confirms the first of two %s', (_, entries, firstApproval) => {
  const told = { decision: approved, firstApproval }
  expect(decisionsIn({ status: 'approved', firstApproverName: 'Awa' }, entries)).toMatchObject(told)
  expect(decisionsIn({ status: 'withdrawn', firstApproverName: null }, [...entries, withdrawn])).toEqual({
    ...told,
    cancellation: withdrawn,
  })
})

test('of what is undecided the first approval stands alone, unless it was taken back', () => {
  const none = { decision: undefined, cancellation: undefined }
  expect(decisionsIn({ status: 'submitted', firstApproverName: 'Awa' }, [first])).toEqual({
    ...none,
    firstApproval: first,
  })
  expect(decisionsIn({ status: 'submitted', firstApproverName: null }, [first])).toEqual({
    ...none,
    firstApproval: undefined,
  })
})
