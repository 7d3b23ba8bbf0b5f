import { expect, test } from 'vitest'
import { missingPlatforms } from './lock-file.ts'

const asks = (optionalDependencies: Record<string, string>) => ({ version: '1.0.0', dev: true, optionalDependencies })

test('names each platform that the lock file lacks', () => {
  const packages = { 'node_modules/a': asks({ '@a/darwin-x64': '1.0.0', 'a-linux-arm-musleabihf': '1.0.0' }) }
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/@a/darwin-x64': { version: '1.0.0', os: ['darwin'], cpu: ['x64'], dev: true, optional: true },
    'node_modules/a-linux-arm-musleabihf': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['arm'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
  })
})

test.each([
  'node_modules/@a/darwin-x64',
  'node_modules/b/node_modules/@a/darwin-x64',
  'node_modules/b/node_modules/a/node_modules/@a/darwin-x64',
])('finds what is locked as %s', (path) => {
  const packages = { 'node_modules/b/node_modules/a': asks({ '@a/darwin-x64': '1.0.0' }), [path]: { version: '1.0.0' } }
  expect(missingPlatforms({ packages })).toEqual({})
})

test('does not find what is locked for another package', () => {
  const packages = {
    'node_modules/a': asks({ '@a/darwin-x64': '1.0.0' }),
    'node_modules/c/node_modules/@a/darwin-x64': { version: '1.0.0' },
  }
  expect(Object.keys(missingPlatforms({ packages }))).toEqual(['node_modules/@a/darwin-x64'])
})
