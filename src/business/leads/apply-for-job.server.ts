import { createHash } from 'node:crypto'
import { attempt, done, need, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { staffMailbox } from '#business/company/settings/current-settings.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { dropFiles } from '#platform/files/sweep-files.server.ts'
import { keepFile } from '#platform/files/keep-files.server.ts'
import type { Upload, ReceivedFile } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { dialledNumber, phoneKeyOf } from '#platform/phone-number.server.ts'
import { jobApplicationSchema, type JobApplication } from './job-application.ts'
import type { LeadReceipt } from './lead.ts'
import type { JobApplicationMail } from './mail/mail-payloads.ts'
import { earlierReceipt, storeLead, type RequestOrigin, promiseAnswer } from './store-lead.server.ts'
import { leadFiles } from './tables.server.ts'

/**
 * A visitor applies for a job: stores the application with its CV and has staff told by mail. All of it or nothing; the CV
 * is this function's to keep or discard. Refuses with `invalid` (fields) or `conflict` (the key belongs to another request).
 */
export async function applyForJob(
  services: Services,
  { fields, file: cv }: Upload,
  origin: RequestOrigin,
): Promise<Outcome<LeadReceipt>> {
  const work = async () => {
    const application = need(parse(jobApplicationSchema, fields))
    const body = { application, cv: cv && { name: cv.name, digest: await digestOf(cv) } }
    // A repeated submit stores no file again; that of two at once is found below.
    const earlier = await services.db.transaction((tx) => earlierReceipt(tx, 'job_application', body, origin))
    if (earlier) return need(earlier)

    const store = async (tx: Transaction, storedKey: string | null) => {
      const meanwhile = await earlierReceipt(tx, 'job_application', body, origin)
      // Also a refusal keeps what it drops.
      if (meanwhile && storedKey) await dropFiles(tx, services, [storedKey])
      if (meanwhile) return meanwhile
      const now = services.now()
      const { country, name, email, phone, source } = application
      const { answerDueAt } = await promiseAnswer(tx, services, country, now)
      const lead = { country, name, email, phone, source, payload: application, answerDueAt }
      const receipt = await storeLead(tx, 'job_application', body, lead, origin, now)
      if (cv && storedKey) await tx.insert(leadFiles).values(fileOf(receipt, cv, storedKey, now))
      await tell(tx, services, application, cv, receipt, origin)
      return done(receipt)
    }
    return need(cv ? await keepFile(services, 'cv', cv, store) : await services.db.transaction((tx) => store(tx, null)))
  }
  try {
    return await attempt(work)
  } finally {
    await cv?.spool.discard()
  }
}

function fileOf({ id }: LeadReceipt, cv: ReceivedFile, storedKey: string, now: Date): typeof leadFiles.$inferInsert {
  const { name, mediaType, size } = cv
  return { leadId: id, name, mediaType, size, storedKey, createdAt: now }
}

async function tell(
  tx: Transaction,
  services: Services,
  application: JobApplication,
  cv: ReceivedFile | null,
  { reference }: LeadReceipt,
  { language }: RequestOrigin,
): Promise<void> {
  const { country, phone } = application
  const props: JobApplicationMail = {
    reference,
    receivedAt: services.now().toISOString(),
    country,
    visitorLanguage: language,
    dialledNumber: dialledNumber(phoneKeyOf(phone, country)),
    application,
    cv: cv && { name: cv.name, size: cv.size },
  }
  await queueMail(tx, services, {
    template: 'job-application-staff',
    ...(await staffMailbox(tx, services, country, 'jobsEmail')),
    props,
  })
}

const stepBytes = 64 * 1024

/** Tells a repeated submit from one with another file of the same name. */
async function digestOf({ spool, size }: ReceivedFile): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < size; at += stepBytes) hash.update(await spool.read(at, stepBytes))
  return hash.digest('hex')
}
