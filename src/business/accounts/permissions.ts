/**
 * What a member of staff is here for: `admin` runs everything, `editor` what the site says, `author` its articles and case studies alone,
 * `sales` what visitors send, their applications for financing decided; `seller` the same without that decision.
 */
export const roles = ['admin', 'editor', 'author', 'sales', 'seller'] as const
export type Role = (typeof roles)[number]

const editors = ['admin', 'editor'] as const
const writers = ['admin', 'editor', 'author'] as const
const sellers = ['admin', 'sales', 'seller'] as const
const lenders = ['admin', 'sales'] as const
const admins = ['admin'] as const

/** Who may do what: the one table that verbs ask, that screens are drawn from, and that a test turns into a matrix. */
export const permissions = {
  /** One's own password, second factor and sessions. */
  'account.manage': roles,
  'posts.manage': writers,
  'products.manage': editors,
  'solutions.manage': writers,
  /** The kinds of place that an audit starts from. */
  'presets.manage': editors,
  'media.manage': writers,
  'translations.read': writers,
  /** What the pages of the site say by themselves: titles, buttons, sentences. */
  'words.manage': editors,
  /** What was deleted: seen and restored; removed for good. */
  'bin.use': writers,
  'bin.empty': admins,
  'leads.work': sellers,
  /** Views of requests that somebody else shares. */
  'views.manage': admins,
  /** Begun, given documents, followed up; read with all that they hold. */
  'applications.work': sellers,
  /** Approved, declined, closed, opened again; and what that rests on: documents checked, the income read in them. */
  'applications.decide': lenders,
  'calendar.manage': sellers,
  'quotes.work': sellers,
  'analytics.read': sellers,
  'privacy.find': sellers,
  'privacy.erase': admins,
  /** What mails say, not the mails that were sent: those are of customers. */
  'templates.manage': editors,
  'mails.manage': admins,
  /** Hidden and shown; that a piece is the company's own is for whoever may set what the company says of itself. */
  'samples.manage': editors,
  /** The one group of settings that is pictures; every other is of `settings.manage`. */
  'photographs.manage': editors,
  'settings.manage': admins,
  'staff.manage': admins,
  /** Programs that use the back office, and whom it tells of what happens. */
  'programs.manage': admins,
  'audit.read': admins,
  /** Mail, queue and storage. */
  'health.read': admins,
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Action = keyof typeof permissions

/** Whether a role is allowed an action. */
export function isAllowed(role: Role, action: Action): boolean {
  return permissions[action].some((allowed) => allowed === role)
}

/** What somebody new is unless it is said otherwise: who sells, and decides on nothing. */
export const firstRole: Role = 'seller'

/** True for a role of ours. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}
