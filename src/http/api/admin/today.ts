import { type Action, isAllowed } from '#business/accounts/permissions.ts'
import { siteHealth } from '#business/accounts/site-health.server.ts'
import { staffUseCase, type UseCase } from '#business/accounts/staff-use-case.server.ts'
import { listFaultySettings } from '#business/company/settings/change-setting.server.ts'
import { applicationsToday } from '#business/financing/review-applications.server.ts'
import { leadsToday } from '#business/leads/lead-inbox.server.ts'
import { postsToday } from '#business/posts/admin-post-queries.server.ts'

/** What needs doing now, of each part what the role may see; null for the others. */
export const today = staffUseCase({ may: 'account.manage' }, async ({ by, ...services }) => {
  const part = async <T>(action: Action, ask: UseCase<[], T>): Promise<T | null> => {
    if (!isAllowed(by.role, action)) return null
    const outcome = await ask({ ...services, actor: by })
    return outcome.ok ? outcome.value : null
  }
  const [requests, applications, posts, health, settings] = await Promise.all([
    part('leads.work', leadsToday),
    part('applications.work', applicationsToday),
    part('posts.manage', postsToday),
    part('health.read', siteHealth),
    part('settings.manage', listFaultySettings),
  ])
  return { requests, applications, posts, health, settings }
})
