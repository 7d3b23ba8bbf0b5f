import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Staff } from '#business/accounts/actor.ts'
import { redactViewNames } from '#business/accounts/audit-log.server.ts'
import { isAllowed } from '#business/accounts/permissions.ts'
import { isStale, recordChange, stale, versionAfter, type Change } from '#business/accounts/record-change.server.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import { staff } from '#business/accounts/tables.server.ts'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { defaultLanguage } from '#kernel/language.ts'
import { need, refused, type Outcome } from '#kernel/outcome.ts'
import type { Queryable, Transaction } from '#platform/database/database.server.ts'
import { trackQuestionSchema } from './admin-lead.ts'
import { knownQuestion, mostViews, newViewSchema, viewChangeSchema, type SavedView } from './saved-view.ts'
import { savedViews } from './tables.server.ts'

type Row = typeof savedViews.$inferSelect & { readonly makerName: string | null }

const rowsOf = (db: Queryable) =>
  db
    .select({ ...getTableColumns(savedViews), makerName: staff.name })
    .from(savedViews)
    .leftJoin(staff, eq(staff.id, savedViews.makerId))

const visibleTo = (by: Staff) => or(isNull(savedViews.ownerId), eq(savedViews.ownerId, by.id))

function asSavedView({ ownerId, makerId, query, updatedAt, createdAt: _, ...row }: Row, by: Staff): SavedView {
  const isMine = makerId === by.id
  return {
    ...row,
    query: knownQuestion(query),
    isShared: ownerId === null,
    isMine,
    mayChange: isMine || isAllowed(by.role, 'views.manage'),
    updatedAt: updatedAt.toISOString(),
  }
}

const byName = new Intl.Collator(defaultLanguage, { sensitivity: 'base', numeric: true })

/** One's own views and those that are shared, by name. Refused as {@link permit} says. */
export const listViews = staffUseCase(
  { may: 'leads.work', input: trackQuestionSchema },
  async ({ db, by }, { track }): Promise<readonly SavedView[]> => {
    const rows = await rowsOf(db).where(and(visibleTo(by), track && eq(savedViews.track, track)))
    return rows.map((row) => asSavedView(row, by)).toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id)
  },
)

/**
 * Saves a view. Refused as {@link permit} says; as `invalid` (fields); as `conflict` (`name`: `taken` by another view of theirs in
 * this list, `views_full`).
 */
export const saveView = staffUseCase(
  { may: 'leads.work', input: newViewSchema },
  ({ db, by, now }, { track, name, query, isShared = false }): Promise<SavedView> =>
    db.transaction(async (tx) => {
      await lockMaker(tx, by.id)
      if (await isTaken(tx, { track, name, makerId: by.id })) return need(nameRefused('taken'))
      if ((await tx.$count(savedViews, eq(savedViews.makerId, by.id))) >= mostViews)
        return need(nameRefused('views_full'))
      const at = now()
      const whose = { makerId: by.id, ownerId: isShared ? null : by.id }
      const [row] = await tx
        .insert(savedViews)
        .values({ track, name, ...whose, query: knownQuestion(query), createdAt: at, updatedAt: at })
        .returning()
      if (!row) throw new Error('the view was not stored')
      const view = asSavedView({ ...row, makerName: by.name }, by)
      await recordChange(tx, by, { action: 'view.create', ...told(view), after: keptOf(view) }, at)
      return view
    }),
)

/**
 * Changes a view: its maker all of it, whoever manages views what others share, but whose it is. Refused as {@link permit} says; as
 * `invalid` (fields), `not_found`, `forbidden`, `stale` (see {@link isStale}); as `conflict` (`name`: `taken`).
 */
