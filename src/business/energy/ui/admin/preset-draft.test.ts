import { expect, test } from 'vitest'
import { presets } from '../../built-in-presets.ts'
import type { EditedPreset } from '../../preset-list.ts'
import { movedAmong, usualLine, withPreset } from './preset-draft.ts'

const list: EditedPreset[] = presets.map(({ key, segment, name, nameEn, lines }) => {
  return { key, segment, name, nameEn, isHidden: false, lines: [...lines] }
})
const keys = (some: readonly EditedPreset[]) => some.map(({ key }) => key)
const named = (key: string) => {
  const found = list.find((preset) => preset.key === key)
  if (!found) throw new Error(key)
  return found
}

test('a kind of place moves past its neighbour of the same project type, and no further than the ends', () => {
  expect(keys(movedAmong(list, named('salon'), -1)).slice(0, 5)).toEqual([
    'studio',
    'family-home',
    'salon',
    'shop',
    'bar',
  ])
  expect(keys(movedAmong(list, named('salon'), 1)).slice(2, 5)).toEqual(['shop', 'bar', 'salon'])
  expect(movedAmong(list, named('shop'), -1)).toBe(list)
  expect(movedAmong(list, named('family-home'), 1)).toBe(list)
})

test('a changed one stands where it stood', () => {
  const changed = withPreset(list, { ...named('bar'), name: 'Maquis' })
  expect(keys(changed)).toEqual(keys(list))
  expect(changed.find(({ key }) => key === 'bar')?.name).toBe('Maquis')
})

test('an added appliance runs as its kind does', () => {
  const fridge = {
    id: 2,
    name: '',
    nameEn: '',
    power: 1,
    dutyCycle: 1,
    surgeFactor: 1,
    kind: 'fridge_freezer',
  } as const
  expect(usualLine(fridge)).toEqual({ applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true })
})
