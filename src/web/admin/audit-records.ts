import type { OwnNotices } from '#business/accounts/own-account.ts'
import { roles } from '#business/accounts/permissions.ts'
import type { StaffMember } from '#business/accounts/staff-member.ts'
import type { AuditKind } from '#business/accounts/ui/audit-words.ts'
import {
  asCountry,
  asDay,
  asLanguage,
  asMoment,
  asMoney,
  asWritten,
  oneOf,
  partsOfRecord,
  told,
  toldTwins,
  unsaid,
  worded,
  yesOrNo,
  type PartsTold,
  type Say,
  type ToldRecord,
} from '#business/accounts/ui/told-changes.ts'
import { UndoOfEntry } from '#business/catalogue/ui/admin/past-imports.tsx'
import { toldProduct } from '#business/catalogue/ui/admin/told-product.ts'
import { isSettingGroup } from '#business/company/settings/setting-groups.ts'
import { toldSettings } from '#business/company/ui/admin/settings/told-settings.ts'
import { toldWords } from '#business/company/ui/admin/words/told-words.ts'
import type { ClosedDay } from '#business/company/closed-day.ts'
import { segments } from '#business/energy/segment.ts'
import { documentOf, toldApplication } from '#business/financing/ui/admin/told-application.ts'
import { UndoOfLeadEntry } from '#business/leads/ui/admin/undo-lead-import.tsx'
import { toldLead, toldView } from '#business/leads/ui/admin/told-lead.ts'
import { isMailName, mailParts } from '#business/mail/mail-name.ts'
import type { MediaImage } from '#business/media/media-image.ts'
import type { AdminPost } from '#business/posts/admin-post.ts'
import { postTypes } from '#business/posts/post.ts'
import { requesters, type ErasedCounts } from '#business/privacy/person-record.ts'
import { toldProgram, toldWebhook } from '#business/programs/ui/admin/program-words.ts'
import { solutionSectors } from '#business/solutions/case-studies/sector.ts'
import type { SolutionRecord } from '#business/solutions/solution-record.ts'
import { formatNumber, languageInSentence } from '#i18n/format.ts'
import { isLanguage } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { currencies } from '#kernel/money.ts'

const staffRecord = partsOfRecord<keyof StaffMember | keyof OwnNotices | 'language'>({
  ...unsaid,
  name: told('admin.staff.name'),
  email: told('admin.signIn.email'),
  role: told('admin.staff.role', oneOf(worded(roles, (role) => `admin.role.${role}`))),
  language: told('admin.audit.language', asLanguage),
  hasSecondFactor: told('admin.factor.on', yesOrNo),
  hasOneTimePassword: told('admin.staff.oneTime', yesOrNo),
  isDisabled: told('admin.staff.disabled', yesOrNo),
  morningMail: told('admin.notices.mail', yesOrNo),
  mailLanguage: told('admin.notices.language', asLanguage),
  lastSeenAt: null,
})

const post = partsOfRecord<keyof AdminPost>({
  ...unsaid,
  type: told('admin-posts.field.type', oneOf(worded(postTypes, (type) => `content.post.type.${type}`))),
  slug: told('admin-posts.field.slug'),
  title: told('admin-posts.field.title'),
  titleEn: told('admin-posts.field.titleEn'),
  excerpt: told('admin-posts.field.excerpt'),
  excerptEn: told('admin-posts.field.excerptEn'),
  content: told('admin-posts.field.content'),
  contentEn: told('admin-posts.field.contentEn'),
  author: told('admin-posts.field.author'),
  authorEn: told('admin-posts.field.authorEn'),
  category: told('admin-posts.field.category'),
  categoryEn: told('admin-posts.field.categoryEn'),
  thumbnailUrl: told('admin-posts.field.thumbnailUrl'),
  videoUrl: told('admin-posts.field.videoUrl'),
  originalUrl: told('admin-posts.field.originalUrl'),
  isPublished: told('admin-posts.field.isPublished', yesOrNo),
  isFeatured: told('admin-posts.field.isFeatured', yesOrNo),
  publishedAt: told('admin-posts.field.publishedAt', asMoment),
  // They follow from the others.
  videoId: null,
  readTime: null,
  tags: null,
  tagsEn: null,
})

