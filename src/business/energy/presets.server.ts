import { asc, sql } from 'drizzle-orm'
import { isStale, recordChange, stale, versionAfter } from '#business/accounts/record-change.server.ts'
import { staffUseCase, type Permitted } from '#business/accounts/staff-use-case.server.ts'
import { need, refused } from '#kernel/outcome.ts'
import type { FieldError } from '#kernel/problem.ts'
import type { Told } from '#kernel/told.ts'
import { invalidate } from '#platform/cache.server.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { AppliancePreset } from './appliance-preset.ts'
import { categoriesFor } from './built-in-appliances.ts'
import { presets as builtInPresets } from './built-in-presets.ts'
import { presetListSchema, type EditedPreset, type PresetList } from './preset-list.ts'
import { segments } from './segment.ts'
import { appliancePresets } from './tables.server.ts'

/** With its fields in one order, whoever wrote them: PostgreSQL's JSON keeps none. */
const inOrder = ({ key, segment, name, nameEn, isHidden, lines }: EditedPreset): EditedPreset => ({
  key,
  segment,
  name,
  nameEn,
  isHidden,
  lines: lines.map(({ applianceId, quantity, hoursDay, hoursNight, isEssential }) => {
    return { applianceId, quantity, hoursDay, hoursNight, isEssential }
  }),
})

const builtIn = builtInPresets.map((preset) => inOrder({ ...preset, isHidden: false, lines: [...preset.lines] }))

/** The kinds of place that an audit may start from, as staff arranged them; the built-in ones where they have not. */
export async function shownPresets({
  db,
  cache,
  log,
}: Pick<Services, 'db' | 'cache' | 'log'>): Promise<Told<readonly AppliancePreset[]>> {
  try {
    const value = await cache.read('presets', { topics: ['presets'] }, async () => {
      const { presets } = await readPresetList(db)
      return presets.flatMap(({ isHidden, ...preset }) => (isHidden ? [] : [preset]))
    })
    return { value, isWhole: true }
  } catch (err) {
    log.error({ err }, 'the presets of staff could not be read')
    return { value: builtInPresets, isWhole: false }
  }
}

/** All kinds of place, hidden ones too. Refused as {@link permit} says. */
export const listPresets = staffUseCase({ may: 'presets.manage' }, ({ db }) => readPresetList(db))

/**
 * Sets the whole list. Refused as {@link permit} says; as `invalid` (fields, such as `presets.2.lines.0.applianceId`; `unknown_appliance`
 * for one of the other project type too); as `stale` with the list as it is now.
 */
export const changePresets = staffUseCase(
  { may: 'presets.manage', input: presetListSchema },
  (acting, { presets, updatedAt }): Promise<PresetList> => {
    const errors = unknownAppliances(presets)
    if (errors.length > 0) return need(refused('invalid', { errors }))
    return store(acting, presets, updatedAt)
  },
)

/** Brings back the list that comes with the site. Refused as {@link permit} says. */
export const resetPresets = staffUseCase({ may: 'presets.manage' }, (acting) => store(acting, [], undefined))

async function store(
  { db, now, by }: Permitted,
  presets: readonly EditedPreset[],
  updatedAt: string | null | undefined,
): Promise<PresetList> {
  return db.transaction(async (tx) => {
    const before = await lockedList(tx)
    if (isStale(before, { updatedAt })) return need(stale(before))
    const at = versionAfter(before, now())
    await tx.delete(appliancePresets)
    const rows = presets.map((preset, position) => ({ ...preset, position, updatedAt: at }))
    if (rows.length > 0) await tx.insert(appliancePresets).values(rows)
    const after = await readPresetList(tx)
    const entry = { action: 'presets.update', kind: 'presets' }
    await recordChange(tx, by, { ...entry, before: fieldsOf(before), after: fieldsOf(after) }, at)
    await invalidate(tx, 'presets')
    return after
  })
}

/** One writer at a time: an empty list has no row to lock. */
async function lockedList(tx: Transaction): Promise<PresetList> {
  await tx.execute(sql`lock table ${appliancePresets} in share row exclusive mode`)
  return readPresetList(tx)
}

async function readPresetList(db: Queryable): Promise<PresetList> {
  const rows = await db.select().from(appliancePresets).orderBy(asc(appliancePresets.position))
  const [first] = rows
  if (!first) return { presets: builtIn, builtIn, updatedAt: null }
  return { presets: rows.map(inOrder), builtIn, updatedAt: first.updatedAt.toISOString() }
}

function unknownAppliances(presets: readonly EditedPreset[]): FieldError[] {
  const known = Object.fromEntries(
    segments.map((segment) => [
      segment,
      new Set(categoriesFor(segment).flatMap(({ appliances }) => appliances.map(({ id }) => id))),
    ]),
  )
  return presets.flatMap(({ segment, lines }, index) =>
    lines.flatMap(({ applianceId }, at) =>
      known[segment]?.has(applianceId)
        ? []
        : [{ path: `presets.${index}.lines.${at}.applianceId`, code: 'unknown_appliance' }],
    ),
  )
}

/** What the audit log compares: each kind of place by its key, and their order. */
function fieldsOf({ presets }: PresetList): Record<string, unknown> {
  return {
    ...Object.fromEntries(presets.map(({ key, ...preset }) => [key, preset])),
    order: presets.map(({ key }) => key),
  }
}
