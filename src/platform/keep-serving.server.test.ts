import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const faults = `
  import { createReadStream } from 'node:fs'
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.server.ts'))}
  import { keepServing } from ${JSON.stringify(join(import.meta.dirname, 'keep-serving.server.ts'))}
  keepServing(createLog('info'))
  setTimeout(() => { throw new Error('thrown in a timer') })
  void Promise.reject(new Error('rejected, and nobody waits'))
  createReadStream('/nowhere/at/all')
  setTimeout(() => console.log('it serves'), 50)
`

test('an error that nothing caught is in the log, and the process goes on', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', faults], { stdio: 'pipe' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()))
  expect(await once(child, 'exit')).toEqual([0, null])
  for (const words of ['thrown in a timer', 'rejected, and nobody waits', 'ENOENT', 'it serves']) {
    expect(printed).toContain(words)
  }
})