const solution = partsOfRecord<keyof SolutionRecord>({
  ...unsaid,
  ...toldTwins('title', 'admin-solutions.field.title'),
  ...toldTwins('description', 'admin-solutions.field.description'),
  ...toldTwins('impact', 'admin-solutions.field.impact'),
  ...toldTwins('location', 'admin-solutions.field.location'),
  ...toldTwins('beneficiaries', 'admin-solutions.field.beneficiaries'),
  ...toldTwins('customerTitle', 'admin-solutions.field.customerTitle'),
  ...toldTwins('customerQuote', 'admin-solutions.field.customerQuote'),
  sector: told(
    'admin-solutions.field.sector',
    oneOf(worded(solutionSectors, (sector) => `admin-solutions.sector.${sector}`)),
  ),
  date: told('admin-solutions.field.date'),
  capacity: told('admin-solutions.field.capacity'),
  imageUrl: told('admin-solutions.field.image'),
  videoUrl: told('admin-solutions.field.video'),
  customerName: told('admin-solutions.field.customerName'),
  customerSaidOn: told('admin-solutions.field.customerSaidOn', asDay),
  customerSourceUrl: told('admin-solutions.field.customerSource'),
  isPublished: told('admin-solutions.field.isPublished', yesOrNo),
  isFeatured: told('admin-solutions.field.isFeatured', yesOrNo),
})

type Named = Parameters<typeof nameIn>[0]
type Usage = Readonly<Record<'applianceId' | 'quantity' | 'hoursDay' | 'hoursNight', number>> & {
  readonly isEssential: boolean
}
/** `3 × Ventilateur : 6 h le jour, 4 h la nuit`, a line each. */
const asUsages: Say = (value, text, nameOf) =>
  (Array.isArray(value) ? (value as readonly Usage[]) : [])
    .map(({ applianceId, quantity, hoursDay, hoursNight, isEssential }) => {
      const appliance = nameOf('appliance', applianceId) ?? text('admin-presets.unknown')
      const day = formatNumber(hoursDay, text.language, Number.isInteger(hoursDay) ? 0 : 1)
      const night = formatNumber(hoursNight, text.language, Number.isInteger(hoursNight) ? 0 : 1)
      const line = text('admin.audit.usage', { quantity, appliance, day, night })
      return isEssential ? text('admin.audit.usage.essential', { line }) : line
    })
    .join('\n')
const preset = partsOfRecord({
  name: told('admin-presets.name'),
  nameEn: told('admin-presets.nameEn'),
  segment: told('admin.audit.segment', oneOf(worded(segments, (one) => `admin-presets.segment.${one}`))),
  isHidden: told('admin-presets.hidden', yesOrNo),
  lines: told('admin-presets.lines', asUsages),
})
const presets: PartsTold = (name, part) => {
  // Their keys stand for nothing that a person sees; that the order changed is all that can be told of it.
  if (name === 'order') return { label: (text) => text('admin.audit.order'), parts: () => null }
  if (typeof part !== 'object' || part === null) return undefined
  return { label: (text) => nameIn(part as Named, text.language), parts: preset }
}

const asAmount: Say = (value, text, nameOf) => {
  const { amount, currency } = (value ?? {}) as { readonly amount?: unknown; readonly currency?: unknown }
  const known = currencies.find((one) => one === currency)
  return known && typeof amount === 'number' ? asMoney(known)(amount, text, nameOf) : ''
}
const quote = partsOfRecord({
  reference: told('admin.audit.reference'),
  product: told('admin.audit.kind.product'),
  productId: null,
  units: told('admin.audit.quote.units'),
  panels: told('admin.audit.quote.panels'),
  discount: told('admin-quotes.discount', asAmount),
  total: told('admin.audit.quote.total', asAmount),
  // As it was kept without its currency.
  totalPrice: told('admin.audit.quote.total'),
  language: told('admin.audit.language', asLanguage),
})

const media = partsOfRecord<keyof MediaImage>({
  ...unsaid,
  imageUrl: null,
  name: told('admin.audit.file'),
  width: null,
  height: null,
  alt: told('admin-media.alt.fr'),
  altEn: told('admin-media.alt.en'),
  focalX: told('admin-media.focus.x'),
  focalY: told('admin-media.focus.y'),
})

