import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testFolder } from '../../tests/support/test-cluster.ts'
import { keepDataFolder } from './keep-data-folder.server.ts'
import { createLog } from './log.server.ts'
import { removeMailFiles } from './mail/delete-mails.server.ts'
import { mailFileName } from './mail/deliver.server.ts'
import { writeWhole } from './write-whole.server.ts'

let dataDir: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  dataDir = testFolder('kept-')
  mkdirSync(join(dataDir, 'outbox'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true })
})

const outbox = () => readdirSync(join(dataDir, 'outbox')).toSorted()
const letter = { id: '1f0c9a52-0000-4000-8000-000000000000', template: 'order-received', createdAt: new Date(0) }
/** What a process leaves that is killed while it writes a file. */
function halfWritten(path: string, secondsAgo: number): void {
  const draft = `${path}.3a4b5c6d-0000-4000-8000-0123456789ab.tmp`
  writeFileSync(draft, 'To: awa@example.com')
  utimesSync(draft, Date.now() / 1000 - secondsAgo, Date.now() / 1000 - secondsAgo)
}

test('what a kill left half written goes at the next start, or soon after; what is being written stays', async () => {
  const path = join(dataDir, 'outbox', mailFileName(letter))
  writeWhole(path, 'whole')
  halfWritten(join(dataDir, 'app-secret'), 120)
  halfWritten(join(dataDir, 'outbox', 'old.eml'), 120)
  halfWritten(join(dataDir, 'outbox', 'young.eml'), 0)
  const kept = keepDataFolder({ dataDir, databaseUrl: 'postgres://db/site' }, createLog('silent'))
  expect(readdirSync(dataDir)).toEqual(['outbox'])
  expect(outbox()).toEqual([mailFileName(letter), expect.stringMatching(/^young\.eml\..*\.tmp$/)])
  halfWritten(join(dataDir, 'outbox', 'later.eml'), 120)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(outbox()).toHaveLength(2)
  await kept.stop()
})

test('an erased mail leaves neither its file nor what a kill left of writing it', () => {
  const path = join(dataDir, 'outbox', mailFileName(letter))
  writeWhole(path, 'whole')
  halfWritten(path, 0)
  writeWhole(join(dataDir, 'outbox', 'other.eml'), 'whole')
  removeMailFiles({ dataDir }, [letter])
  expect(outbox()).toEqual(['other.eml'])
  rmSync(join(dataDir, 'outbox'), { recursive: true })
  removeMailFiles({ dataDir }, [letter])
  mkdirSync(join(dataDir, 'outbox'))
})

test("the embedded server's log is kept short while it runs, and the server goes on writing to it", async () => {
  const folder = join(dataDir, 'postgres')
  mkdirSync(folder)
  const log = join(folder, 'log')
  const kept = keepDataFolder({ dataDir, databaseUrl: null }, createLog('silent'))
  for (let turn = 0; turn < 5; turn += 1) {
    appendFileSync(log, 'x'.repeat(3_000_000))
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await kept.stop()
  const bytes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(11_000_000)
  appendFileSync(log, 'last words')
  expect(readFileSync(log, 'utf8').endsWith('last words')).toBe(true)
})
