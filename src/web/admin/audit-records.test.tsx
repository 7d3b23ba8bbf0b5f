import { expect, test } from 'vitest'
import type { AuditEntry } from '#business/accounts/audit-entry.ts'
import { AuditEntryRow } from '#business/accounts/ui/audit-entry-row.tsx'
import { auditKind } from '#business/accounts/ui/audit-words.ts'
import { toldChanges, type NameOf } from '#business/accounts/ui/told-changes.ts'
import { splitRatings } from '#business/catalogue/rating-field.ts'
import { settingGroups } from '#business/company/settings/setting-groups.ts'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { presets } from '#business/energy/built-in-presets.ts'
import type { Text } from '#i18n/text.ts'
import { languages } from '#kernel/language.ts'
import { keptKinds } from '#kernel/retention.ts'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { priceBases } from '#business/catalogue/ui/admin/price-bases.ts'
import { aProduct } from '../../../tests/support/products.ts'
import { drawn } from '../../../tests/support/drawn.tsx'
import { wordsOf } from '../../../tests/support/words.ts'
import { auditRecords } from './audit-records.ts'

const names = new Map([
  ['person s1', 'Awa Traoré'],
  ['appliance 7', 'Fan'],
  ['category 2', 'Inverters'],
])
const nameOf: NameOf = (kind, id) => names.get(`${kind} ${String(id)}`)

const entryOf = (entry: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-22T01:00:00.000Z',
  staffId: 's1',
  staffName: 'Awa Traoré',
  programName: null,
  action: 'product.update',
  kind: 'product',
  recordId: '12',
  label: 'Eco Beast',
  before: null,
  after: null,
  ...entry,
})

const changesOf = (entry: AuditEntry, text: Text) => {
  const kind = auditKind(entry.kind)
  if (!kind) throw new Error(`no kind ${entry.kind}`)
  return toldChanges(auditRecords[kind](entry.recordId), entry, text, nameOf).map(({ label, before, after }) => [
    label,
    before,
    after,
  ])
}

/** A change of every kind as use cases log it, and what is read of it in English. */
const changes: readonly (readonly [Partial<AuditEntry>, readonly (readonly string[])[]])[] = [
  [
    {
      kind: 'product',
      before: {
        prices: { cm: { amount: 3_000_000, status: 'illustrative', basis: '' } },
        price: 3_000_000,
        systemType: 'Inverter',
        categoryId: 2,
        features: ['Quiet'],
        ratings: { continuousW: 5000, depthOfDischarge: null, acCharge: true },
        specification: { weightKg: 40 },
        updatedAt: '2026-11-21T01:00:00.000Z',
      },
      after: {
        prices: { cm: { amount: 3_200_000, status: 'illustrative', basis: '' } },
        price: 3_200_000,
        systemType: 'All-in-One',
        categoryId: 3,
        features: ['Quiet', 'Small'],
        ratings: { continuousW: 5000, depthOfDischarge: 0.9, acCharge: false },
        specification: { weightKg: 42, warranty: { fr: '5 ans', en: '5 years' } },
        updatedAt: '2026-11-22T01:00:00.000Z',
      },
    },
    [
      ['Prices · Nigeria · Price', '3 000 000 ₦', '3 200 000 ₦'],
      ['System type', 'Inverter', 'All-in-One'],
      ['Category', 'Inverters', 'no longer exists'],
      ['Features (French)', 'Quiet', 'Quiet\nSmall'],
      ['Depth of discharge', '', '90\u00a0%'],
      ['Charges from the mains', 'yes', 'no'],
      ['Specification sheet · Weight', '40\u00a0kg', '42\u00a0kg'],
      ['Specification sheet · Warranty', '', '5 ans\n5 years'],
    ],
  ],
  [
    { kind: 'staff', before: { role: 'editor', isDisabled: false }, after: { role: 'sales', isDisabled: true } },
    [
      ['Role', 'Editor', 'Sales and credit'],
      ['Access closed', 'no', 'yes'],
    ],
  ],
  [
    {
      kind: 'lead',
      action: 'lead.update',
      before: { events: 0, status: 'new', assigneeId: null, nextStepOn: null },
      after: { events: 1, status: 'contacted', assigneeId: 's1', nextStepOn: '2026-11-30' },
    },
    [
      ['Status', 'New', 'Contacted'],
      ['Owner', '', 'Awa Traoré'],
      ['Day of the next step', '', '30 November 2026'],
      ['Lines in the history', '0', '1'],
    ],
  ],
  [
    {
      kind: 'lead',
      action: 'lead.moved',
      before: { booking: '2026-11-30 09:30' },
      after: { booking: '2026-12-01 10:00' },
    },
    [['Booked for', '30 November 2026, 09:30', '1 December 2026, 10:00']],
  ],
  [
    {
      kind: 'view',
      action: 'view.update',
      before: { name: 'Calls', isShared: false, status: ['new', 'won'], sort: 'due' },
      after: { name: 'To call', isShared: true, channel: 'phone', due: 'today', assignee: 'me' },
    },
    [
      ['Name of the view', 'Calls', 'To call'],
      ['Share with the team', 'no', 'yes'],
      ['Status', 'New\nWon', ''],
      ['Order', 'Due soonest', ''],
      ['Channel', '', 'By phone'],
      ['Due', '', 'Due today'],
      ['Owner', '', 'Me'],
    ],
  ],
  [
    {
      kind: 'application',
      before: { status: 'in_review', firstApproverName: null, requestedDocuments: [], assigneeId: 'gone' },
      after: {
        status: 'approved',
        firstApproverName: 'Awa Traoré',
        requestedDocuments: ['residency', 'employment'],
        assigneeId: null,
        hasReason: true,
        concerns: ['unreachable'],
      },
    },
    [
      ['Status', 'In review', 'Approved'],
      ['First approval by', '', 'Awa Traoré'],
      ['Documents asked for again', '', 'Proof of residence\nProof of employment or business activity'],
      ['Owner', 'somebody whose account is gone', ''],
      ['Written reason', '', 'yes'],
      ['Approved in spite of', '', 'nobody can reach the applicant'],
    ],
  ],
  [
    {
      kind: 'presets',
      recordId: null,
      before: { house: { name: 'Maison', nameEn: 'House', lines: [] }, order: ['house'] },
      after: {
        house: {
          name: 'Maison',
          nameEn: 'House',
          lines: [{ applianceId: 7, quantity: 2, hoursDay: 6, hoursNight: 0.5, isEssential: true }],
        },
        order: ['house'],
      },
    },
    [['House · Appliances', '', '2 × Fan: 6 h by day, 0.5 h by night, essential']],
  ],
  [
    {
      kind: 'quote',
      before: { reference: 'Q-1', units: 1, total: { amount: 3_000_000, currency: 'XOF' } },
      after: { reference: 'Q-2', units: 2, total: { amount: 6_000_000, currency: 'XOF' } },
    },
    [
      ['Reference', 'Q-1', 'Q-2'],
      ['Units', '1', '2'],
      ['Total', '3 000 000 FCFA', '6 000 000 FCFA'],
    ],
  ],
  [
    {
      kind: 'settings',
      recordId: 'countries',
      before: { cm: { whatsapp: '+234 1', openingHours: [{ from: 'Mo', opens: '08:00' }] } },
      after: { cm: { whatsapp: '+234 2', openingHours: [{ from: 'Tu', opens: '08:00' }] } },
    },
    [
      ['Nigeria · WhatsApp number', '+234 1', '+234 2'],
      ['Nigeria · Opening hours · Period 1 · From', 'Monday', 'Tuesday'],
    ],
  ],
  [
    { kind: 'mail', before: { 'subject.fr': 'Merci', version: 1 }, after: { 'subject.fr': 'Bonjour', version: 2 } },
    [['Subject (French)', 'Merci', 'Bonjour']],
  ],
  [
    { kind: 'calendar', action: 'calendar.close', after: { id: 3, country: 'bf', date: '2026-12-11', name: 'Fête' } },
    [
      ['Country', '', 'Burkina Faso'],
      ['Day', '', '11 December 2026'],
      ['Reason', '', 'Fête'],
    ],
  ],
  [
    { kind: 'post', before: { aFieldToCome: { deep: 1 } }, after: { aFieldToCome: 'words' } },
    [['Another detail', '', 'words']],
  ],
]

