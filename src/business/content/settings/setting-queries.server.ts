import { eq } from 'drizzle-orm'
import { versionAfter } from '#business/accounts/stale.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { builtInSettings, settingGroups, settingSchemas, type SettingGroup, type Settings } from './setting-groups.ts'
import type { SettingRecord } from './setting-record.ts'
import { siteSettings } from './tables.server.ts'

type Row = typeof siteSettings.$inferSelect

/** Every group, set or not, in the order of the screens. */
export async function readSettingRecords(db: Queryable, log: Pick<Log, 'error'>): Promise<SettingRecord[]> {
  const rows = new Map((await db.select().from(siteSettings)).map((row) => [row.group, row]))
  return settingGroups.map((group) => toRecord(group, rows.get(group), log))
}

/** A group, locked for a change until the transaction ends. */
export async function lockSettingRecord(
  tx: Transaction,
  group: SettingGroup,
  log: Pick<Log, 'error'>,
): Promise<SettingRecord> {
  // The row is there to be locked, whether or not the group was ever set.
  await tx.insert(siteSettings).values({ group, value: null, updatedAt: null }).onConflictDoNothing()
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.group, group)).for('update')
  return toRecord(group, row, log)
}

/** Writes a group's next version; `null` brings back what comes with the site. */
export async function storeSetting<Group extends SettingGroup>(
  tx: Transaction,
  record: SettingRecord,
  value: Settings[Group] | null,
  now: Date,
): Promise<void> {
  const next = { version: record.version + 1, updatedAt: versionAfter(record, now) }
  await tx
    .update(siteSettings)
    .set({ value, ...next })
    .where(eq(siteSettings.group, record.group))
}

/** A value that an older version stored and this one can't read is told to the log, and what comes with the site stands. */
function toRecord(group: SettingGroup, row: Row | undefined, log: Pick<Log, 'error'>): SettingRecord {
  const defaultValue = builtInSettings[group]
  const base = { group, defaultValue, version: row?.version ?? 1, updatedAt: row?.updatedAt?.toISOString() ?? null }
  if (!row || row.value === null) return { ...base, value: defaultValue, isDefault: true }
  const read = settingSchemas[group].safeParse(row.value)
  if (read.success) return { ...base, value: read.data, isDefault: false }
  log.error({ group, issues: read.error.issues.length }, 'a group of settings could not be read')
  return { ...base, value: defaultValue, isDefault: true }
}
