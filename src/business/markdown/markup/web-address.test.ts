import { expect, test } from 'vitest'
import { webAddress } from './own-source.ts'

test.each([
  ['https://other.example/a?b=c', 'https://other.example/a?b=c'],
  [' HTTP://Other.example ', 'http://other.example/'],
])('%s is followed', (link, address) => expect(webAddress(link)).toBe(address))

test.each([
  null,
  '',
  'other.example',
  '/news',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,a',
  '//a.example',
])('%s is not', (link) => expect(webAddress(link)).toBeNull())
