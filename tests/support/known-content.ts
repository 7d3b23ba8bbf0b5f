import { createCache } from '#platform/cache.server.ts'
import type { Services } from '#platform/services.server.ts'

/** Services with a cache of their own that holds `known` by its keys, and nothing else. */
export function knowing<S extends Pick<Services, 'now'>>(services: S, known: Readonly<Record<string, unknown>> = {}) {
  const cache = createCache({ maxBytes: 64 * 1024 * 1024, now: services.now })
  for (const [key, value] of Object.entries(known)) cache.keep(key, value, 1_000)
  return { ...services, cache }
}

/** Services of a process of its own whose database answers nothing. */
export const withoutDatabase = (services: Services): Services => ({ ...knowing(services), db: {} as never })
