import { expect, test } from 'vitest'
import type { LeadTrack } from '../../lead.ts'
import { addressOfView, addressWith, inboxFilterOf } from './inbox-filter.ts'

test('an address narrows the inbox by what the inbox knows, and by nothing empty', () => {
  const address = new URLSearchParams('lead=12&q=%20ada%20&status=new,won&kind=&x=1')
  expect(inboxFilterOf(address, 'sales')).toBe('track=sales&q=ada&status=new%2Cwon&sort=urgent')
})

test('spam is asked for by its state alone', () => {
  expect(new URLSearchParams(inboxFilterOf(new URLSearchParams('q=ada'), 'sales')).get('status')).toBe(
    'new,contacted,qualified,won,lost',
  )
  expect(new URLSearchParams(inboxFilterOf(new URLSearchParams('status=spam'), 'sales')).get('status')).toBe('spam')
})

test('customers are read by what presses, who wants to work here by arrival or what is due; another order is asked for', () => {
  const sortOf = (address: string, track: LeadTrack = 'sales') =>
    new URLSearchParams(inboxFilterOf(new URLSearchParams(address), track)).get('sort')
  expect(sortOf('')).toBe('urgent')
  expect(sortOf('due=overdue')).toBe('urgent')
  expect(sortOf('due=overdue', 'jobs')).toBe('due')
  expect([sortOf('due=none'), sortOf('due=none', 'jobs')]).toEqual(['urgent', 'newest'])
  expect([sortOf('due=today'), sortOf('due=week')]).toEqual(['due', 'due'])
  expect(sortOf('sort=newest')).toBe('newest')
  expect(sortOf('', 'jobs')).toBe('newest')
})

test('a view is opened in place of what was asked, as a board where that was one', () => {
  const address = new URLSearchParams('status=new&lead=12&view=board&saved=1')
  const open = addressOfView(address, { id: 7, query: 'q=ada&sort=due' })
  expect(open.toString()).toBe('q=ada&sort=due&saved=7&view=board')
  expect(addressOfView(open, null).toString()).toBe('view=board')
})

test('a part is replaced or left out, the others stay', () => {
  const address = new URLSearchParams('status=new&lead=12')
  expect(addressWith(address, 'lead', '13').toString()).toBe('status=new&lead=13')
  expect(addressWith(address, 'status', '').toString()).toBe('lead=12')
  expect(address.toString()).toBe('status=new&lead=12')
})

test('amounts are sorted within a country: without one the order goes with it', () => {
  const address = new URLSearchParams('country=bf&sort=amount')
  expect(addressWith(address, 'country', 'cm').toString()).toBe('country=cm&sort=amount')
  expect(addressWith(address, 'country', '').toString()).toBe('')
  expect(addressWith(new URLSearchParams('sort=due&country=bf'), 'country', '').toString()).toBe('sort=due')
})
