import * as z from 'zod/mini'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { permit, type Staff } from '#business/accounts/actor.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { recordChange, isStale, stale } from '#business/accounts/record-change.server.ts'
import { needImages } from '#business/media/image-library.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { legalTexts, type LegalTextName } from '../legal/told-legal-text.ts'
import { writeHtml } from '#business/markdown/written-html.server.ts'
import { actionOfGroup, parseSetting, isSettingGroup, type SettingGroup, type Settings } from './setting-groups.ts'
import { lockSettingRecord, readSettingRecords, storeSetting } from './setting-queries.server.ts'
import type { FaultySetting, SettingRecord } from './setting-record.ts'
import type { LegalHtml } from '../tables.server.ts'

const editSchema = z.object({ value: z.unknown(), updatedAt: z.optional(z.nullable(z.string())) })

/** Every group of settings that the staff member may set, with what comes with the site. Refused as {@link permit} says. */
export const listSettings = staffUseCase(
  { may: 'photographs.manage' },
  async ({ db, log, by }): Promise<SettingRecord[]> => {
    const records = await readSettingRecords(db, log)
    return records.filter(({ group }) => isAllowed(by.role, actionOfGroup(group)))
  },
)

/** The group of an address. Needs an attempt around it: refused as `not_found`, and as {@link permit} says of that group. */
function needGroup(by: Staff, name: string): SettingGroup {
  if (!isSettingGroup(name)) return need(refused('not_found'))
  need(permit(by, actionOfGroup(name)))
  return name
}

/** How many places of pages have no photograph of the company's own. Refused as {@link permit} says. */
export const countEmptyPhotographs = staffUseCase(
  { may: 'photographs.manage' },
  async ({ db, log }): Promise<number> => {
    const known = (await readSettingRecords(db, log)).find(({ group }) => group === 'photographs')
    return Object.values((known as SettingRecord<'photographs'>).value).filter(({ picture }) => picture === '').length
  },
)

/** The groups that the site can't show as they were written. Refused as {@link permit} says. */
export const listFaultySettings = staffUseCase(
  { may: 'settings.manage' },
  async ({ db, log }): Promise<FaultySetting[]> => {
    const records = await readSettingRecords(db, log)
    return records.flatMap(({ group, fault }) => (fault ? [{ group, fault }] : []))
  },
)

/**
 * Sets a group. Refused as {@link permit} says; as `not_found` where there is no such group; as `invalid` with a path for
 * every field that is wrong (`team.2.roleEn`) or can't be rendered (`terms.content`); as `stale` with the group as it is now, where `updatedAt` is another
 * version's.
 */
export const changeSetting = staffUseCase(
  { may: 'photographs.manage' },
  async (acting, name: string, request: unknown): Promise<SettingRecord> => {
    const group = needGroup(acting.by, name)
    const edit = editSchema.safeParse(request)
    if (!edit.success) return need(refused('invalid', { errors: [{ path: group, code: 'required' }] }))
    const parsed = need(parseSetting(group, edit.data.value))
    const html = await legalHtmlOf(group, parsed, acting.settings.publicUrl)
    const errors = html?.faults.map(({ path, code }) => ({ path: `${group}.${path}`, code })) ?? []
    if (errors.length > 0) return need(refused('invalid', { errors }))
    return acting.db.transaction(async (tx) => {
      const before = await lockSettingRecord(tx, group, acting.log)
      if (isStale(before, edit.data)) return need(stale(before))
      const isSame = before.fault === null && JSON.stringify(before.value) === JSON.stringify(parsed)
      if (isSame) return before
      await needImages(tx, { [group]: JSON.stringify(parsed) }, { [group]: JSON.stringify(before.value) })
      return store(acting, tx, before, parsed, html)
    })
  },
)

/** Brings back what comes with the site. Refused as {@link permit} says, and as `not_found`. */
export const resetSetting = staffUseCase({ may: 'photographs.manage' }, async (acting, name: string): Promise<null> => {
  const group = needGroup(acting.by, name)
  return acting.db.transaction(async (tx) => {
    const before = await lockSettingRecord(tx, group, acting.log)
    if (!before.isDefault) await store(acting, tx, before, null, null)
    return null
  })
})

async function store(
  { log, now, by }: Permitted,
  tx: Transaction,
  before: SettingRecord,
  value: Settings[SettingGroup] | null,
  html: LegalHtml | null,
): Promise<SettingRecord> {
  const { group } = before
  await storeSetting(tx, before, value, html, now())
  const after = await lockSettingRecord(tx, group, log)
  const entry = { action: 'settings.update', kind: 'settings', recordId: group, label: group }
  await recordChange(tx, by, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now())
  await invalidate(tx, 'company')
  return after
}

/** The HTML of a legal text, before it is stored; null for every other group. */
async function legalHtmlOf(
  group: SettingGroup,
  value: Settings[SettingGroup],
  publicUrl: string,
): Promise<LegalHtml | null> {
  if (!legalTexts.includes(group as LegalTextName)) return null
  const { written, faults } = await writeHtml(value as Settings[LegalTextName], publicUrl)
  return { ...written, faults }
}

/** A list is one field, under its group's name. */
function fieldsOf({ group, value, version }: SettingRecord): Record<string, unknown> {
  return Array.isArray(value) ? { [group]: value, version } : { ...value, version }
}
