import type { Action } from './permissions.ts'

/** Which part of the back office an action is of, as programs are given it; null for what is a person's alone. */
const areas = {
  'account.manage': null,
  'posts.manage': 'content',
  'solutions.manage': 'content',
  'media.manage': 'content',
  'translations.read': 'content',
  'words.manage': 'content',
  'bin.use': 'content',
  'bin.empty': null,
  'products.manage': 'catalogue',
  'presets.manage': 'catalogue',
  'leads.work': 'leads',
  'views.manage': 'leads',
  'calendar.manage': 'leads',
  'applications.work': 'applications',
  'applications.decide': 'applications',
  'quotes.work': 'quotes',
  'analytics.read': 'numbers',
  'templates.manage': 'mails',
  'mails.manage': 'mails',
  'samples.manage': 'settings',
  'photographs.manage': 'settings',
  'settings.manage': 'settings',
  'audit.read': 'audit',
  'privacy.find': null,
  'privacy.erase': null,
  'staff.manage': null,
  'programs.manage': null,
  'health.read': null,
} as const satisfies Readonly<Record<Action, string | null>>

/** What a program may be given: to read a part of the back office, or to change it. */
export const scopes = [
  'leads:read',
  'leads:write',
  'applications:read',
  'applications:write',
  'quotes:read',
  'quotes:write',
  'catalogue:read',
  'catalogue:write',
  'content:read',
  'content:write',
  'mails:read',
  'mails:write',
  'settings:read',
  'settings:write',
  'numbers:read',
  'audit:read',
] as const
export type Scope = (typeof scopes)[number]

/** What a call does: a GET reads, everything else writes. */
export type Access = 'read' | 'write'

/** The scope that a program needs for an action; null: none opens it. */
export function scopeFor(action: Action, access: Access): Scope | null {
  return scopes.find((scope) => scope === `${areas[action]}:${access}`) ?? null
}
