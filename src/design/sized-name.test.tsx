import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SizedName } from './sized-name.tsx'

test.each([
  ['LUNA 2.0 13.2kVA / 10kWh', 'LUNA 2.0 |13.2kVA / 10kWh|'],
  ['EB70 1kVA / 760Wh avec panneaux', 'EB70 |1kVA / 760Wh| avec panneaux'],
  ['Panneau 550W', 'Panneau |550W|'],
  ['Deye Plus', 'Deye Plus'],
])('of %s the sizes stay together', (name, parts) => {
  expect(renderToStaticMarkup(<SizedName name={name} />).replaceAll(/<\/?span[^>]*>/g, '|')).toBe(parts)
})
