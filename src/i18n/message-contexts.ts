import type about from './messages/fr/about.json'
import type admin from './messages/fr/admin.json'
import type adminApplications from './messages/fr/admin-applications.json'
import type adminBin from './messages/fr/admin-bin.json'
import type adminCalendar from './messages/fr/admin-calendar.json'
import type adminLeads from './messages/fr/admin-leads.json'
import type adminMail from './messages/fr/admin-mail.json'
import type adminMailWords from './messages/fr/admin-mail-words.json'
import type adminMedia from './messages/fr/admin-media.json'
import type adminAnalytics from './messages/fr/admin-analytics.json'
import type adminPosts from './messages/fr/admin-posts.json'
import type adminPrivacy from './messages/fr/admin-privacy.json'
import type adminPresets from './messages/fr/admin-presets.json'
import type adminProducts from './messages/fr/admin-products.json'
import type adminPrograms from './messages/fr/admin-programs.json'
import type adminQuotes from './messages/fr/admin-quotes.json'
import type adminSettings from './messages/fr/admin-settings.json'
import type adminSolutions from './messages/fr/admin-solutions.json'
import type adminToday from './messages/fr/admin-today.json'
import type adminTranslations from './messages/fr/admin-translations.json'
import type adminWords from './messages/fr/admin-words.json'
import type application from './messages/fr/application.json'
import type catalogue from './messages/fr/catalogue.json'
import type compare from './messages/fr/compare.json'
import type contact from './messages/fr/contact.json'
import type content from './messages/fr/content.json'
import type download from './messages/fr/download.json'
import type eligibility from './messages/fr/eligibility.json'
import type energy from './messages/fr/energy.json'
import type everyday from './messages/fr/everyday.json'
import type financing from './messages/fr/financing.json'
import type home from './messages/fr/home.json'
import type installation from './messages/fr/installation.json'
import type leads from './messages/fr/leads.json'
import type mail from './messages/fr/mail.json'
import type plan from './messages/fr/plan.json'
import type problems from './messages/fr/problems.json'
import type savings from './messages/fr/savings.json'
import type quote from './messages/fr/quote.json'
import type quoteCompare from './messages/fr/quote-compare.json'
import type search from './messages/fr/search.json'
import type server from './messages/fr/server.json'
import type shell from './messages/fr/shell.json'
import type simulator from './messages/fr/simulator.json'
import type sizing from './messages/fr/sizing.json'
import type specification from './messages/fr/specification.json'
import type tracking from './messages/fr/tracking.json'
import type typical from './messages/fr/typical.json'

/** One file of messages per language and context; a page names the contexts that it speaks. */
export type MessageContext =
  | 'shell'
  | 'about'
  | 'admin'
  | 'admin-applications'
  | 'admin-bin'
  | 'admin-calendar'
  | 'admin-leads'
  | 'admin-mail'
  | 'admin-mail-words'
  | 'admin-media'
  | 'admin-analytics'
  | 'admin-posts'
  | 'admin-privacy'
  | 'admin-presets'
  | 'admin-products'
  | 'admin-programs'
  | 'admin-quotes'
  | 'admin-settings'
  | 'admin-solutions'
  | 'admin-today'
  | 'admin-translations'
  | 'admin-words'
  | 'application'
  | 'catalogue'
  | 'compare'
  | 'contact'
  | 'content'
  | 'download'
  | 'eligibility'
  | 'energy'
  | 'everyday'
  | 'financing'
  | 'home'
  | 'installation'
  | 'leads'
  | 'mail'
  | 'plan'
  | 'problems'
  | 'savings'
  | 'quote'
  | 'quote-compare'
  | 'search'
  | 'server'
  | 'simulator'
  | 'sizing'
  | 'specification'
  | 'tracking'
  | 'typical'

/** Every key of every context: an unknown key is a type error. */
export type MessageKey =
  | keyof typeof shell
  | keyof typeof about
  | keyof typeof admin
  | keyof typeof adminApplications
  | keyof typeof adminBin
  | keyof typeof adminCalendar
  | keyof typeof adminLeads
  | keyof typeof adminMail
  | keyof typeof adminMailWords
  | keyof typeof adminMedia
  | keyof typeof adminAnalytics
  | keyof typeof adminPosts
  | keyof typeof adminPrivacy
  | keyof typeof adminPresets
  | keyof typeof adminProducts
  | keyof typeof adminPrograms
  | keyof typeof adminQuotes
  | keyof typeof adminSettings
  | keyof typeof adminSolutions
  | keyof typeof adminToday
  | keyof typeof adminTranslations
  | keyof typeof adminWords
  | keyof typeof application
  | keyof typeof catalogue
  | keyof typeof compare
  | keyof typeof contact
  | keyof typeof content
  | keyof typeof download
  | keyof typeof eligibility
  | keyof typeof energy
  | keyof typeof everyday
  | keyof typeof financing
  | keyof typeof home
  | keyof typeof installation
  | keyof typeof leads
  | keyof typeof mail
  | keyof typeof plan
  | keyof typeof problems
  | keyof typeof savings
  | keyof typeof quote
  | keyof typeof quoteCompare
  | keyof typeof search
  | keyof typeof server
  | keyof typeof simulator
  | keyof typeof sizing
  | keyof typeof specification
  | keyof typeof tracking
  | keyof typeof typical
