import * as z from 'zod/mini'
import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { recordChange } from '#business/accounts/record-change.server.ts'
import { isStale, stale } from '#business/accounts/stale.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import { tellContentChanged } from '#platform/database/content-changed.server.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { parseSetting } from './parse-setting.ts'
import { isSettingGroup, type SettingGroup, type Settings } from './setting-groups.ts'
import { lockSettingRecord, readSettingRecords, storeSetting } from './setting-queries.server.ts'
import type { SettingRecord } from './setting-record.ts'

const editSchema = z.object({ value: z.unknown(), updatedAt: z.optional(z.nullable(z.string())) })

/** Every group of settings with what comes with the site. Refused as {@link permit} says. */
export async function listSettings({ db, actor, log }: Acting): Promise<Outcome<SettingRecord[]>> {
  const permitted = permit(actor, 'settings.manage')
  return permitted.ok ? done(await readSettingRecords(db, log)) : permitted
}

/**
 * Sets a group. Refused as {@link permit} says; as `not_found` where there is no such group; as `invalid` with a path for
 * every field that is wrong (`team.2.roleEn`); as `stale` with the group as it is now, where `updatedAt` is another
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
  return acting.db.transaction(async (tx) => {
    const before = await lockSettingRecord(tx, group, acting.log)
    if (isStale(before, edit.data)) return stale(before)
    if (JSON.stringify(before.value) === JSON.stringify(parsed.value)) return done(before)
    return done(await store(acting, tx, permitted.value, before, parsed.value))
  })
}

/** Brings back what comes with the site. Refused as {@link permit} says, and as `not_found`. */
export async function resetSetting(acting: Acting, group: string): Promise<Outcome<null>> {
  const permitted = permit(acting.actor, 'settings.manage')
  if (!permitted.ok) return permitted
  if (!isSettingGroup(group)) return refused('not_found')
  return acting.db.transaction(async (tx) => {
    const before = await lockSettingRecord(tx, group, acting.log)
    if (!before.isDefault) await store(acting, tx, permitted.value, before, null)
    return done(null)
  })
}

async function store(
  { log, now }: Acting,
  tx: Transaction,
  staff: Parameters<typeof recordChange>[1],
  before: SettingRecord,
  value: Settings[SettingGroup] | null,
): Promise<SettingRecord> {
  const { group } = before
  await storeSetting(tx, before, value, now())
  const after = await lockSettingRecord(tx, group, log)
  const entry = { action: 'settings.update', kind: 'settings', recordId: group, label: group }
  await recordChange(tx, staff, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, now())
  await tellContentChanged(tx)
  return after
}

/** A list is one field, under its group's name. */
function fieldsOf({ group, value, version }: SettingRecord): Record<string, unknown> {
  return Array.isArray(value) ? { [group]: value, version } : { ...value, version }
}
