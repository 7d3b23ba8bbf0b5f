import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { staffWhoMay } from '#business/accounts/staff-who-may.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { Queue } from '#platform/jobs.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { ListedLead } from './admin-lead.ts'
import { dueWithin, todayAt } from './lead-inbox.server.ts'
import { asListedLead, listedColumns } from './listed-lead.server.ts'
import { openStatuses } from './lead-status.ts'
import type { FollowUpsMail } from './mail/mail-payloads.ts'
import { leads, stepDay } from './tables.server.ts'

const followUpQueue: Queue<object> = {
  name: 'follow-ups',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 600,
}

/** On the mornings on which offices work, in UTC: six in Ouagadougou, seven in Lagos. */
const inTheMorning = '0 6 * * 1-5'

/** Tells staff each morning what is due, from now on. For a process whose jobs have started. */
export async function startFollowUpJobs(services: Services): Promise<void> {
  const { jobs, log } = services
  await jobs.work(followUpQueue, async () => {
    const told = await tellFollowUps(services)
    if (told > 0) log.info({ staff: told }, 'staff were told of their follow-ups')
  })
  await jobs.schedule(followUpQueue, inTheMorning, {})
}

/**
 * Mails everybody who works requests, unless they don't want it, what of their own is due and what somebody else gave them; who has
 * nothing gets nothing, and nobody gets a second mail in a day. Answers how many were told.
 */
export async function tellFollowUps(services: Services): Promise<number> {
  const { db, now } = services
  const at = now()
  return db.transaction(async (tx) => {
    const workers = (await staffWhoMay(tx, 'leads.work')).map(({ id }) => id)
    const wanting = and(inArray(staff.id, workers), eq(staff.wantsMorningMail, true))
    const isGiven = and(isNotNull(leads.givenAt), inArray(leads.status, [...openStatuses]))
    const rows = await tx
      .select({ ...listedColumns, givenAt: leads.givenAt, to: staff.email, mailLanguage: staff.mailLanguage })
      .from(leads)
      .innerJoin(staff, eq(staff.id, leads.assigneeId))
      .where(and(wanting, or(isGiven, dueWithin('by today', at))))
      .orderBy(asc(stepDay(leads.nextStepOn)), asc(leads.id))
    const byOwner = Map.groupBy(rows, ({ to }) => to)
    for (const [to, theirs] of byOwner) {
      const [{ country, mailLanguage } = { country: defaultCountry, mailLanguage: null }] = theirs
      const language = mailLanguage ?? countryTable[country].officeLanguage
      const waiting = theirs.map(({ givenAt, ...row }) =>
        followUpOf(asListedLead(row), { isGiven: givenAt !== null, at, language }),
      )
      const props: FollowUpsMail = { country, waiting }
      const idempotencyKey = `follow-ups ${to} ${todayAt(at)(defaultCountry)}`
      await queueMail(tx, services, { template: 'follow-ups-staff', to, language, props, idempotencyKey })
    }
    return byOwner.size
  })
}

type FollowUp = FollowUpsMail['waiting'][number]

type Told = { readonly isGiven: boolean; readonly at: Date; readonly language: Language }

function followUpOf(lead: ListedLead, { isGiven, at, language }: Told): FollowUp {
  const { id: leadId, reference, name, phone, country, nextStepOn } = lead
  const nextStep = stepInWords(lead, serverText[language])
  const today = todayAt(at)(country)
  const isDue = nextStepOn !== null && nextStepOn <= today
  const due = isDue ? { on: nextStepOn, isOverdue: nextStepOn < today } : null
  return { leadId, reference, name, phone, nextStep, due, isGiven }
}
