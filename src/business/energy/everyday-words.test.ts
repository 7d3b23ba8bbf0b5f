import { describe, expect, test } from 'vitest'
import { appliances, categoriesFor } from './built-in-appliances.ts'
import { searchAppliances } from './everyday-words.ts'

const atHome = categoriesFor('residential').flatMap((category) => category.appliances)
const found = (query: string, among = atHome) => searchAppliances(among, query).map(({ nameEn }) => nameEn)
const kindsFound = (query: string) =>
  [...new Set(searchAppliances(appliances, query).map(({ kind }) => kind))].toSorted()

describe('names', () => {
  test.each([
    ['refrigerateur', ['Refrigerator (single door)', 'Refrigerator (double door)', 'Mini fridge']],
    ['RÉFRI', ['Refrigerator (single door)', 'Refrigerator (double door)', 'Mini fridge']],
    ['eclairage led', ['Outdoor security light (LED)']],
    ["d'encre", ['Printer (inkjet)']],
    ['inkj', ['Printer (inkjet)']],
    ['led  exterieur', ['Outdoor security light (LED)', 'Flood light (LED)']],
    ['Wi-Fi', ['Wi-Fi router', 'Internet modem', 'Satellite internet kit']],
    ['ampoules 9', ['LED bulb 9 W']],
    ['tv 43', ['LED TV 43 in']],
    ['submarine', []],
  ])('%s', (query, expected) => {
    expect(found(query).toSorted()).toEqual(expected.toSorted())
  })

  test('an appliance is found by its whole name in either language', () => {
    for (const appliance of appliances) {
      expect(searchAppliances(appliances, appliance.name)).toContain(appliance)
      expect(searchAppliances(appliances, appliance.nameEn)).toContain(appliance)
    }
  })
})

describe('the words of every day, of both countries', () => {
  test.each([
    ['AC', ['air_conditioner']],
    ['a/c', ['air_conditioner']],
    ['aircon', ['air_conditioner']],
    ['clim', ['air_conditioner']],
    ['split', ['air_conditioner']],
    ['frigo', ['cold_room', 'fridge_freezer']],
    ['deep freezer', ['fridge_freezer']],
    ['congélo', ['fridge_freezer']],
    ['wifi', ['routers_network']],
    ['box', ['routers_network', 'signboards']],
    ['pc', ['computers']],
    ['ordi', ['computers']],
    ['laptop', ['computers']],
    ['ampoule', ['lights']],
    ['bulbs', ['lights']],
    ['borehole', ['pump']],
    ['forage', ['pump']],
    ['sumo', ['pump']],
    ['ventilo', ['fans']],
    ['télé', ['tv']],
    ['décodeur', ['tv']],
    ['DStv', ['tv']],
    ['gen', ['generator']],
    ['tpe', ['pos']],
  ])('%s', (query, kinds) => {
    expect(kindsFound(query)).toEqual(kinds)
  })

  test('"AC" finds no coffee machine, "lumière" every lamp, "fer" irons', () => {
    expect(found('AC')).toHaveLength(4)
    expect(kindsFound('lumière')).toEqual(['lights', 'outdoor_security_lights'])
    expect(found('fer')).toEqual(['Electric iron', 'Steam iron'])
    expect(found('deep freezer')).toEqual(['Chest freezer (small)', 'Chest freezer (large)'])
  })
})
