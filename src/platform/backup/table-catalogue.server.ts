import { escapeIdentifier, type ClientBase } from 'pg'

/** A table of the site, and the columns that are written to it: not those that the database works out. */
export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] }

/** Where the site has its tables. Jobs (`pgboss`) are not among them: the start makes those that wait again. */
const schemas = ['public', 'drizzle']
/** A database that has something here is not empty. */
const ownedSchemas = [...schemas, 'pgboss']

export const filesTable = 'public.stored_files'
export const migrationsTable = 'drizzle.__drizzle_migrations'

/** What ends within a day anyway, and must not come back: who is signed in or about to be, and what limits have counted. */
const passing = new Set(['public.staff_sessions', 'public.staff_verifications', 'public.rate_limits'])

/** `public.leads` */
export function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}

/** The name for a statement. */
export function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

/** `"public"."leads" ("id", "name")`: what COPY reads and writes. */
export function copied(table: Table): string {
  return `${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')})`
}

/** Dates, numbers and bytes are written the same by every server. No statement is cut short: tables may be large. */
export async function prepareSession(client: ClientBase): Promise<void> {
  await client.query(`
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'iso_8601'; SET TimeZone = 'UTC';
    SET extra_float_digits = 1; SET bytea_output = 'hex'`)
}

const ofNoExtension = `NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Every table that belongs in an archive, that of the files first: what restores knows early which files are to come. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, ARRAY(
       SELECT a.attname::text FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum
     ) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname = ANY($1) AND ${ofNoExtension}
     ORDER BY n.nspname || '.' || c.relname <> $2, n.nspname, c.relname`,
    [schemas, filesTable],
  )
  return rows.filter((table) => !passing.has(nameOf(table)))
}

/** What stands in the site's schemas, whatever it is. */
export async function listRelations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname = ANY($1) AND ${ofNoExtension} ORDER BY name`,
    [ownedSchemas],
  )
  return rows.map(({ name }) => name)
}

/** Where the numbering of the site's tables stands, as names and values of `setval`. */
export async function readSequences(client: ClientBase): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'S' AND n.nspname = ANY($1) AND ${ofNoExtension} ORDER BY n.nspname, c.relname`,
    [schemas],
  )
  const sequences = []
  for (const sequence of rows) {
    const name = quoted(sequence)
    const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${name}`,
    )
    for (const state of states) sequences.push({ name, ...state })
  }
  return sequences
}

/**
 * Takes away what would act on rows as they are loaded (triggers) or forbid their order (foreign keys), and answers what puts
 * it back as it was, foreign keys checked. Needs no more than to own the tables.
 */
export async function suspendRules(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS off,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS on
     FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace WHERE k.contype = 'f' AND n.nspname = ANY($1)
     UNION ALL
     SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', t.tgrelid::regclass, t.tgname),
            format('ALTER TABLE %s ENABLE %s TRIGGER %I', t.tgrelid::regclass,
              CASE t.tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, t.tgname)
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND n.nspname = ANY($1)`,
    [schemas],
  )
  for (const { off } of rows) await client.query(off)
  return async () => {
    for (const { on } of rows) await client.query(on)
  }
}
