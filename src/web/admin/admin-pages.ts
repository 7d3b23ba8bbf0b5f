import type { ComponentType } from 'react'
import type { Action } from '#business/accounts/permissions.ts'
import type { Waiting } from '#business/accounts/waiting.ts'
import type { MessageContext, MessageKey } from '#i18n/message-contexts.ts'

/** The parts of the menu, in their order: what is due, those who ask, what the site says, how it is run. */
export const menuGroups = ['desk', 'sales', 'site', 'company'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A page of the back office. */
export type AdminPage = {
  readonly path: string
  /** What one must be allowed to see it; null: everybody, strangers included. */
  readonly action: Action | null
  /** Its place and name in the menu, and what of it is counted there; absent where something else leads to it. */
  readonly menu?: { readonly group: MenuGroup; readonly name: MessageKey; readonly counts?: keyof Waiting }
  /** The document's title, and its heading unless its screen brings one. */
  readonly title: MessageKey
  readonly hasOwnHeading?: true
  /** A sentence below the heading. */
  readonly intro?: MessageKey
  /** A way back to the public site, above the heading. */
  readonly back?: { readonly to: string; readonly label: MessageKey }
  /** Pages about the same thing, this one among them. */
  readonly sections?: { readonly label: MessageKey; readonly pages: readonly (readonly [string, MessageKey])[] }
  /** The words that its screen speaks beside those of every page. */
  readonly messages: readonly MessageContext[]
  readonly load: () => Promise<ComponentType>
}

const mailSections: AdminPage['sections'] = {
  label: 'admin-mail.sections',
  pages: [
    ['/admin/mail', 'admin-mail.outbox'],
    ['/admin/mail/templates', 'admin-mail.templates'],
  ],
}

const analyticsSections: AdminPage['sections'] = {
  label: 'admin-analytics.title',
  pages: [
    ['/admin/numbers', 'admin-analytics.title'],
    ['/admin/numbers/pages', 'admin.weights.title'],
  ],
}

const posts: Omit<AdminPage, 'path'> = {
  action: 'posts.manage',
  title: 'admin-posts.title',
  messages: ['admin-posts', 'content'],
  load: async () => (await import('#business/posts/ui/admin/post-manager.tsx')).PostManager,
}

const settings = { action: 'settings.manage', title: 'admin-settings.heading', messages: ['admin-settings'] } as const

/** The back office, in the order of its menu's groups. */
export const adminPages: readonly AdminPage[] = [
  {
    path: '/admin',
    action: 'account.manage',
    menu: { group: 'desk', name: 'admin.menu.overview' },
    title: 'admin.menu.overview',
    hasOwnHeading: true,
    messages: ['admin-today', 'admin-settings'],
    load: async () => (await import('./overview.tsx')).Overview,
  },
  {
    path: '/admin/leads',
    action: 'leads.work',
    menu: { group: 'sales', name: 'admin.menu.leads', counts: 'leads' },
    title: 'admin-leads.title',
    intro: 'admin-leads.text',
    messages: ['admin-leads', 'leads', 'admin-quotes', 'quote'],
    load: async () => (await import('#business/leads/ui/admin/lead-inbox.tsx')).LeadInbox,
  },
  {
    path: '/admin/quotes',
    action: 'quotes.work',
    menu: { group: 'sales', name: 'admin.menu.quotes' },
    title: 'admin-quotes.title',
    intro: 'admin-quotes.text',
    messages: ['admin-quotes'],
    load: async () => (await import('#business/quotes/ui/admin/quote-list.tsx')).QuoteList,
  },
  {
    path: '/admin/quotes/:key',
    action: 'quotes.work',
    title: 'admin-quotes.title',
    hasOwnHeading: true,
    messages: ['admin-quotes', 'quote'],
    load: async () => (await import('#business/quotes/ui/admin/quote-screen.tsx')).QuoteScreen,
  },
  {
    path: '/admin/calendar',
    action: 'leads.work',
    menu: { group: 'sales', name: 'admin.menu.calendar' },
    title: 'admin.menu.calendar',
    intro: 'admin-calendar.text',
    messages: ['admin-calendar', 'leads'],
    load: async () => (await import('#business/leads/ui/admin/booking-calendar-view.tsx')).BookingCalendarView,
  },
  {
    path: '/admin/applications',
    action: 'applications.work',
    menu: { group: 'sales', name: 'admin.menu.applications', counts: 'applications' },
    title: 'admin.menu.applications',
    intro: 'admin-applications.text',
    messages: ['admin-applications', 'financing', 'tracking'],
    load: async () => (await import('#business/financing/ui/admin/application-list.tsx')).ApplicationList,
  },
  {
    path: '/admin/applications/:id',
    action: 'applications.work',
    title: 'admin-applications.title.one',
    hasOwnHeading: true,
    messages: ['admin-applications', 'financing', 'plan', 'tracking', 'admin-quotes', 'quote'],
    load: async () => (await import('#business/financing/ui/admin/application-review.tsx')).ApplicationReview,
  },
  {
    path: '/admin/people',
    action: 'privacy.find',
    menu: { group: 'sales', name: 'admin.menu.people' },
    title: 'admin.menu.people',
    intro: 'admin-privacy.text',
    messages: ['admin-privacy', 'admin-leads', 'financing', 'tracking'],
    load: async () => (await import('#business/privacy/ui/admin/person-finder.tsx')).PersonFinder,
  },
  {
    path: '/admin/people/:reference',
    action: 'privacy.find',
    title: 'admin-privacy.person.title',
    hasOwnHeading: true,
    messages: ['admin-privacy', 'admin-leads', 'financing', 'tracking'],
    load: async () => (await import('#business/privacy/ui/admin/person-page.tsx')).PersonPage,
  },
  {
    path: '/admin/numbers',
    action: 'analytics.read',
    menu: { group: 'sales', name: 'admin.menu.numbers' },
    title: 'admin-analytics.title',
    intro: 'admin-analytics.text',
    sections: analyticsSections,
    messages: ['admin-analytics', 'admin-leads', 'leads'],
    load: async () => (await import('#business/analytics/ui/admin/analytics-view.tsx')).AnalyticsView,
  },
  {
    path: '/admin/numbers/pages',
    action: 'analytics.read',
    title: 'admin.weights.title',
    intro: 'admin.weights.text',
    sections: analyticsSections,
    messages: ['admin-analytics'],
    load: async () => (await import('./page-weights.tsx')).PageWeightList,
  },
  { ...posts, path: '/admin/posts', menu: { group: 'site', name: 'admin.menu.posts' } },
  { ...posts, path: '/admin/new' },
  {
    path: '/admin/products',
    action: 'products.manage',
    menu: { group: 'site', name: 'admin.menu.products' },
    title: 'admin-products.title',
    messages: ['admin-products', 'catalogue'],
    load: async () => (await import('#business/catalogue/ui/admin/product-manager.tsx')).ProductManager,
  },
  {
    path: '/admin/products/new',
    action: 'products.manage',
    title: 'admin-products.new.title',
    intro: 'admin-products.new.text',
    back: { to: '/products', label: 'admin-products.new.back' },
    messages: ['admin-products', 'catalogue'],
    load: async () => (await import('#business/catalogue/ui/admin/add-product-form.tsx')).AddProductForm,
  },
  {
    path: '/admin/appliance-presets',
    action: 'presets.manage',
    menu: { group: 'site', name: 'admin.menu.presets' },
    title: 'admin-presets.title',
    intro: 'admin-presets.text',
    messages: ['admin-presets', 'energy'],
    load: async () => (await import('#business/energy/ui/admin/preset-manager.tsx')).PresetManager,
  },
  {
    path: '/admin/proven-solutions',
    action: 'solutions.manage',
    menu: { group: 'site', name: 'admin.menu.solutions' },
    title: 'admin-solutions.title',
    messages: ['admin-solutions', 'content'],
    load: async () => (await import('#business/solutions/ui/admin/solution-manager.tsx')).SolutionManager,
  },
  {
    path: '/admin/media',
    action: 'media.manage',
    menu: { group: 'site', name: 'admin.menu.media' },
    title: 'admin.menu.media',
    intro: 'admin-media.text',
    messages: ['admin-media', 'admin-settings'],
    load: async () => (await import('#business/media/ui/admin/media-library.tsx')).MediaLibrary,
  },
  {
    path: '/admin/translations',
    action: 'translations.read',
    menu: { group: 'site', name: 'admin.menu.translations' },
    title: 'admin-translations.title',
    intro: 'admin-translations.text',
    messages: ['admin-translations', 'admin-settings'],
    load: async () => (await import('#business/translations/ui/admin/due-translations.tsx')).DueTranslations,
  },
  {
    path: '/admin/bin',
    action: 'bin.use',
    menu: { group: 'site', name: 'admin.menu.bin' },
    title: 'admin-bin.title',
    intro: 'admin-bin.text',
    messages: ['admin-bin'],
    load: async () => (await import('#business/bin/ui/admin/bin-list.tsx')).BinList,
  },
  {
    path: '/admin/mail',
    action: 'mails.manage',
    menu: { group: 'company', name: 'admin.menu.mail', counts: 'mails' },
    title: 'admin.menu.mail',
    intro: 'admin-mail.text',
    sections: mailSections,
    messages: ['admin-mail'],
    load: async () => (await import('#business/mail/ui/admin/outbox-list.tsx')).OutboxList,
  },
  {
    path: '/admin/mail/templates',
    action: 'mails.manage',
    title: 'admin-mail.templates',
    intro: 'admin-mail-words.text',
    sections: mailSections,
    messages: ['admin-mail', 'admin-mail-words'],
    load: async () => (await import('#business/mail/ui/admin/mail-list.tsx')).MailList,
  },
  {
    path: '/admin/mail/templates/:mail',
    action: 'mails.manage',
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
    path: '/admin/settings/:group',
    ...settings,
    hasOwnHeading: true,
    load: async () => (await import('#business/company/ui/admin/settings/setting-screen.tsx')).SettingScreen,
  },
  {
    path: '/admin/staff',
    action: 'staff.manage',
    menu: { group: 'company', name: 'admin.menu.staff' },
    title: 'admin.menu.staff',
    messages: [],
    load: async () => (await import('#business/accounts/ui/staff-list.tsx')).StaffList,
  },
  {
    path: '/admin/audit-log',
    action: 'audit.read',
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
      'admin-settings',
      'admin-solutions',
      'catalogue',
      'content',
      'financing',
      'tracking',
    ],
    load: async () => (await import('./audit-screen.tsx')).AuditScreen,
  },
  {
    path: '/admin/account',
    action: 'account.manage',
    title: 'admin.menu.account',
    hasOwnHeading: true,
    messages: [],
    load: async () => (await import('./account.tsx')).Account,
  },
  {
    path: '/admin/login',
    action: null,
    title: 'admin.signIn.title',
    hasOwnHeading: true,
    messages: [],
    load: async () => (await import('./sign-in.tsx')).SignIn,
  },
]
