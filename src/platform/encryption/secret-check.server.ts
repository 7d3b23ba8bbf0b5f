import { hkdfSync } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { advisoryKeys } from '../database/advisory-keys.ts'
import type { Database } from '../database/database.server.ts'
import { storedFiles } from '../files/tables.server.ts'
import type { Settings } from '../settings.server.ts'
import { StartupError } from '../startup-error.ts'
import { createKeyRing } from './key-ring.server.ts'
import { appSecrets } from './tables.server.ts'

type Secrets = Pick<Settings, 'appSecret' | 'previousAppSecret'>

/**
 * Refuses a start without the secret that the data was written with: it would log everybody out, open no document, and seal
 * new ones by another. The first start notes the secret that it finds; one after {@link noteSecret} noted none takes over.
 * @throws StartupError in one line that names the variable
 */
export async function checkSecret(db: Database, { appSecret, previousAppSecret }: Secrets): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.appSecret})`)
    const [noted] = await tx.select().from(appSecrets)
    const known = [appSecret, ...(previousAppSecret === null ? [] : [previousAppSecret])]
    if (noted && known.some((secret) => verifierOf(secret) === noted.verifier)) return
    if (noted && noted.verifier !== null) throw refusal()
    if (!noted) {
      // Data from before secrets were noted: what sealed it says so itself.
      const ids = known.map((secret) => `${createKeyRing(secret).currentPrefix}%`)
      const isOurs = sql`${storedFiles.sealedKey} like any (array[${sql.join(ids, sql`, `)}])`
      const [sealed] = await tx
        .select({ some: sql<boolean>`count(*) > 0`, ours: sql<boolean>`coalesce(bool_or(${isOurs}), false)` })
        .from(storedFiles)
        .where(isNotNull(storedFiles.sealedKey))
      if (sealed?.some && !sealed.ours) throw refusal()
    }
    const row = { id: 1, verifier: verifierOf(previousAppSecret ?? appSecret) }
    await tx.insert(appSecrets).values(row).onConflictDoUpdate({ target: appSecrets.id, set: row })
  })
}

/** Notes that the data is written with this secret from now on, and needs none before it: once every key is wrapped by it. */
export async function noteSecret(db: Database, { appSecret }: Pick<Secrets, 'appSecret'>): Promise<void> {
  await db
    .update(appSecrets)
    .set({ verifier: verifierOf(appSecret) })
    .where(eq(appSecrets.id, 1))
}

function refusal(): StartupError {
  return new StartupError(
    'APP_SECRET is not the secret that the data was written with; set that one (without the variable it is in DATA_DIR/app-secret: ' +
      'bring the file back), or set it as APP_SECRET_PREVIOUS to replace it',
  )
}

/** Derived by HKDF-SHA256 (RFC 5869): tells whether a secret is the same, and nothing else of it. */
function verifierOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'data: verifier', 32)).toString('base64url')
}
