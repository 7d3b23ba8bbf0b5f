import type { AdminPage } from './admin-page.ts'

const mailSections: AdminPage['sections'] = {
  label: 'admin-mail.sections',
  pages: [
    ['/admin/mail', 'admin-mail.outbox'],
    ['/admin/mail/templates', 'admin-mail.templates'],
  ],
}

const settings = { title: 'admin-settings.heading', messages: ['admin-settings'] } as const

const programPages = [
  ['/admin/programs', 'admin-programs.programs'],
  ['/admin/programs/webhooks', 'admin-programs.webhooks'],
] as const
const programs: Pick<AdminPage, 'sections' | 'messages'> = {
  sections: { label: 'admin-programs.sections', pages: programPages },
  messages: ['admin-programs'],
}

/** How the site is run: its mails, settings, staff and programs, and who did what. */
export const companyPages: readonly AdminPage[] = [
  {
    path: '/admin/mail',
    menu: { group: 'company', name: 'admin.menu.mail', counts: 'mails' },
    title: 'admin.menu.mail',
    intro: 'admin-mail.text',
    sections: mailSections,
    messages: ['admin-mail', 'admin-mail-words'],
    load: async () => (await import('#business/mail/ui/admin/outbox-list.tsx')).OutboxList,
  },
  {
    path: '/admin/mail/templates',
    menu: { group: 'site', name: 'admin.menu.templates', unless: 'mails.manage' },
    title: 'admin-mail.templates',
    intro: 'admin-mail-words.text',
    sections: mailSections,
    messages: ['admin-mail', 'admin-mail-words'],
    load: async () => (await import('#business/mail/ui/admin/mail-list.tsx')).MailList,
  },
  {
    path: '/admin/mail/templates/:mail',
    title: 'admin-mail.templates',
    hasOwnHeading: true,
    messages: ['admin-mail', 'admin-mail-words'],
    load: async () => (await import('#business/mail/ui/admin/mail-screen.tsx')).MailScreen,
  },
  {
    path: '/admin/settings',
    ...settings,
    menu: { group: 'company', name: 'admin.menu.settings' },
    intro: 'admin-settings.text',
    load: async () => (await import('#business/company/ui/admin/settings/settings-overview.tsx')).SettingsOverview,
  },
  {
    path: '/admin/settings/samples',
    ...settings,
    menu: { group: 'site', name: 'admin.menu.samples', unless: 'settings.manage' },
    title: 'admin-settings.samples',
    intro: 'admin-settings.samples.text',
    back: { to: '/admin/settings', label: 'admin-settings.heading' },
    load: async () => (await import('#business/company/ui/admin/settings/sample-content.tsx')).SampleContent,
  },
  {
    path: '/admin/settings/photographs',
    ...settings,
    menu: { group: 'site', name: 'admin.menu.photographs', unless: 'settings.manage' },
    hasOwnHeading: true,
    load: async () => (await import('#business/company/ui/admin/settings/setting-screen.tsx')).PhotographsScreen,
  },
  {
    path: '/admin/settings/:group',
    ...settings,
    // Legal texts are written as posts are.
    messages: ['admin-settings', 'admin-posts'],
    hasOwnHeading: true,
    load: async () => (await import('#business/company/ui/admin/settings/setting-screen.tsx')).SettingScreen,
  },
  {
    path: '/admin/staff',
    menu: { group: 'company', name: 'admin.menu.staff' },
    title: 'admin.menu.staff',
    messages: [],
    load: async () => (await import('#business/accounts/ui/staff-list.tsx')).StaffList,
  },
  {
    ...programs,
    path: '/admin/programs',
    menu: { group: 'company', name: 'admin.menu.programs' },
    title: 'admin.menu.programs',
    intro: 'admin-programs.text',
    load: async () => (await import('#business/programs/ui/admin/program-list.tsx')).ProgramList,
  },
  {
    ...programs,
    path: '/admin/programs/webhooks',
    title: 'admin-programs.webhooks',
    intro: 'admin-programs.webhooks.text',
    load: async () => (await import('#business/programs/ui/admin/webhook-list.tsx')).WebhookList,
  },
  {
    path: '/admin/audit-log',
    menu: { group: 'company', name: 'admin.menu.auditLog' },
    title: 'admin.menu.auditLog',
    intro: 'admin.audit.text',
    // Its records speak the words of their own screens.
    messages: [
      'admin-applications',
      'admin-calendar',
      'admin-leads',
      'admin-mail-words',
      'admin-media',
      'admin-posts',
      'admin-presets',
      'admin-privacy',
      'admin-products',
      'admin-programs',
      'admin-settings',
      'admin-solutions',
      'admin-words',
      'catalogue',
      'content',
      'financing',
      'specification',
      'tracking',
    ],
    load: async () => (await import('./audit-screen.tsx')).AuditScreen,
  },
]
