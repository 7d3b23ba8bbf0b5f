import { expect, test } from 'vitest'
import { addressWith, inboxFilterOf } from './inbox-filter.ts'

test('an address narrows the inbox by what the inbox knows, and by nothing empty', () => {
  expect(inboxFilterOf(new URLSearchParams('lead=12&q=%20ada%20&status=new&kind=&x=1'))).toBe('q=ada&status=new')
})

test('a part is replaced or left out, the others stay', () => {
  const address = new URLSearchParams('status=new&lead=12')
  expect(addressWith(address, 'lead', '13').toString()).toBe('status=new&lead=13')
  expect(addressWith(address, 'status', '').toString()).toBe('lead=12')
  expect(address.toString()).toBe('status=new&lead=12')
})
