import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../tests/support/test-cluster.ts'
import { findBinaries, runnable } from './binaries.server.ts'
import { canReach } from './cluster-home.server.ts'

const nobody = { uid: 65534, gid: 65534 }

test('finds PostgreSQL 18', () => {
  const { postgres } = findBinaries(null)
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toMatch(/^postgres \(PostgreSQL\) 18\./)
})

test.runIf(process.getuid?.() === 0)('copies programs that nobody could not reach to where they run', () => {
  const folder = testFolder('checkout-')
  const installed = join(folder, 'package')
  mkdirSync(installed)
  const source = join(dirname(findBinaries(null).postgres), '..')
  cpSync(source, join(installed, 'native'), { recursive: true, verbatimSymlinks: true })
  cpSync(join(source, '..', 'package.json'), join(installed, 'package.json'))
  chmodSync(folder, 0o700)
  expect(canReach(nobody, join(installed, 'native', 'bin', 'postgres'))).toBe(false)
  for (const _ of ['first start', 'second start']) {
    const { postgres } = runnable(nobody, join(installed, 'native'))
    expect(postgres.startsWith(folder)).toBe(false)
    const version = execFileSync(postgres, ['--version'], { ...nobody, cwd: '/', encoding: 'utf8' })
    expect(version).toContain('18.')
  }
  rmSync(folder, { recursive: true })
})
