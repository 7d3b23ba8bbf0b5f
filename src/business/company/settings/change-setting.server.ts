import * as z from 'zod/mini'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { legalTexts, type LegalTextName } from '../legal/told-legal-text.ts'
import { writeHtml } from '#business/markdown/written-html.server.ts'
import { parseSetting } from './parse-setting.ts'
import { isSettingGroup, type SettingGroup, type Settings } from './setting-groups.ts'
import { lockSettingRecord, readSettingRecords, storeSetting } from './setting-queries.server.ts'
import type { FaultySetting, SettingRecord } from './setting-record.ts'
import type { LegalHtml } from '../tables.server.ts'

const editSchema = z.object({ value: z.unknown(), updatedAt: z.optional(z.nullable(z.string())) })

/** Every group of settings with what comes with the site. Refused as {@link permit} says. */
export async function listSettings({ db, actor, log }: Acting): Promise<Outcome<SettingRecord[]>> {
  const permitted = permit(actor, 'settings.manage')
  return permitted.ok ? done(await readSettingRecords(db, log)) : permitted
}

/** The groups that the site can't show as they were written. Refused as {@link permit} says. */
export async function listFaultySettings(acting: Acting): Promise<Outcome<FaultySetting[]>> {
  const records = await listSettings(acting)
  if (!records.ok) return records
  return done(records.value.flatMap(({ group, fault }) => (fault ? [{ group, fault }] : [])))
}

/**
 * Sets a group. Refused as {@link permit} says; as `not_found` where there is no such group; as `invalid` with a path for
 * every field that is wrong (`team.2.roleEn`) or can't be rendered (`terms.content`); as `stale` with the group as it is now, where `updatedAt` is another
 * version's.
 */
export async function changeSetting(acting: Acting, group: string, request: unknown): Promise<Outcome<SettingRecord>> {
  const permitted = permit(acting.actor, 'settings.manage')
  if (!permitted.ok) return permitted
  if (!isSettingGroup(group)) return refused('not_found')
  const edit = editSchema.safeParse(request)
  if (!edit.success) return refused('invalid', { errors: [{ path: group, code: 'required' }] })
  const parsed = parseSetting(group, edit.data.value)
  if (!parsed.ok) return parsed
  const html = await legalHtmlOf(group, parsed.value, acting.settings.publicUrl)
  if (html && html.faults.length > 0) {
    return refused('invalid', { errors: html.faults.map(({ path, code }) => ({ path: `${group}.${path}`, code })) })
  }
  return acting.db.transaction(async (tx) => {
    const before = await lockSettingRecord(tx, group, acting.log)
    if (isStale(before, edit.data)) return stale(before)
    const isSame = before.fault === null && JSON.stringify(before.value) === JSON.stringify(parsed.value)
    if (isSame) return done(before)
    return done(await store(acting, tx, permitted.value, before, parsed.value, html))
  })
}

/** Brings back what comes with the site. Refused as {@link permit} says, and as `not_found`. */
export async function resetSetting(acting: Acting, group: string): Promise<Outcome<null>> {
  const permitted = permit(acting.actor, 'settings.manage')
  if (!permitted.ok) return permitted
  if (!isSettingGroup(group)) return refused('not_found')
  return acting.db.transaction(async (tx) => {
    const before = await lockSettingRecord(tx, group, acting.log)
    if (!before.isDefault) await store(acting, tx, permitted.value, before, null, null)
    return done(null)
  })
}

async function store(
  { log, now }: Acting,
  tx: Transaction,
  staff: Parameters<typeof recordChange>[1],
  before: SettingRecord,
  value: Settings[SettingGroup] | null,
  html: LegalHtml | null,
): Promise<SettingRecord> {
  const { group } = before
  await storeSetting(tx, before, value, html, now())
  const after = await lockSettingRecord(tx, group, log)
  const entry = { action: 'settings.update', kind: 'settings', recordId: group, label: group }
  await recordChange(tx, staff, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now())
  await tellContentChanged(tx)
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
