import { expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { drawn } from '../../../../../tests/support/drawn.tsx'
import { aProduct } from '../../../../../tests/support/products.ts'
import { ProductField } from './product-field.tsx'

test('what was chosen stays among the options, also when a page of the catalogue does not have it', async () => {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  queryClient.setQueryData(['/api/products?country=cm'], [aProduct({ id: 1 })])
  queryClient.setQueryData(['/api/products/60?country=cm'], aProduct({ id: 60, name: 'Kit soixante' }))
  const optionsOf = async (begun: string) => {
    const field = <ProductField {...{ label: 'System', country: 'cm', begun, error: undefined }} />
    const html = await drawn(field, { queryClient })
    return [...html.matchAll(/<option[^>]*value="(\d+)"/g)].map(([, value]) => value)
  }
  expect(await optionsOf('')).toEqual(['1'])
  expect(await optionsOf('1')).toEqual(['1'])
  expect(await optionsOf('60')).toEqual(['60', '1'])
})
