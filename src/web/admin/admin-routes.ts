import type { AdminRoute } from './admin-page.ts'

/** The map of the back office, in the order of its menu. */
export const adminRoutes: readonly AdminRoute[] = [
  { path: '/admin', page: 'overview', action: 'account.manage', menu: 'admin.menu.overview' },
  { path: '/admin/leads', page: 'leads', action: 'leads.work', menu: 'admin.menu.leads' },
  { path: '/admin/calendar', page: 'calendar', action: 'leads.work', menu: 'admin.menu.calendar' },
  {
    path: '/admin/applications',
    page: 'applications',
    action: 'applications.work',
    menu: 'admin.menu.applications',
  },
  { path: '/admin/applications/:id', page: 'application', action: 'applications.work' },
  { path: '/admin/people', page: 'people', action: 'people.find', menu: 'admin.menu.people' },
  { path: '/admin/numbers', page: 'numbers', action: 'numbers.read', menu: 'admin.menu.numbers' },
  { path: '/admin/posts', page: 'posts', action: 'posts.manage', menu: 'admin.menu.posts' },
  { path: '/admin/new', page: 'posts', action: 'posts.manage' },
  { path: '/admin/products', page: 'products', action: 'products.manage', menu: 'admin.menu.products' },
  { path: '/admin/products/new', page: 'products-new', action: 'products.manage' },
  {
    path: '/admin/proven-solutions',
    page: 'proven-solutions',
    action: 'solutions.manage',
    menu: 'admin.menu.solutions',
  },
  { path: '/admin/media', page: 'media', action: 'media.manage', menu: 'admin.menu.media' },
  {
    path: '/admin/translations',
    page: 'translations',
    action: 'translations.read',
    menu: 'admin.menu.translations',
  },
  { path: '/admin/mail', page: 'mail', action: 'mails.manage', menu: 'admin.menu.mail' },
  { path: '/admin/mail/templates', page: 'mail-templates', action: 'mails.manage' },
  { path: '/admin/mail/templates/:mail', page: 'mail-template', action: 'mails.manage' },
  { path: '/admin/settings', page: 'settings', action: 'settings.manage', menu: 'admin.menu.settings' },
  { path: '/admin/settings/:group', page: 'setting-group', action: 'settings.manage' },
  { path: '/admin/staff', page: 'staff', action: 'staff.manage', menu: 'admin.menu.staff' },
  { path: '/admin/audit-log', page: 'audit-log', action: 'audit.read', menu: 'admin.menu.auditLog' },
  { path: '/admin/account', page: 'account', action: 'account.manage', menu: 'admin.menu.account' },
  { path: '/admin/login', page: 'login', action: null },
]