const calendar = partsOfRecord<keyof ClosedDay>({
  id: null,
  country: told('admin-calendar.country', asCountry),
  date: told('admin.audit.day', asDay),
  name: told('admin.audit.reason'),
})

const person = partsOfRecord<keyof ErasedCounts | 'onRequestOf' | 'held'>({
  onRequestOf: told('admin.audit.onRequestOf', oneOf(worded(requesters, (one) => `admin-privacy.onRequestOf.${one}`))),
  requests: told('admin.audit.person.requests'),
  bookings: told('admin.audit.person.bookings'),
  files: told('admin.audit.person.files'),
  applications: told('admin.audit.person.applications'),
  documents: told('admin.audit.person.documents'),
  mails: told('admin.audit.person.mails'),
  held: told('admin.audit.person.held'),
})

const retention = partsOfRecord({
  count: told('admin.audit.retention.count'),
  before: told('admin.audit.retention.before', asMoment),
})

const samples = partsOfRecord({ pieces: told('admin.audit.samples.pieces') })

const mail: PartsTold = (name) => {
  if (name === 'version') return null
  if (name === 'language') return told('admin.audit.language', asLanguage)
  const [part, language] = name.split('.')
  const known = mailParts.find((one) => one === part)
  if (!known || !isLanguage(language)) return undefined
  return {
    label: (text) => `${text(`admin-mail-words.part.${known}`)} (${languageInSentence(language, text.language)})`,
    say: asWritten,
  }
}

const edited =
  (path: string): ToldRecord['path'] =>
  ({ recordId, action }) => {
    if (action.endsWith('.delete')) return '/admin/bin'
    return recordId && !action.endsWith('.purge') ? `${path}?edit=${encodeURIComponent(recordId)}` : path
  }

/** Every kind of record that the log speaks of, in the words of its screens. */
export const auditRecords: Readonly<Record<AuditKind, (recordId: string | null) => ToldRecord>> = {
  staff: () => ({ parts: staffRecord, path: () => '/admin/staff' }),
  post: () => ({ parts: post, path: edited('/admin/posts') }),
  product: () => ({ parts: toldProduct, path: edited('/admin/products'), Undo: UndoOfEntry }),
  solution: () => ({ parts: solution, path: edited('/admin/proven-solutions') }),
  presets: () => ({ parts: presets, path: () => '/admin/appliance-presets' }),
  quote: () => ({ parts: quote, path: ({ label }) => `/admin/quotes?q=${encodeURIComponent(label)}` }),
  media: () => ({ parts: media, path: () => '/admin/media' }),
  settings: (group) => ({
    parts: toldSettings(group ?? ''),
    path: ({ recordId }) => (recordId ? `/admin/settings/${recordId}` : '/admin/settings'),
    name: ({ label }, text) => (isSettingGroup(label) ? text(`admin-settings.group.${label}`) : label),
  }),
  words: () => toldWords,
  sample: () => ({ parts: samples, path: () => '/admin/settings/samples' }),
  lead: () => ({
    parts: toldLead,
    path: ({ recordId }) => `/admin/leads${recordId ? `?lead=${recordId}` : ''}`,
    Undo: UndoOfLeadEntry,
  }),
  calendar: () => ({
    parts: calendar,
    path: () => '/admin/calendar',
    name: ({ label }, text) => asDay(label, text, () => undefined),
  }),
  view: () => ({ parts: toldView, path: () => '/admin/leads' }),
  application: () => ({
    parts: toldApplication,
    path: ({ recordId }) => recordId && `/admin/applications/${recordId}`,
    part: documentOf,
  }),
  person: () => ({ parts: person, path: () => null }),
  retention: () => ({ parts: retention, path: () => null }),
  mail: () => ({
    parts: mail,
    path: ({ action, recordId }) =>
      action === 'mail.retry' ? '/admin/mail' : `/admin/mail/templates/${recordId ?? ''}`,
    name: ({ label }, text) => (isMailName(label) ? text(`admin-mail-words.mail.${label}`) : ''),
  }),
  program: () => ({ parts: toldProgram, path: () => '/admin/programs' }),
  webhook: () => ({ parts: toldWebhook, path: () => '/admin/programs/webhooks' }),
}
