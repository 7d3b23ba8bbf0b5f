import { matchRoutes } from 'react-router'
import type { Action } from '#business/accounts/permissions.ts'

/** The screens of the back office, and what one must be allowed to see each; null: everybody, strangers included. */
export const screenActions = {
  '/admin': 'account.manage',
  '/admin/leads': 'leads.work',
  '/admin/leads/new': 'leads.work',
  '/admin/leads/import': 'leads.work',
  '/admin/calendar': 'leads.work',
  '/admin/quotes': 'quotes.work',
  '/admin/quotes/new': 'quotes.work',
  '/admin/quotes/:key': 'quotes.work',
  '/admin/applications': 'applications.work',
  '/admin/applications/new': 'applications.work',
  '/admin/applications/:id': 'applications.work',
  '/admin/people': 'privacy.find',
  '/admin/people/:reference': 'privacy.find',
  '/admin/job-applications': 'leads.work',
  '/admin/numbers': 'analytics.read',
  '/admin/numbers/pages': 'analytics.read',
  '/admin/posts': 'posts.manage',
  '/admin/new': 'posts.manage',
  '/admin/products': 'products.manage',
  '/admin/products/new': 'products.manage',
  '/admin/appliance-presets': 'presets.manage',
  '/admin/proven-solutions': 'solutions.manage',
  '/admin/media': 'media.manage',
  '/admin/translations': 'translations.read',
  '/admin/words': 'words.manage',
  '/admin/bin': 'bin.use',
  '/admin/mail': 'mails.manage',
  '/admin/mail/templates': 'templates.manage',
  '/admin/mail/templates/:mail': 'templates.manage',
  '/admin/settings': 'settings.manage',
  '/admin/settings/samples': 'samples.manage',
  '/admin/settings/photographs': 'photographs.manage',
  '/admin/settings/:group': 'settings.manage',
  '/admin/staff': 'staff.manage',
  '/admin/programs': 'programs.manage',
  '/admin/programs/webhooks': 'programs.manage',
  '/admin/audit-log': 'audit.read',
  '/admin/account': 'account.manage',
  '/admin/invitation': null,
  '/admin/login': null,
} as const satisfies Readonly<Record<string, Action | null>>

export type ScreenPath = keyof typeof screenActions

const screens = (Object.keys(screenActions) as ScreenPath[]).map((path) => ({ path }))

/** The status of a screen's document for somebody who may do `may`: what the screen itself goes on to say. */
export function screenStatus(pathname: string, may: readonly string[]): 200 | 403 | 404 {
  const path = matchRoutes(screens, pathname)?.[0]?.route.path
  if (!path) return 404
  const action = screenActions[path]
  return action === null || may.includes(action) ? 200 : 403
}
