import { placeName } from '#business/energy/place-name.ts'
import { appointmentForm } from '#business/leads/appointment.ts'
import type { AttachedAudit } from '#business/leads/attached-audit.ts'
import { consultationForm } from '#business/leads/consultation.ts'
import { messageForm } from '#business/leads/contact-message.ts'
import type { ExportedLead } from '#business/leads/export-leads.server.ts'
import { jobApplicationForm } from '#business/leads/job-application.ts'
import { statusKey } from '#business/leads/lead-status.ts'
import type { LeadKind } from '#business/leads/lead.ts'
import { orderForm } from '#business/leads/order.ts'
import { slotKindOf, slotPeriod } from '#business/leads/slots.ts'
import { answersIn, labelKey, type SayAny, type VisitorForm } from '#business/leads/visitor-form.ts'
import { languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { countries, countryTable } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { isNotedContact } from '#kernel/noted-contact.ts'
import { nameIn } from '#kernel/name-in.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import { csvTable, localTime, onClock, type Cell, type Column as TableColumn } from './csv-table.ts'

type Column = TableColumn<ExportedLead>

const forms: Readonly<Record<LeadKind, VisitorForm>> = {
  consultation: consultationForm,
  appointment: appointmentForm,
  order: orderForm,
  message: messageForm,
  job_application: jobApplicationForm,
}

/**
 * Requests as a person reads them in a spreadsheet: titles, states and countries in their words, everything that was asked in the
 * words of its form, days and amounts as a spreadsheet sorts and adds them.
 */
export function requestsTable(
  leads: AsyncIterable<readonly ExportedLead[]>,
  text: Text,
  isShort: boolean,
): AsyncGenerator<string> {
  return csvTable(isShort ? mainColumns(text) : columnsIn(text), leads, text)
}

/** What a sheet for a meeting needs: who wants what, where it stands, and for how much. */
function mainColumns(text: Text): readonly Column[] {
  const { language } = text
  const asked = ({ kind, payload }: ExportedLead) =>
    wordIn(payload, 'productName') ?? wordIn(payload, 'message') ?? text(`admin-leads.kind.${kind}`)
  return [
    {
      title: onClock(text('admin-leads.csv.createdAt'), text),
      of: ({ createdAt, country }) => localTime(createdAt, country),
    },
    { title: text('admin-leads.csv.reference'), of: ({ reference }) => reference },
    { title: text('admin-leads.csv.name'), of: ({ name }) => name },
    { title: text('admin-leads.csv.phone'), of: ({ phone }) => phone },
    { title: text('admin-leads.person.town'), of: ({ town }) => town },
    { title: text('admin.country'), of: ({ country }) => countryTable[country].name[language] },
    { title: text('admin-leads.asked'), of: asked },
    { title: text('admin-leads.filter.status'), of: ({ kind, status }) => text(statusKey(kind, status)) },
    { title: text('admin-leads.filter.assignee'), of: ({ assigneeName }) => assigneeName },
    { title: text('admin-leads.lastContact'), of: ({ lastContact }) => lastContact?.on },
    { title: text('admin-leads.csv.lastContactBy'), of: (lead) => contactIn(lead, text) },
    { title: text('admin-leads.csv.amount'), of: ({ worth }) => worth?.amount },
    { title: text('admin-leads.csv.amountOf'), of: ({ worth }) => worth && text(`admin-leads.worth.${worth.of}`) },
    { title: text('admin-leads.csv.currency'), of: ({ worth }) => worth?.currency },
    { title: text('admin-leads.nextStep'), of: (lead) => stepInWords(lead, text) },
    { title: text('admin-leads.nextStepOn'), of: ({ nextStepOn }) => nextStepOn },
    { title: text('admin.audit.lead.nextStepTime'), of: ({ nextStepTime }) => nextStepTime },
  ]
}

/** Which way somebody was in touch last, and who. */
const contactIn = ({ lastContact }: ExportedLead, text: Text) =>
  lastContact && joinWithDots([text(`admin-leads.lastContact.${lastContact.way}`), lastContact.by])

function columnsIn(text: Text): readonly Column[] {
  const { language } = text
  // Once for all rows: the table of names takes longer to open than a row to write.
  const languageNames = new Map(languages.map((named) => [named, languageName(named, language)]))
  return [
    { title: text('admin-leads.csv.reference'), of: ({ reference }) => reference },
    { title: text('admin-leads.filter.kind'), of: ({ kind }) => text(`admin-leads.kind.${kind}`) },
    { title: text('admin-leads.filter.channel'), of: ({ channel }) => text(`admin-leads.channel.${channel}`) },
    { title: text('admin-leads.filter.status'), of: ({ kind, status }) => text(statusKey(kind, status)) },
    {
      title: text('admin-leads.lost.because'),
      of: ({ lost }) => lost?.lostBecause && text(`admin-leads.lost.because.${lost.lostBecause}`),
    },
    { title: text('admin-leads.lost.words'), of: ({ lost }) => lost?.words },
    { title: text('admin-leads.won.amount'), of: ({ wonAmount }) => wonAmount },
    { title: text('admin.country'), of: ({ country }) => countryTable[country].name[language] },
    { title: text('admin-leads.csv.language'), of: (lead) => languageNames.get(lead.language) },
    { title: text('admin-leads.csv.name'), of: ({ name }) => name },
    { title: text('admin-leads.csv.email'), of: ({ email }) => email },
    { title: text('admin-leads.csv.phone'), of: ({ phone }) => phone },
    { title: text('admin-leads.filter.assignee'), of: ({ assigneeName }) => assigneeName },
    { title: text('admin-leads.nextStep'), of: (lead) => stepInWords(lead, text) },
    { title: text('admin-leads.nextStepOn'), of: ({ nextStepOn }) => nextStepOn },
    { title: text('admin.audit.lead.nextStepTime'), of: ({ nextStepTime }) => nextStepTime },
    { title: onClock(text('admin-leads.csv.notes'), text), of: (lead) => notesIn(lead, text) },
    {
      title: onClock(text('admin-leads.csv.createdAt'), text),
      of: ({ createdAt, country }) => localTime(createdAt, country),
    },
    {
      title: onClock(text('admin-leads.csv.firstContactAt'), text),
      of: ({ firstContactAt, country }) => firstContactAt && localTime(firstContactAt, country),
    },
    { title: onClock(text('admin-leads.field.booking'), text), of: bookedTime },
    { title: text('admin-leads.field.product'), of: ({ payload }) => wordIn(payload, 'productName') },
    ...answerColumns(text),
    { title: text('leads.order.unitPrice'), of: ({ payload }) => amountIn(payload, 'unitPrice') },
    { title: text('leads.order.total'), of: ({ payload, amount }) => amountIn(payload, 'total') ?? amount },
    { title: text('admin-leads.csv.currency'), of: currencyOf },
    { title: text('admin-leads.csv.quote'), of: ({ quoted }) => quoted?.reference },
    { title: text('admin-leads.csv.quoteTotal'), of: ({ quoted }) => quoted?.total },
    { title: text('leads.job.label.cv'), of: ({ fileName }) => fileName },
    ...auditColumns(text),
    { title: text('admin-leads.csv.source'), of: ({ source }) => source },
  ]
}

/** A column for every question of any form; two that are called the same in all their forms share one. */
function answerColumns(text: Text): readonly Column[] {
  const say = text as SayAny
  const titles = new Map<string, string>()
  for (const form of Object.values(forms)) {
    for (const [name, field] of Object.entries(form.fields)) {
      if (field.staff !== 'answer') continue
      const asked = new Set(countries.map((country) => say(labelKey(form, name, country))))
      titles.set(name, name === 'message' ? text('admin-leads.field.message') : [...asked].join(' / '))
    }
  }
  return [...titles].map(([name, title]) => ({ title, of: (lead) => answerTo(name, lead, say) }))
}

function answerTo(name: string, { kind, payload, country }: ExportedLead, say: SayAny): Cell {
  const asked = kind === 'order' ? partOf(payload, 'order') : payload
  const answers = answersIn({ form: forms[kind], say, payload: asked, country }, ['answer'], {})
  const found = answers.find((answer) => answer.name === name)
  // Of somebody who came from a table it is known where they live, too.
  const where = name === 'installationAddress' ? wordIn(payload, name) : undefined
  return typeof asked[name] === 'number' ? asked[name] : (found?.value ?? where)
}

/** What an energy audit found, in figures of one unit for each column. */
function auditColumns(text: Text): readonly Column[] {
  const { language } = text
  const of = (title: string, unit: string, cell: (audit: AttachedAudit) => Cell): Column => ({
    title: `${text('admin-leads.audit')} · ${title}${unit && ` (${unit})`}`,
    of: ({ audit }) => audit && cell(audit),
  })
  const system = ({ recommendedProduct, closestAlternative }: AttachedAudit) => recommendedProduct ?? closestAlternative
  const kilo = (wh: number) => Math.round(wh) / 1000
  return [
    of(text('admin-leads.audit.site'), '', ({ request, place }) => {
      const where = [placeName(place, place.country), countryTable[place.country].name[language]].join(', ')
      return `${text(`admin-leads.audit.${request.clientType}`)} · ${where}`
    }),
    of(text('admin-leads.audit.energy'), 'kWh', ({ totalDailyEnergy }) => kilo(totalDailyEnergy)),
    of(text('admin-leads.audit.essential'), 'kWh', ({ totalEssentialEnergy }) => kilo(totalEssentialEnergy)),
    of(text('admin-leads.audit.backup'), 'h', ({ backupHours }) => backupHours),
    of(text('admin-leads.audit.peak'), 'W', ({ requirement }) => Math.round(requirement.peakW)),
    of(text('admin-leads.audit.inverter'), 'W', ({ requirement }) => Math.round(requirement.inverterW)),
    of(text('admin-leads.audit.battery'), 'Wh', ({ requirement }) => Math.round(requirement.batteryWh)),
    of(text('admin-leads.audit.panels'), '', ({ requirement }) => requirement.panels),
    of(text('admin-leads.csv.system'), '', (audit) => {
      const product = system(audit)
      return product && nameIn(product, language)
    }),
    of(text('admin-leads.csv.systemPrice'), '', (audit) => system(audit)?.price),
  ]
}

function bookedTime({ booking }: ExportedLead): Cell {
  if (!booking) return null
  const { date, slot, address } = booking
  const kind = slotKindOf(slot)
  const period = kind && slotPeriod(kind, date, slot)
  const time = period ? period.start.replace('T', ' ').slice(0, -3) : `${date} ${slot}`
  return address ? `${time}, ${address}` : time
}

function currencyOf({ payload, worth, audit, country }: ExportedLead): Cell {
  return wordIn(partOf(payload, 'total'), 'currency') ?? worth?.currency ?? (audit && countryTable[country].currency)
}

/** A line for each note and each call: when, by whom, and what. */
function notesIn({ notes, country }: ExportedLead, text: Text): Cell {
  const words = ({ event, said }: ExportedLead['notes'][number]) => {
    if (isNotedContact(event)) return text(`admin.contact.${event}`)
    if (!isNotedContact(said) || event === 'note') return said
    return `${text('admin-leads.event.taken_back')} ${text(`admin.contact.${said}`)}`
  }
  return notes.map((note) => [localTime(note.at, country), note.staffName, words(note)].join(' · ')).join('\n')
}

type Payload = ExportedLead['payload']

function partOf(payload: Payload, name: string): Payload {
  const part = payload[name]
  return typeof part === 'object' && part !== null ? (part as Payload) : {}
}

function wordIn(payload: Payload, name: string): Cell {
  const value = payload[name]
  return typeof value === 'string' ? value : null
}

function amountIn(payload: Payload, name: string): Cell {
  const { amount } = partOf(payload, name)
  return typeof amount === 'number' ? amount : null
}
