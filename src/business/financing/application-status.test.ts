import { describe, expect, test } from 'vitest'
import { applicationStatuses, changesFrom, changeStatus } from './application-status.ts'

describe('the applicant', () => {
  test.each([
    ['draft', ['submitted']],
    ['submitted', ['withdrawn']],
    ['in_review', ['withdrawn']],
    ['more_info_needed', ['in_review', 'withdrawn']],
    ['approved', ['withdrawn']],
    ['declined', []],
    ['withdrawn', []],
  ] as const)('can make of %s: %j', (status, next) => {
    expect(changesFrom(status, 'applicant')).toEqual(next)
  })
})

describe('staff', () => {
  test.each([
    ['draft', []],
    ['submitted', ['in_review', 'more_info_needed', 'approved', 'declined', 'withdrawn']],
    ['in_review', ['more_info_needed', 'approved', 'declined', 'withdrawn']],
    ['more_info_needed', ['in_review', 'approved', 'declined', 'withdrawn']],
    ['approved', ['in_review', 'withdrawn']],
    ['declined', ['in_review']],
    ['withdrawn', []],
  ] as const)('can make of %s: %j', (status, next) => {
    expect(changesFrom(status, 'staff')).toEqual(next)
  })
})

test('what the table does not allow is refused, staying included', () => {
  for (const from of applicationStatuses) {
    for (const to of applicationStatuses) {
      for (const actor of ['applicant', 'staff'] as const) {
        const allowed = changesFrom(from, actor).includes(to)
        expect(changeStatus(from, to, actor)).toEqual(
          allowed
            ? { ok: true, value: to }
            : { ok: false, problem: { code: 'conflict', errors: [{ path: 'status', code: 'status_not_allowed' }] } },
        )
      }
    }
    expect(changesFrom(from, 'staff')).not.toContain(from)
  }
})