export const changeView = staffUseCase(
  { may: 'leads.work', input: viewChangeSchema },
  ({ db, by, now }, change, id: number): Promise<SavedView> =>
    db.transaction(async (tx) => {
      const row = await changeable(tx, by, id)
      const before = asSavedView(row, by)
      if (change.isShared === false && !before.isMine) return need(refused('forbidden'))
      if (isStale(before, change)) return need(stale(before))
      const { name = before.name, query = before.query, isShared = before.isShared } = change
      if (row.makerId !== null) await lockMaker(tx, row.makerId)
      if (await isTaken(tx, { ...row, name })) return need(nameRefused('taken'))
      const at = versionAfter(before, now())
      const set = { name, query: knownQuestion(query), ownerId: isShared ? null : row.makerId, updatedAt: at }
      await tx.update(savedViews).set(set).where(eq(savedViews.id, id))
      const after = asSavedView({ ...row, ...set }, by)
      const entry = { action: 'view.update', ...told(after), before: keptOf(before), after: keptOf(after) }
      await recordChange(tx, by, entry, at)
      return after
    }),
)

/** Removes a view, a shared one for everybody. Refused as {@link changeView} is. */
export const removeView = staffUseCase({ may: 'leads.work' }, ({ db, by, now }, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    const view = asSavedView(await changeable(tx, by, id), by)
    await tx.delete(savedViews).where(eq(savedViews.id, id))
    await recordChange(tx, by, { action: 'view.delete', ...told(view), before: keptOf(view) }, now())
    return null
  }),
)

/** Shorter words are in too many names to be somebody's. */
const fewestCharacters = 3

/**
 * Removes the views that look for a person, or are called after one, and such names from the log. `people`: all that is known of each,
 * in one text. What is in a view is what staff typed: the words are compared as the inbox's search compares them.
 */
export async function removeViewsOf(tx: Transaction, people: readonly string[]): Promise<void> {
  const known = people.map(foldText)
  const isOfSomebody = (words: string) =>
    words.trim().length >= fewestCharacters && known.some((person) => hasWords(person, words.trim()))
  const views = await tx.select({ id: savedViews.id, name: savedViews.name, query: savedViews.query }).from(savedViews)
  const theirs = views.filter(({ name, query }) => [name, new URLSearchParams(query).get('q') ?? ''].some(isOfSomebody))
  await tx.delete(savedViews).where(
    inArray(
      savedViews.id,
      theirs.map(({ id }) => id),
    ),
  )
  await redactViewNames(tx, isOfSomebody)
}

/** A view, held for whoever may change it. Needs an attempt around it. */
async function changeable(tx: Transaction, by: Staff, id: number): Promise<Row> {
  const [row] = await rowsOf(tx)
    .where(and(eq(savedViews.id, id), visibleTo(by)))
    .for('update', { of: savedViews })
  if (!row) return need(refused('not_found'))
  return asSavedView(row, by).mayChange ? row : need(refused('forbidden'))
}

/** Whoever names two views at once is asked one after the other. */
async function lockMaker(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('no key update')
}

type Named = Pick<Row, 'track' | 'name' | 'makerId'> & { readonly id?: number }

async function isTaken(tx: Transaction, { id, track, name, makerId }: Named): Promise<boolean> {
  if (makerId === null) return false
  const isSame = sql`lower(${savedViews.name}) = lower(${name})`
  const others = and(eq(savedViews.makerId, makerId), eq(savedViews.track, track), isSame)
  return (await tx.$count(savedViews, and(others, id === undefined ? undefined : ne(savedViews.id, id)))) > 0
}

function nameRefused(code: 'taken' | 'views_full'): Outcome<never> {
  return refused('conflict', { errors: [{ path: 'name', code }] })
}

const told = ({ id, name }: SavedView) => ({ kind: 'view', recordId: id, label: name }) satisfies Partial<Change>

/** What the log keeps of a view: not what was looked for, which may be a person. */
function keptOf({ name, track, isShared, query }: SavedView): Readonly<Record<string, unknown>> {
  const { q: _personal, status, ...filter } = Object.fromEntries(new URLSearchParams(query))
  return { name, track, isShared, ...filter, ...(status && { status: status.split(',') }) }
}
