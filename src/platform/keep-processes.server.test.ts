import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../tests/support/test-cluster.ts'
import { keepProcesses } from './keep-processes.server.ts'
import { createLog } from './log.server.ts'

let folder: string
beforeEach(() => {
  folder = testFolder('kept-')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Keeps processes of a program with these lines, each of which leaves a file `begun-ID`. `tell` tells what {@link keepProcesses}
 * hears; `last` has the process stay until it is stopped, which leaves a file too.
 */
function keep(count: number, lines: string, logged: string[] = []) {
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
     const note = (name) => writeFileSync(new URL(name, import.meta.url), '', { flag: 'wx' })
     const begun = (id) => { try { note('begun-' + id); return id } catch { return begun(id + 1) } }
     const id = begun(1)
     const tell = (told) => new Promise((resolve) => process.send(told, resolve)).then(() => note('told-' + id))
     const last = () => process.on('SIGTERM', () => { note('stopped-' + id); process.exit(0) })
     ${lines}`,
  )
  const log = createLog('error', { write: (line) => void logged.push(line) })
  return keepProcesses(program, count, log, { first: 1, lasting: 60_000 })
}
const has = (name: string) => existsSync(join(folder, name))

test('one that ends is begun again, and all are stopped', async () => {
  const logged: string[] = []
  const kept = await keep(
    2,
    `if (id !== 2) last()
     await tell({ ready: 'there' })
     if (id === 2) process.exit(3)`,
    logged,
  )
  expect(kept.address).toBe('there')
  await expect.poll(() => has('told-3')).toBe(true)
  expect(logged.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual([
    'a process of the site ended with 3',
  ])
  await kept.stop()
  await kept.ended
  expect([has('stopped-1'), has('stopped-3')]).toEqual([true, true])
})

test('where one ends again and again, the others are stopped with a word', async () => {
  const logged: string[] = []
  const kept = await keep(
    2,
    `if (id === 1) last()
     await tell({ ready: 'there' })
     if (id !== 1) process.kill(process.pid, 'SIGKILL')`,
    logged,
  )
  await expect(kept.ended).rejects.toThrow(
    'The site ends, since it keeps failing: a process of the site ended with SIGKILL',
  )
  expect(logged).toHaveLength(5)
  expect(has('stopped-1')).toBe(true)
})

test('the first has the start to itself, and what stops it is told in its words', async () => {
  const refused = keep(2, `await tell({ refused: 'PORT 1 is taken' }).then(() => process.exit(1))`)
  await expect(refused).rejects.toThrow('PORT 1 is taken')
  expect([has('begun-1'), has('begun-2')]).toEqual([true, false])
})
