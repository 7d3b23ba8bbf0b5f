import { expect, test } from 'vitest'
import { placesIn } from '#business/energy/built-in-places.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { placeAsked, segmentAsked } from './customer-said.ts'

const noted = (said: string) => ({ event: 'note', said }) as AdminLead['timeline'][number]
const asks = (message: string, timeline: AdminLead['timeline'] = []) => ({ payload: { message }, timeline })

test.each([
  ['cm', asks('my shop in Ikeja: two freezers, six lamps and a POS'), 'lagos'],
  ['bf', asks('Quel délai pour une installation à Bobo-Dioulasso ?'), 'bobo-dioulasso'],
  ['bf', asks('Une pompe', [noted('Habite à Bobo, secteur 22')]), 'bobo-dioulasso'],
  ['bf', { payload: { state: 'kaya', message: 'vu à Ouaga' }, timeline: [] }, 'kaya'],
  ['bf', asks('Une ferme et une pompe'), undefined],
] as const)('the place that a request of %s asks for', (country, lead, place) => {
  expect(placeAsked(lead, placesIn(country))?.key).toBe(place)
})

test.each([
  [asks('my shop in Ikeja: two freezers'), 'commercial'],
  [asks('Pour ma maison à Saaba'), 'residential'],
  [asks('Pour nous', [noted('Pharmacie, ouverte la nuit')]), 'commercial'],
  [asks('How much?'), null],
] as const)('the kind of place that a request names', (lead, segment) => {
  expect(segmentAsked(lead)).toBe(segment)
})
