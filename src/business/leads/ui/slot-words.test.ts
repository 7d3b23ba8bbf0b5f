import { expect, test } from 'vitest'
import { wordsOf } from '../../../../tests/support/words.ts'
import { slotLabel } from './slot-words.ts'

test('a clock of twelve hours has headings in the place of AM and PM, one of twenty-four has neither', async () => {
  const [fr, en] = [await wordsOf('fr'), await wordsOf('en')]
  expect(slotLabel('appointment', '11:30', en)).toEqual({ label: '11:30', part: 'Morning' })
  expect(slotLabel('appointment', '12:00', en)).toEqual({ label: '12:00', part: 'Afternoon' })
  expect(slotLabel('visit', '14:00-16:00', en)).toEqual({ label: '2:00', part: 'Afternoon' })
  expect([slotLabel('appointment', '11:30', fr), slotLabel('consultation', '2-3pm', fr)]).toEqual([
    { label: '11\u00A0h\u00A030' },
    { label: '14\u00A0h' },
  ])
  expect(slotLabel('appointment', 'none of ours', en)).toEqual({ label: 'none of ours' })
})
