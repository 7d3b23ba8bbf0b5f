import type { Services } from '#platform/services.server.ts'
import type { Actor } from './actor.ts'

/** The context of a verb of the back office: what it needs of the outside world, and who asks. */
export type Acting = Services & { readonly actor: Actor }
