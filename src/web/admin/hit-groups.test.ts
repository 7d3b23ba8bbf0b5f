import { expect, test } from 'vitest'
import { nearestFirst } from './hit-groups.ts'

const hit = (name: string, about = '') => ({ to: `/${name}`, name, about })
const namesOf = (names: readonly string[], typed: string) =>
  nearestFirst([{ title: 'People', hits: names.map((name) => hit(name)) }], typed, 'Others').map(({ hits }) =>
    hits.map(({ name }) => name),
  )

test('names that begin with what is typed come first, then those that nearly do', () => {
  expect(namesOf(['Jade Eze', 'Ibrahim Zongo', 'Adaeze Okonkwo', 'Bola Adé'], 'Ade')).toEqual([
    ['Bola Adé', 'Jade Eze'],
    ['Adaeze Okonkwo', 'Ibrahim Zongo'],
  ])
})

test('where nothing has it to the letter, the nearest stands first', () => {
  expect(namesOf(['Ibrahim Zongo', 'Adaeze Okonkwo'], 'Adi')).toEqual([['Adaeze Okonkwo', 'Ibrahim Zongo']])
})

test('where a name begins with it, what only looks like it stands folded; where none does, it is open', () => {
  const foldsOf = (names: readonly string[], typed: string) =>
    nearestFirst([{ title: 'People', hits: names.map((name) => hit(name)) }], typed, 'Others').map(
      ({ isFolded = false }) => isFolded,
    )
  expect(foldsOf(['Ngozi Eze', 'Ibrahim Zongo'], 'ngo')).toEqual([false, true])
  expect(foldsOf(['Ibrahim Zongo', 'Bola Adé'], 'ongo')).toEqual([false, false])
})
