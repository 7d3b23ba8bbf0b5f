import { deye } from './deye.ts'
import { ecoBeast } from './eco-beast.ts'
import { ivem } from './ivem.ts'
import { luna } from './luna.ts'
import { panel } from './panel.ts'
import { placeholder } from './placeholder.ts'
import { homeStation, largeStation, portable } from './portable.ts'
import { powerM } from './power-m.ts'

/** Every picture of the catalogue by the slug of its product: one battery module, drawer or unit drawn per 5 kWh. */
export function productPictures(): Record<string, string> {
  return {
    'power-m-3kva-5kwh': powerM(1, { head: 76 }),
    'power-m-6kva-10kwh': powerM(2),
    'power-m-6kva-15kwh': powerM(3),
    'power-m-core': powerM(1, { tier: 1 }),
    'power-m-plus': powerM(2, { tier: 2 }),
    'power-m-elite': powerM(3, { tier: 3 }),
    'eco-beast-6kva-5kwh': ecoBeast(1),
    'eco-beast-6kva-10kwh': ecoBeast(2),
    'eco-beast-6kva-15kwh': ecoBeast(3),
    'eco-beast-core': ecoBeast(1, { tier: 1 }),
    'eco-beast-plus': ecoBeast(2, { tier: 2 }),
    'eco-beast-elite': ecoBeast(3, { tier: 3 }),
    'bluetti-ac200max': largeStation(),
    'bluetti-eb70': portable(false),
    'bluetti-eb70-panels': portable(true),
    'bluetti-core': homeStation(),
    'ivem-3024-3kva-5kwh': ivem('small'),
    'ivem-5048-5kva-10kwh': ivem('large'),
    'luna-13-2kva-10kwh': luna(2),
    'luna-13-2kva-15kwh': luna(3),
    'deye-core': deye(1),
    'deye-plus': deye(2),
    'deye-elite': deye(3),
    'panel-550w': panel(6, 24, 1134 / 2278),
    'panel-600w': panel(6, 20, 1303 / 2172),
    placeholder: placeholder(),
  }
}
