import type { QueryClient } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Language } from '#kernel/language.ts'
import { drawnWithLoaded } from '../../../../tests/support/drawn.tsx'
import { categoriesFor } from '../built-in-appliances.ts'
import { placesIn } from '../built-in-places.ts'
import { presets } from '../built-in-presets.ts'
import { listedCategory } from '../listed-appliance.ts'
import { appliancesQuery, presetsQuery } from './audit-queries.ts'
import { placesQuery } from './places-query.ts'
import { EnergyAudit } from './energy-audit.tsx'

const never = () => new Promise<never>(() => undefined)
const down = () => Promise.resolve(new Response('down', { status: 503 }))

function loaded(): QueryClient {
  const queryClient = createQueryClient(down)
  for (const segment of ['residential', 'commercial'] as const) {
    const categories = categoriesFor(segment).map((category) => listedCategory(category))
    queryClient.setQueryData(appliancesQuery(segment).queryKey, categories)
    const ofSegment = presets.filter((preset) => preset.segment === segment)
    queryClient.setQueryData(presetsQuery(segment).queryKey, ofSegment)
  }
  queryClient.setQueryData(placesQuery('cm').queryKey, [...placesIn('cm')])
  return queryClient
}

function drawn(queryClient: QueryClient, path = '/smart-solar-plan', language: Language = 'en'): string {
  return drawnWithLoaded(<EnergyAudit onTalkToExpert={() => undefined} loadResultStep={never} />, {
    queryClient,
    language,
    path,
  })
}

beforeAll(async () => {
  await Promise.all([loadMessages('en', ['energy']), loadMessages('fr', ['energy'])])
})

test('the power company is asked for by the name that people give it', () => {
  expect(drawn(loaded())).toContain('Do you also have NEPA power? How many hours a day?')
})

test('the lists to start from are those of the project type', () => {
  const names = (html: string) =>
    presets.filter(({ nameEn }) => html.includes(`>${nameEn}</span>`)).map(({ key }) => key)
  expect(names(drawn(loaded()))).toEqual(['studio', 'family-home'])
  expect(names(drawn(loaded(), '/smart-solar-plan?type=commercial'))).toEqual(
    presets.filter(({ segment }) => segment === 'commercial').map(({ key }) => key),
  )
})

test('the type of supply is asked of a business only', () => {
  expect(drawn(loaded())).not.toContain('Type of supply')
  expect(drawn(loaded(), '/smart-solar-plan?type=commercial')).toContain('Type of supply')
})

describe('without script', () => {
  test('every appliance of the project type can be read, all shelves closed, the first with its boxes', () => {
    const html = drawn(loaded())
    const named = categoriesFor('residential').flatMap(({ appliances }) => appliances.map(({ nameEn }) => nameEn))
    expect(named.filter((name) => !html.includes(name))).toEqual([])
    expect(html.match(/type="checkbox"/g)).toHaveLength(16)
    expect(html).not.toMatch(/<details[^>]* open/)
  })

  test('the address preselects a business', () => {
    expect(drawn(loaded(), '/smart-solar-plan?type=commercial', 'fr')).toContain('Terminal de paiement (TPE)')
  })

  test('all 37 states can be chosen, Lagos first', () => {
    const html = drawn(loaded())
    expect(html.match(/<option value="[a-z-]+"/g)).toHaveLength(37)
    expect(html).toContain('<option value="lagos" selected="">Lagos</option>')
  })

  test('nothing can be continued before something is ticked', () => {
    expect(drawn(loaded()).match(/<button[^>]*disabled=""[^>]*>Continue/g)).toHaveLength(2)
  })
})

test('four shelves stand in while the appliances travel', () => {
  const html = drawn(createQueryClient(down))
  expect(html).toContain('Loading the appliances')
  expect(html.match(/animate-pulse[^"]* h-14/g)).toHaveLength(4)
})

test('appliances that did not come are said so, with a way to try again', async () => {
  const queryClient = createQueryClient(down)
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryOnMount: false } })
  await expect(queryClient.query(appliancesQuery('residential'))).rejects.toThrow('503: down')
  expect(drawn(queryClient)).toContain('Error loading appliances. Please refresh the page and try again.')
  expect(drawn(queryClient, '/smart-solar-plan', 'fr')).toContain('Impossible de charger les appareils.')
})

test('a later step waits for what the browser has kept', () => {
  expect(drawn(loaded(), '/smart-solar-plan?step=3')).toContain('Calculating your energy solution')
})
