import { expect, test } from 'vitest'
import { permissions, roles, isAllowed, type Action } from '#business/accounts/permissions.ts'
import { adminPages } from './admin-pages.ts'
import { screenActions, screenStatus } from './screen-actions.ts'

test('each screen has its page, once', () => {
  expect(adminPages.map(({ path }) => path).toSorted()).toEqual(Object.keys(screenActions).toSorted())
})

test('a document answers 200 to whoever may see its screen, 403 to others, 404 where there is none', () => {
  for (const role of roles) {
    const may = (Object.keys(permissions) as Action[]).filter((action) => isAllowed(role, action))
    for (const [path, action] of Object.entries(screenActions)) {
      const pathname = path.replace(/:\w+/, '7')
      expect([role, path, screenStatus(pathname, may)]).toEqual([
        role,
        path,
        action === null || isAllowed(role, action) ? 200 : 403,
      ])
    }
    expect(screenStatus('/admin/nowhere', may)).toBe(404)
  }
  expect(screenStatus('/admin/login', [])).toBe(200)
  expect(screenStatus('/admin/leads/new/', [])).toBe(403)
})
