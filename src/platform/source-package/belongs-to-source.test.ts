import { describe, expect, it } from 'vitest'
import { belongsToSource, mayBeShared } from './belongs-to-source.ts'

describe('what belongs to the source by its place', () => {
  it.each([
    'package.json',
    'package-lock.json',
    'README.md',
    'vite.config.ts',
    '.gitignore',
    'src/server.ts',
    'db/migrations/0000_start.sql',
    '.ci/run',
    'src/web/structured-data/organization.ts',
    'scripts/build.ts',
  ])('%s does', (path) => expect(belongsToSource(path)).toBe(true))

  it.each([
    '.env',
    '.env.production',
    'data/secret',
    'notes.txt',
    'backup.sql',
    'build/client/index.js',
    'node_modules/a/package.json',
    'src/.env',
    'src/node_modules/a.js',
    'tests/uploads/passport.pdf',
    'scripts/site.log',
    'src/tls/private.key',
    '.git/config',
    '.npmrc',
    'elsewhere/src/server.ts',
  ])('%s does not', (path) => expect(belongsToSource(path)).toBe(false))
})

it.each(['.env', 'config/.env.local', 'data/secret', 'site.log', 'tls/site.pem'])(
  '%s is not given away even under version control',
  (path) => expect(mayBeShared(path)).toBe(false),
)
