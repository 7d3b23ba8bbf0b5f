import { expect, test } from 'vitest'
import { needsNamed, placesNamed } from './named-in-question.ts'

const needs = [
  { key: 'fridge', name: 'Réfrigérateur', nameEn: 'Fridge' },
  { key: 'pump', name: 'Pompe à eau', nameEn: 'Water pump' },
  { key: 'bar', name: 'Bar ou maquis', nameEn: 'Bar' },
  { key: 'cooling', name: 'Climatiseur 1 CV', nameEn: '1 HP AC' },
]

test.each([
  ['REFRIGERATEURS', ['fridge']],
  ['solaire pour une pompe', ['pump']],
  ['fridge and water pump', ['fridge', 'pump']],
  ['maqui', ['bar']],
  ['air conditioner', ['cooling']],
  ['1.5 HP AC price', ['cooling']],
  ['aircon', ['cooling']],
  ['clim', ['cooling']],
  ['à', []],
  ['barre', []],
  ['', []],
])('%s names %j', (question, keys) => {
  expect(needsNamed(needs, question).map(({ key }) => key)).toEqual(keys)
})

const places = [
  { key: 'kano', region: 'Kano', city: 'Kano' },
  { key: 'rivers', region: 'Rivers', city: 'Port Harcourt' },
  { key: 'bobo-dioulasso', region: 'Guiriko', city: 'Bobo-Dioulasso' },
]

test.each([
  ['solar in KANO', ['kano']],
  ['port harcourt', ['rivers']],
  ['bobo-dioulasso', ['bobo-dioulasso']],
  ['Port', []],
  ['kanoo', []],
  ['', []],
])('%s names the places %j', (question, keys) => {
  expect(placesNamed(places, question).map(({ key }) => key)).toEqual(keys)
})
