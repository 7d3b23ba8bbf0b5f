import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundedUsage, changeDraft, emptyDraft, type AuditDraft, type DraftAction } from './audit-draft.ts'

const segment = 'residential'
const fridge = { id: 2, kind: 'fridge_freezer' } as const
const kettle = { id: 7, kind: 'microwave_kettle_coffee' } as const
const after = (...actions: DraftAction[]) => actions.reduce<AuditDraft>(changeDraft, emptyDraft)
const tick = (appliance: typeof fridge | typeof kettle): DraftAction => ({ type: 'tick', segment, appliance })

describe('ticking', () => {
  test('adds one, with the hours and the flag of its kind', () => {
    expect(after(tick(fridge), tick(kettle)).lines.residential).toEqual([
      { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 7, quantity: 1, hoursDay: 0.5, hoursNight: 0.5, isEssential: false },
    ])
  })

  test('twice is ticking once', () => {
    expect(after(tick(fridge), tick(fridge)).lines.residential).toHaveLength(1)
  })

  test('is undone by unticking', () => {
    const unticked = after(tick(fridge), tick(kettle), { type: 'untick', segment, id: 2 })
    expect(unticked.lines.residential.map(({ applianceId }) => applianceId)).toEqual([7])
  })

  test('leaves the list of the other project type alone', () => {
    const draft = after(tick(fridge), { type: 'chooseSegment', segment: 'commercial' })
    expect(draft).toMatchObject({ segment: 'commercial', lines: { commercial: [] } })
    expect(draft.lines.residential).toHaveLength(1)
  })
})

describe('a preset', () => {
  const line = { quantity: 3, hoursDay: 1, hoursNight: 1, isEssential: true }
  const lines = [
    { applianceId: 2, ...line },
    { applianceId: 7, ...line },
  ]
  const start = (anew: boolean): DraftAction => ({ type: 'startFrom', segment, lines, anew })

  test('starts an empty list', () => {
    expect(after(start(false)).lines.residential).toEqual(lines)
  })

  test('takes nothing away from a list that was touched, and adds what it lacks', () => {
    expect(after(tick(fridge), start(false)).lines.residential).toEqual([
      { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
      { applianceId: 7, ...line },
    ])
  })

  test('takes the place of another that nobody touched', () => {
    expect(after(tick(fridge), start(true)).lines.residential).toEqual(lines)
  })

  test('grows no list beyond what a request may carry', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...line, applianceId: index + 1 }))
    expect(after({ type: 'startFrom', segment, lines: many, anew: false }).lines.residential).toHaveLength(200)
  })
})

test('hours of supply are whole, 1 to 24, and go with the grid', () => {
  expect(after({ type: 'setGrid', grid: true, hours: 99 })).toMatchObject({ grid: true, gridHours: 24 })
  expect(after({ type: 'setGrid', grid: false, hours: null })).toMatchObject({ grid: false, gridHours: null })
})

describe('a line', () => {
  const changed = (change: Extract<DraftAction, { type: 'change' }>['change']) =>
    after(tick(fridge), { type: 'change', segment, id: 2, change }).lines.residential[0]

  test.each([
    [0, 1],
    [-3, 1],
    [7.4, 7],
    [5000, 1000],
  ])('asked for a quantity of %s has %s', (asked, quantity) => {
    expect(changed({ quantity: asked })?.quantity).toBe(quantity)
  })

  test('keeps its hours within the day and the night', () => {
    expect(changed({ hoursDay: 9, hoursNight: -1 })).toMatchObject({ hoursDay: 8, hoursNight: 0 })
  })

  test('can be made optional', () => {
    expect(changed({ isEssential: false })?.isEssential).toBe(false)
  })

  test('splits a total by the rule: 30 percent to the day, whole hours', () => {
    const split = after(tick(fridge), { type: 'setTotalHours', segment, id: 2, hours: 10 })
    expect(split.lines.residential[0]).toMatchObject({ hoursDay: 3, hoursNight: 7 })
  })

  test('is never out of what the server accepts', () => {
    const figure = fc.double({ noNaN: true, noDefaultInfinity: true })
    const usage = fc.record({ quantity: figure, hoursDay: figure, hoursNight: figure })
    fc.assert(
      fc.property(usage, (figures) => {
        const bounded = boundedUsage({ applianceId: 1, isEssential: true, ...figures })
        expect(Number.isInteger(bounded.quantity)).toBe(true)
        expect(bounded.quantity >= 1 && bounded.quantity <= 1000).toBe(true)
        expect(bounded.hoursDay >= 0 && bounded.hoursDay <= 8).toBe(true)
        expect(bounded.hoursNight >= 0 && bounded.hoursNight <= 16).toBe(true)
      }),
    )
  })
})

test('the place is remembered for each country', () => {
  const draft = after(
    { type: 'choosePlace', country: 'cm', place: 'kano' },
    { type: 'choosePlace', country: 'bf', place: 'kaya' },
  )
  expect(draft.places).toEqual({ cm: 'kano', bf: 'kaya' })
})

test('backup hours start at 8 and stay within 1 to 24', () => {
  expect(emptyDraft).toMatchObject({ backupHours: 8, calculatedHours: 12 })
  expect(after({ type: 'setBackupHours', hours: 99 }).backupHours).toBe(24)
  expect(after({ type: 'calculated', hours: 0 }).calculatedHours).toBe(1)
})
