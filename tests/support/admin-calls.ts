import type { Action } from '#business/accounts/permissions.ts'

/** Every call of the back office, and the action that it takes to be allowed it. */
export const adminCalls: Readonly<Record<string, Action>> = {
  'GET /api/admin/me': 'account.manage',
  'GET /api/admin/sessions': 'account.manage',
  'DELETE /api/admin/sessions': 'account.manage',
  'DELETE /api/admin/sessions/:id': 'account.manage',
  'GET /api/admin/staff': 'staff.manage',
  'POST /api/admin/staff': 'staff.manage',
  'PATCH /api/admin/staff/:id': 'staff.manage',
  'DELETE /api/admin/staff/:id': 'staff.manage',
  'GET /api/admin/audit-log': 'audit.read',
}
