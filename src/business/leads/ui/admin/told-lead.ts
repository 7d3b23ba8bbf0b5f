import { ownOrFree } from '#business/accounts/assignee.ts'
import {
  asCountry,
  asDay,
  asPerson,
  oneOf,
  partsOfRecord,
  told,
  toldAside,
  worded,
  yesOrNo,
} from '#business/accounts/ui/told-changes.ts'
import { dueTimes, leadSorts } from '../../admin-lead.ts'
import { bookingReasons, personFields } from '../../lead-event.ts'
import { channels, leadKinds } from '../../lead.ts'
import { leadStatuses } from '../../lead-status.ts'
import { stepInWords, usualSteps } from '#kernel/usual-step.ts'

/** What the inbox is narrowed to and how it is sorted, as an export asks for it and a view keeps it. */
const askedOfInbox = {
  status: told('admin-leads.filter.status', oneOf(worded(leadStatuses, (status) => `admin-leads.status.${status}`))),
  channel: told('admin-leads.filter.channel', oneOf(worded(channels, (channel) => `admin-leads.channel.${channel}`))),
  due: told('admin-leads.filter.due', oneOf(worded(dueTimes, (due) => `admin-leads.due.${due}`))),
  sort: told('admin-leads.filter.sort', oneOf(worded(leadSorts, (sort) => `admin-leads.sort.${sort}`))),
  track: told('admin.audit.list', oneOf({ sales: 'admin-leads.title', jobs: 'admin-leads.job.title' })),
  kind: told('admin-leads.filter.kind', oneOf(worded(leadKinds, (kind) => `admin-leads.kind.${kind}`))),
  country: told('admin.country', asCountry),
  assignee: told('admin.owner', (value, text, nameOf) => {
    if (value === 'me') return text('admin.owner.me')
    if (value === ownOrFree) return text('admin.owner.meOrNone')
    return value === 'none' ? text('admin.owner.none') : asPerson(value, text, nameOf)
  }),
}

/** A request of the audit log in words, and what an export of them was asked for. */
export const toldLead = partsOfRecord({
  assigneeId: told('admin.owner', asPerson),
  usualStep: told('admin-leads.nextStep', (value, text) => {
    const usualStep = usualSteps.find((step) => step === value) ?? null
    return stepInWords({ nextStep: '', usualStep }, text).trim()
  }),
  nextStepOn: told('admin.audit.lead.nextStepOn', asDay),
  nextStepTime: told('admin.audit.lead.nextStepTime'),
  wonAmount: told('admin-leads.won.amount'),
  hasCorrectedNote: told('admin.audit.correctedNote', yesOrNo),
  imported: told('admin.audit.lead.imported'),
  noted: told('admin.audit.lead.noted'),
  removed: told('admin.audit.lead.removed'),
  kept: told('admin.audit.lead.kept'),
  events: toldAside('admin.audit.lead.events'),
  booking: told('admin-leads.field.booking', (value, text, nameOf) => {
    const [date = '', ...slot] = String(value).split(' ')
    return [asDay(date, text, nameOf), ...slot].filter(Boolean).join(', ')
  }),
  reason: told('admin-calendar.reason', oneOf(worded(bookingReasons, (reason) => `admin-calendar.reason.${reason}`))),
  person: told('admin-leads.event.corrected', oneOf(worded(personFields, (field) => `admin-leads.person.${field}`))),
  ...askedOfInbox,
  cursor: null,
})

/** A view of the audit log in words. */
export const toldView = partsOfRecord({
  ...askedOfInbox,
  name: told('admin-leads.view.name'),
  isShared: told('admin-leads.view.share', yesOrNo),
})
