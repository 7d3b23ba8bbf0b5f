import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { deleteMails, startMailFileRemoval } from './delete-mails.server.ts'
import { mailFileName, outboxFolder } from './deliver.server.ts'
import { queueMail } from './queue-mail.server.ts'
import { mailOutbox } from './tables.server.ts'

const { services, db } = await testDatabase()

test('the file of a mail that was deleted by a process that was killed right after goes with the next process', async () => {
  const mail = { to: 'awa@example.com', template: 'order-received', props: {}, language: 'fr' } as const
  await db.transaction((tx) => queueMail(tx, services, mail))
  const [row] = await db.select().from(mailOutbox)
  if (!row) throw new Error('no mail')
  const folder = outboxFolder(services.settings.dataDir)
  const file = join(folder, mailFileName(row))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, 'To: awa@example.com')
  await db.transaction((tx) => deleteMails(tx, services, [row.id]))
  expect(existsSync(file)).toBe(true)
  await services.jobs.start()
  await startMailFileRemoval(services)
  await vi.waitFor(() => expect(existsSync(file)).toBe(false), { timeout: 20_000 })
})
