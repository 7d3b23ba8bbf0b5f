import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '../src/http/api/openapi/document.ts'

/** Fetched when it is asked for: together they are 83 MB, for what the gate's own tests mostly see as well. */
const linters = [
  ['@redocly/cli@2.77.0', 'lint', '--extends=recommended'],
  ['@stoplight/spectral-cli@6.16.3', 'lint', '--fail-severity=warn', '--ruleset=ruleset.yaml'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'api-document-'))
try {
  // An address that is nobody's: linters take localhost for a mistake.
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiDocument('https://site.test', { name: 'Site' })))
  writeFileSync(join(folder, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n')
  const run = ([name, ...options]: (typeof linters)[number]) =>
    spawnSync('npx', ['--yes', name, ...options, 'openapi.json'], { cwd: folder, stdio: 'inherit' }).status ?? 1
  process.exitCode = Math.max(...linters.map(run))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
