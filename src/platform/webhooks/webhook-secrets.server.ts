import { and, eq, notLike } from 'drizzle-orm'
import { UnreadableError } from '../encryption/piece-cipher.server.ts'
import type { Rewrapped } from '../files/rewrap-keys.server.ts'
import type { Services } from '../services.server.ts'
import { webhookEndpoints } from './tables.server.ts'

/** For whom a secret is sealed. */
export const secretContext = (endpointId: string) => `webhook ${endpointId}`

/** Seals what signs webhooks by the application's current secret: after it, the secret before is of no more use. */
export async function rewrapWebhookSecrets({
  db,
  files: { keyRing },
}: Pick<Services, 'db' | 'files'>): Promise<Rewrapped> {
  const { id, sealedSecret } = webhookEndpoints
  const others = await db
    .select({ id, sealedSecret })
    .from(webhookEndpoints)
    .where(notLike(sealedSecret, `${keyRing.currentPrefix}%`))
  let rewrapped = 0
  for (const one of others) {
    try {
      const context = secretContext(one.id)
      const anew = keyRing.wrap(keyRing.unwrap(one.sealedSecret, context), context)
      await db
        .update(webhookEndpoints)
        .set({ sealedSecret: anew })
        .where(and(eq(id, one.id), eq(sealedSecret, one.sealedSecret)))
      rewrapped += 1
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
    }
  }
  return { rewrapped, unreadable: others.length - rewrapped }
}
