import { Hono } from 'hono'
import type { Acting } from '#business/accounts/acting.server.ts'
import { isAllowed, type Action } from '#business/accounts/permissions.ts'
import { permit } from '#business/accounts/actor.ts'
import { siteHealth } from '#business/accounts/site-health.server.ts'
import { postsToday } from '#business/posts/posts-today.server.ts'
import { listFaultySettings } from '#business/company/settings/change-setting.server.ts'
import { applicationsToday } from '#business/financing/applications-today.server.ts'
import { leadsToday } from '#business/leads/leads-today.server.ts'
import { done, type Outcome } from '#kernel/outcome.ts'
import type { Services } from '#platform/services.server.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

/** What needs doing now, of each part what the role may see; null for the others. */
export function todayRoutes(services: Services): Hono {
  return new Hono().get('/today', async (c) => answerOutcome(c, await today(actingIn(c, services))))
}

async function today(acting: Acting) {
  const permitted = permit(acting.actor, 'account.manage')
  if (!permitted.ok) return permitted
  const part = async <T>(action: Action, ask: (acting: Acting) => Promise<Outcome<T>>): Promise<T | null> => {
    if (!isAllowed(permitted.value.role, action)) return null
    const outcome = await ask(acting)
    return outcome.ok ? outcome.value : null
  }
  const [requests, applications, posts, health, settings] = await Promise.all([
    part('leads.work', leadsToday),
    part('applications.work', applicationsToday),
    part('posts.manage', postsToday),
    part('health.read', siteHealth),
    part('settings.manage', listFaultySettings),
  ])
  return done({ requests, applications, posts, health, settings })
}
