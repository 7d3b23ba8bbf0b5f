import type * as z from 'zod/mini'
import type { auditRequestSchema, yearRequestSchema } from '#business/energy/audit-request.ts'
import type { compareRequestSchema } from '#business/energy/compare-systems.ts'
import type { recommendationRequestSchema } from '#business/energy/recommendation-request.ts'
import { segments } from '#business/energy/segment.ts'
import { countryParameter, listOf, one, type OperationGroup, type Parameter } from './operation.ts'

const auditExample: z.input<typeof auditRequestSchema> = {
  applianceUsage: [
    { applianceId: 2, quantity: 1, hoursDay: 8, hoursNight: 16, isEssential: true },
    { applianceId: 7, quantity: 3, hoursDay: 6, hoursNight: 8, isEssential: false },
  ],
  backupHours: 12,
  clientType: 'residential',
  country: 'cm',
  place: 'kano',
  grid: true,
  band: 'C',
  phases: 1,
  spend: { fuel: 60_000, power: 25_000 },
}

const yearExample: z.input<typeof yearRequestSchema> = { ...auditExample, productId: 2, units: 1, panels: 6 }

const compareExample: z.input<typeof compareRequestSchema> = { ...auditExample, productIds: [2, 5] }

const recommendationExample: z.input<typeof recommendationRequestSchema> = {
  segment: 'commercial',
  dailyWhEssential: 6000,
  dailyWhNonEssential: 2500,
  peakWRequired: 2400,
  country: 'bf',
}

const segmentParameter: Parameter = {
  in: 'query',
  name: 'segment',
  description: 'Both when absent.',
  schema: { type: 'string', enum: [...segments] },
}

const keyParameter = (description: string, example: string): Parameter => ({
  in: 'path',
  name: 'key',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** The routes of the energy audit. */
export const energyOperations: OperationGroup = {
  tag: 'Energy',
  description: 'From appliances to what a solar system must do, and the product that does it.',
  operations: [
    {
      id: 'listAppliances',
      method: 'get',
      path: '/appliances',
      summary: 'Every appliance that can be ticked',
      status: 200,
      answer: listOf('Appliance', 'The appliances.'),
    },
    {
      id: 'listAppliancesByCategory',
      method: 'get',
      path: '/appliances/by-category',
      summary: 'The appliances, shelf by shelf',
      parameters: [segmentParameter],
      status: 200,
      answer: listOf('ApplianceCategory', 'The categories.'),
      problems: ['invalid'],
    },
    {
      id: 'listAppliancePresets',
      method: 'get',
      path: '/appliance-presets',
      summary: 'The lists that an audit may start from, by kind of place',
      parameters: [segmentParameter],
      status: 200,
      answer: listOf('AppliancePreset', 'The presets.'),
      problems: ['invalid'],
    },
    {
      id: 'listPlaces',
      method: 'get',
      path: '/places',
      summary: 'The towns whose sun is known',
      parameters: [countryParameter],
      status: 200,
      answer: listOf('Place', 'The places of the country.'),
      problems: ['invalid'],
    },
    {
      id: 'getFeatured',
      method: 'get',
      path: '/featured',
      summary: 'What the home page tells of a catalogue: the featured products, and the least complete system',
      parameters: [countryParameter],
      status: 200,
      answer: one('Featured', 'What is featured in the country.'),
      problems: ['invalid'],
    },
    {
      id: 'listTypicalNeeds',
      method: 'get',
      path: '/typical-needs',
      summary: 'What people search a system for: appliances and kinds of place',
      status: 200,
      answer: listOf('TypicalNeedName', 'The needs.'),
    },
    {
      id: 'getTypicalNeed',
      method: 'get',
      path: '/typical-needs/{key}',
      summary: 'What a need asks for in a country, and in each of its places',
      parameters: [keyParameter('Of the need.', 'fridge'), countryParameter],
      status: 200,
      answer: one('TypicalNeed', 'The need.'),
      problems: ['not_found', 'invalid'],
    },
    {
      id: 'getTypicalPlace',
      method: 'get',
      path: '/typical-places/{key}',
      summary: 'The sun of a place, and what typical needs ask for there',
      parameters: [keyParameter('Of the place.', 'kano')],
      status: 200,
      answer: one('TypicalPlace', 'The place.'),
      problems: ['not_found'],
    },
    {
      id: 'getEngineTables',
      method: 'get',
      path: '/smart-solar-plan/tables',
      summary: 'What the engine works with in a country, for a device that keeps it for days without a network',
      parameters: [countryParameter],
      status: 200,
      answer: one('EngineTables', 'Appliances, places with their sun, products, and what a system costs beside them.'),
      problems: ['invalid'],
    },
    {
      id: 'calculateAudit',
      method: 'post',
      path: '/smart-solar-plan/calculate',
      summary: 'Size a system for a list of appliances',
      description:
        'Sized for the worst month of `place` (Lagos or Ouagadougou when absent), or with `grid` for the mean of the year. ' +
        'Answers the system of least total price that works (`pick`), one for the essentials alone (`economical`, without a grid) or for ' +
        'everything during an outage (`comfort`, with one), or the one that lacks least.',
      request: { name: 'AuditRequest', example: auditExample },
      status: 200,
      answer: one('AuditAnswer', 'The result.'),
    },
    {
      id: 'calculateYear',
      method: 'post',
      path: '/smart-solar-plan/year',
      summary: 'Run a system through a year, hour by hour',
      request: { name: 'YearRequest', example: yearExample },
      status: 200,
      answer: one('YearAnswer', 'Twelve months.'),
      problems: ['invalid'],
    },
    {
      id: 'compareSystems',
      method: 'post',
      path: '/smart-solar-plan/compare',
      summary: 'Hold up to three products against a load',
      request: { name: 'CompareRequest', example: compareExample },
      status: 200,
      answer: one('Comparison', 'The products as they would be installed.'),
      problems: ['invalid'],
    },
    {
      id: 'recommend',
      method: 'post',
      path: '/recommendation',
      summary: 'Recommend a product for a peak and two energies',
      request: { name: 'RecommendationRequest', example: recommendationExample },
      status: 200,
      answer: one('RecommendationAnswer', 'The result.'),
    },
  ],
}
