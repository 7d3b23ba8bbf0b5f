import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditRequestSchema } from '../audit-request.ts'
import { changeDraft, emptyDraft } from './audit-draft.ts'
import { restoreDraft } from './restore-draft.ts'

const line = { applianceId: 2, quantity: 3, hoursDay: 8, hoursNight: 16, isEssential: true }

test('a draft comes back as it was kept', () => {
  const ticked = changeDraft(emptyDraft, {
    type: 'tick',
    segment: 'commercial',
    appliance: { id: 91, kind: 'fridge_freezer' },
  })
  const site = { places: { cm: 'kano' }, grid: true, gridHours: 9, phases: 3, spend: { cm: { fuel: 60_000 } } }
  const draft = { ...ticked, ...site, backupHours: 6, calculatedHours: 6 }
  expect(restoreDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, '', '{', 'null', '[]', '"text"', '{"lines":7}'])('nothing readable (%s) is an empty draft', (kept) => {
  expect(restoreDraft(kept)).toEqual(emptyDraft)
})

test('a draft of the time before presets and hours of supply loses nothing', () => {
  const older = { segment: 'residential', lines: { residential: [line], commercial: [] }, places: { cm: 'kano' } }
  const kept = { ...older, grid: true, backupHours: 5, calculatedHours: 5 }
  expect(restoreDraft(JSON.stringify(kept))).toEqual({ ...emptyDraft, ...kept })
})

describe('of a damaged draft', () => {
  const restored = (draft: object) => restoreDraft(JSON.stringify(draft))

  test('the lines that can be read are kept, once each and within bounds', () => {
    const lines = [
      line,
      null,
      { applianceId: 'x' },
      { ...line, quantity: 9 },
      { ...line, applianceId: 5, hoursDay: 99 },
    ]
    expect(restored({ lines: { residential: lines } }).lines.residential).toEqual([
      line,
      { ...line, applianceId: 5, hoursDay: 8 },
    ])
  })

  test('what is not of its kind falls back to the start', () => {
    const spend = { cm: { fuel: -1, power: 2.5 }, bf: 'all', xx: { fuel: 1 } }
    const site = { places: { cm: 4, xx: 'y' }, grid: 'yes', gridHours: 8, phases: 2, spend }
    expect(restored({ segment: 'farm', ...site, backupHours: 'all' })).toEqual(emptyDraft)
  })

  test('no more lines come back than a request may carry', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...line, applianceId: index + 1 }))
    expect(restored({ lines: { residential: many } }).lines.residential).toHaveLength(200)
  })

  test('whatever is left can be sent', () => {
    const anything = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.boolean())
    const usage = fc.record({
      applianceId: fc.oneof(fc.integer(), anything),
      quantity: anything,
      hoursDay: anything,
      hoursNight: anything,
      isEssential: anything,
    })
    const damaged = fc.record({ lines: fc.record({ residential: fc.array(usage) }), backupHours: anything })
    fc.assert(
      fc.property(damaged, (kept) => {
        const { lines, backupHours, segment } = restored(kept)
        const request = { applianceUsage: [line, ...lines.residential], backupHours, clientType: segment }
        expect(auditRequestSchema.safeParse(request).success).toBe(true)
      }),
    )
  })
})
