import { expect, test } from 'vitest'
import { listAt, pathUnder, valueAt, withValueAt } from './value-path.ts'

const value = { team: [{ name: 'Awa' }, { name: 'Ada' }] }

test('reads and changes what stands at a path, and leaves the rest as it was', () => {
  const path = pathUnder(pathUnder(pathUnder('', 'team'), 1), 'name')
  expect([path, valueAt(value, path)]).toEqual(['team.1.name', 'Ada'])
  const changed = withValueAt(value, path, 'Ida')
  expect(changed).toEqual({ team: [{ name: 'Awa' }, { name: 'Ida' }] })
  expect(valueAt(changed, 'team.0')).toBe(value.team[0])
  expect(value.team[1]).toEqual({ name: 'Ada' })
})

test('makes what is missing on the way, and finds nothing where nothing is', () => {
  expect(withValueAt({}, 'home.cm.title', 'A')).toEqual({ home: { cm: { title: 'A' } } })
  expect(withValueAt([1], '', [2])).toEqual([2])
  expect(valueAt(value, 'team.7.name')).toBeUndefined()
  expect([listAt(value, 'nothing'), listAt(value, 'team')]).toEqual([[], value.team])
})