test.each(changes)('a change is read as its screen says it: %j', async (entry, expected) => {
  const text = await wordsOf('en')
  expect(changesOf(entryOf(entry), text)).toEqual(expected)
})

/** Whole records as they are kept, each as if it had just been made. */
const whole: readonly Partial<AuditEntry>[] = [
  ...settingGroups.map((group) => {
    const value = builtInSettings[group]
    return { kind: 'settings', recordId: group, after: Array.isArray(value) ? { [group]: value } : { ...value } }
  }),
  ...demoCatalogue.products.map((row) => {
    const { rest, ratings } = splitRatings(Object.assign({}, aProduct().ratings, row))
    return { kind: 'product', after: { ...rest, ratings } }
  }),
  { kind: 'presets', after: Object.fromEntries(presets.map(({ key, ...preset }) => [key, preset])) },
]

test.each(languages)('every field that is kept has words, and none is shown as it is stored (%s)', async (language) => {
  const text = await wordsOf(language)
  for (const entry of whole) {
    for (const [label, before, after] of changesOf(entryOf(entry), text)) {
      expect(label).not.toContain(text('admin.audit.other'))
      expect(`${label}${before}${after}`, label).not.toMatch(/[{}]|\[object|undefined|\bnull\b/)
    }
  }
})

test.each(languages)('what was deleted at the end of its time is named (%s)', async (language) => {
  const text = await wordsOf(language)
  for (const label of keptKinds) {
    const entry = entryOf({ action: 'retention.delete', kind: 'retention', recordId: null, label, after: { count: 3 } })
    const row = <AuditEntryRow run={[entry]} records={auditRecords} nameOf={nameOf} isAlone={false} />
    const markup = await drawn(row, { language })
    expect(markup).toContain(`${text('admin.audit.did.retention.delete')}</b> · ${text(`admin.audit.kept.${label}`)}`)
  }
})

test('a line says the first change, and opens on its record and on all that was done to it', async () => {
  const [[entry] = [{}]] = changes
  const draw = (more: Partial<AuditEntry>, isAlone = false) =>
    drawn(
      <AuditEntryRow run={[entryOf({ ...entry, ...more })]} records={auditRecords} nameOf={nameOf} isAlone={isAlone} />,
      {
        language: 'en',
      },
    )
  const line = await draw({})
  expect(line).toContain('Prices · Nigeria · Price: from 3 000 000 ₦ to 3 200 000 ₦ and 7 other changes')
  expect(line).toContain('href="/admin/products?edit=12"')
  expect(line).toContain('?kind=product&amp;recordId=12"')
  expect(await draw({}, true)).not.toContain('recordId=12')
  expect(await draw({ action: 'product.delete', after: null })).toContain('href="/admin/bin"')
})

test('where the prices of the catalogue come from is told in French, too', () => {
  const bases = demoCatalogue.products.flatMap(({ prices }) =>
    Object.values(prices ?? {}).flatMap((price) => price?.basis ?? []),
  )
  for (const basis of new Set(bases.filter(Boolean))) expect(priceBases).toHaveProperty([basis, 'fr'])
})
