import { expect, test } from 'vitest'
import { bindWords } from './break-lines.ts'

test.each([
  ['Batteries : « lesquelles » ?', 'Batteries~: «~lesquelles~»~?'],
  ['EB70 1kVA / 760Wh avec panneaux', 'EB70 1kVA~/~760Wh avec panneaux'],
  ['Power M Core', 'Power~M Core'],
  ['Résidentiel / Commercial', 'Résidentiel / Commercial'],
  ['A clinic in Enugu', 'A clinic in Enugu'],
])('%s', (text, bound) => expect(bindWords(text)).toBe(bound.replaceAll('~', '\u00a0')))
