import { expect, test } from 'vitest'
import { defaultUseOf, isApplianceKind } from './appliance-kind.ts'

test('the table of the specification: day, night, essential', () => {
  const rows = Object.entries(defaultUseOf).map(([kind, use]) => [kind, ...Object.values(use)].join(' '))
  expect(rows).toEqual([
    'fridge_freezer 8 16 true',
    'lights 2 6 true',
    'outdoor_security_lights 0 12 true',
    'signboards 2 10 true',
    'tv 3 3 false',
    'fans 6 8 true',
    'iron 1 0 false',
    'microwave_kettle_coffee 0.5 0.5 false',
    'stove 1 1 false',
    'computers 8 0 true',
    'routers_network 8 16 true',
    'phone_charging 2 1 true',
    'printers 2 0 false',
    'projectors 4 0 false',
    'cctv 8 16 true',
    'pos 8 0 true',
    'ice_maker 6 2 false',
    'audio 8 2 false',
    'water_dispenser 4 4 false',
    'sterilizer 2 0 false',
    'air_conditioner 6 6 false',
    'pump 2 0 true',
    'water_heater 2 0 false',
    'washing_machine 1 0 false',
    'cold_room 8 16 true',
    'generator 0 0 false',
    'drill_tools 4 0 false',
    'welding 6 0 false',
    'compressor 4 0 false',
    'cutting_grinder 3 0 false',
    'sewing 6 0 false',
    'other 2 2 false',
  ])
  expect(isApplianceKind('tv')).toBe(true)
  expect(isApplianceKind('toString')).toBe(false)
})
