import { expect, test } from 'vitest'
import { ownSource } from './own-source.ts'

const site = 'https://solar.example'

test.each([
  ['/pictures/post-funding.svg', '/pictures/post-funding.svg'],
  ['pictures/a.png', '/pictures/a.png'],
  ['https://solar.example/uploads/a.webp?w=640', '/uploads/a.webp?w=640'],
  ['/media/a/1x1.webp#30,70', '/media/a/1x1.webp#30,70'],
  ['HTTPS://SOLAR.EXAMPLE/a.png', '/a.png'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/a b"c.png', '/a%20b%22c.png'],
])('%s is ours', (source, path) => expect(ownSource(source, site)).toBe(path))

test.each([
  'https://elsewhere.example/a.png',
  'http://solar.example/a.png',
  'https://solar.example:8443/a.png',
  'https://solar.example.elsewhere.example/a.png',
  'https://solar.example@elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  '\\\\elsewhere.example/a.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
  'blob:https://solar.example/1',
  'file:///etc/passwd',
  'https://',
])('%s is not', (source) => expect(ownSource(source, site)).toBeNull())
