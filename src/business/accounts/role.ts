/** What a member of staff is here for: `admin` runs everything, `editor` what the site says, `sales` what visitors send. */
export const roles = ['admin', 'editor', 'sales'] as const
export type Role = (typeof roles)[number]

/** True for a role of ours. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}
