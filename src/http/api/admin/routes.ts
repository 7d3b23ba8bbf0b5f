import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { addStaff, changeStaff, removeStaff, listStaff } from '#business/accounts/manage-staff.server.ts'
import {
  inviteAgain,
  inviteStaff,
  listInvitations,
  withdrawInvitation,
} from '#business/accounts/invite-staff.server.ts'
import { listAuditActors, readAuditLog } from '#business/accounts/audit-log.server.ts'
import {
  changeNotices,
  listPasskeys,
  readNotices,
  removePasskey,
  renamePasskey,
  endOtherSessions,
  endSession,
  listSessions,
} from '#business/accounts/own-account.server.ts'
import { type Action, isAllowed } from '#business/accounts/permissions.ts'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { whoAmI } from '#business/accounts/who-am-i.ts'
import { readAnalytics } from '#business/analytics/read-analytics.server.ts'
import { binnedImages } from '#business/bin/bin.server.ts'
import { addShortProduct } from '#business/catalogue/change-product.server.ts'
import { productImages } from '#business/catalogue/product-records.server.ts'
import {
  changeSetting,
  listSettings,
  resetSetting,
  listFaultySettings,
  countEmptyPhotographs,
} from '#business/company/settings/change-setting.server.ts'
import { changeSamples, listSamples, type SampleSource } from '#business/company/samples/change-samples.server.ts'
import { companySamples } from '#business/company/samples/company-samples.server.ts'
import { changeSiteWords, listSiteMessages, resetSiteWords } from '#business/company/words/change-words.server.ts'
import { settingImages } from '#business/company/settings/setting-queries.server.ts'
import { applicationsToday } from '#business/financing/applications-today.server.ts'
import { countUndecided } from '#business/financing/review-applications.server.ts'
import { countNewLeads, countOwnWork } from '#business/leads/lead-inbox.server.ts'
import { leadsToday } from '#business/leads/leads-today.server.ts'
import {
  changeMailWords,
  listMailWords,
  readMailWords,
  resetMailWords,
  previewMail,
  sendTestMail,
} from '#business/mail/change-mail.server.ts'
import { countFailedMails, failedMails, listMails, readMail, retryMail } from '#business/mail/outbox.server.ts'
import {
  addImage,
  changeImage,
  listImages,
  removeImage,
  type ImageSource,
  countUndescribed,
} from '#business/media/image-library.server.ts'
import type { SentImage } from '#business/media/media-image.ts'
import { uploadImage } from '#business/media/store-image.server.ts'
import { postImages, postSamples, postsToday } from '#business/posts/admin-post-queries.server.ts'
import { erasePerson } from '#business/privacy/erase-person.server.ts'
import { exportPerson } from '#business/privacy/export-person.server.ts'
import { findPerson, openPerson } from '#business/privacy/find-person.server.ts'
import { listPersons } from '#business/privacy/list-persons.server.ts'
import { staffSearch } from '#business/search/staff-search.server.ts'
import { solutionSamples } from '#business/solutions/shown-solutions.server.ts'
import { solutionImages } from '#business/solutions/solution-records.server.ts'
import { done } from '#kernel/outcome.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import { createRateLimit } from '#platform/rate-limit/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'
import { problemResponse } from '../problems.ts'
import { sameOrigin } from '../same-origin.ts'
import { withinShare } from '../within-limit.ts'
import {
  contentImageOf,
  imageFault,
  imageUrlOf,
  mailFault,
  productFault,
  settingFault,
  thumbnailOf,
  wordsFault,
  writtenFile,
} from './answers.ts'
import { applicationRoutes } from './application-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { programRoutes } from './program-routes.ts'
import { salesRoutes } from './sales-routes.ts'
import { askingWith, body, bodyOf, query, session, staffOnly, upload, uuid, word } from './staff-context.ts'
import { siteHealth } from '#business/accounts/site-health.server.ts'
import { staffUseCase, type Permitted, type UseCase } from '#business/accounts/staff-use-case.server.ts'
import type { ContentToday } from '#business/accounts/content-today.ts'
import { countProducts } from '#business/catalogue/page-products.server.ts'
import { countDueTranslations } from '#business/translations/list-due-translations.server.ts'
import type { Waiting } from '#business/accounts/waiting.ts'
import { whoseWorkSchema } from '#business/accounts/whose-work.ts'

const created = { status: 201 } as const
const nothing = { status: 204 } as const

/** Both languages of the longest words of a mail, of the longest legal texts, of the longest post. */
const mailBody = bodyOf(200_000)
const settingBody = bodyOf(400_000)

const testMailsAnHour = 20
const invitationsAnHour = 40

/** Everything that may show an image of the library: what is asked before one is deleted. */
const imageSources: readonly ImageSource[] = [postImages, productImages, solutionImages, settingImages, binnedImages]

/** Everything that comes with the site and was made up. */
const sampleSources: readonly SampleSource[] = [postSamples, solutionSamples, companySamples]

/** The back office's API, under /api/admin: for staff who are signed in, from our own pages. */
export function adminRoutes(services: Services, library: SignInLibrary, renderMail: RenderMail): Hono {
  const ask = askingWith(services)
  const testMails = createRateLimit(services, 'mail_test', testMailsAnHour)
  const invitations = createRateLimit(services, 'invitations', invitationsAnHour)
  /** Within what a member of staff may have sent to addresses that they name. */
  const mailed = (c: Context, answer: (c: Context) => Promise<Response>) =>
    withinShare(c, invitations, c.get('actor')?.id ?? '', () => answer(c))
  const sources = () => done(imageSources)
  const image = (field: string, action: Action, as: (c: Context, stored: SentImage) => Response) =>
    ask(uploadImage({ field, action }), [upload], { words: imageFault, as })
  return (
    new Hono()
      .use('*', sameOrigin(services.settings.publicUrl))
      .use('*', staffOnly(services, library))
      .use('*', withoutNul)

      // What needs doing now; one's own account; staff, and who did what.
      .get('/today', ask(today, [query]))
      .get('/waiting', ask(waiting, []))
      .get(
        '/me',
        ask(async ({ actor }) => whoAmI(actor), []),
      )
      .get('/sessions', ask(listSessions, [session]))
      .delete('/sessions', ask(endOtherSessions, [session], nothing))
      .delete('/sessions/:id', ask(endSession, [word('id')], nothing))
      .get('/notices', ask(readNotices, []))
      .put('/notices', ask(changeNotices, [body]))
      .get('/passkeys', ask(listPasskeys, []))
      .patch('/passkeys/:id', ask(renamePasskey, [body, word('id')], nothing))
      .delete('/passkeys/:id', ask(removePasskey, [word('id'), session], nothing))
      .get('/staff', ask(listStaff, []))
      .post('/staff', ask(addStaff, [body], created))
      .patch('/staff/:id', ask(changeStaff, [body, word('id')]))
      .delete('/staff/:id', ask(removeStaff, [word('id')], nothing))
      .get('/invitations', ask(listInvitations, []))
      .post('/invitations', (c) => mailed(c, ask(inviteStaff, [body], created)))
      .post('/invitations/:id/sent', (c) => mailed(c, ask(inviteAgain, [word('id')])))
      .delete('/invitations/:id', ask(withdrawInvitation, [word('id')], nothing))
      .get('/audit-log', ask(readAuditLog, [query]))
      .get('/audit-log/people', ask(listAuditActors, []))

      // Programs that use the back office, and whom it tells of what happens.
      .route('/', programRoutes(ask))

      // What visitors ask, and when they are expected.
      .route('/', requestRoutes(ask))

      // Applications for financing.
      .route('/', applicationRoutes(ask))

      // What mails say, and the mails that the site sends.
      .get('/mail-words', ask(listMailWords, []))
      .get('/mail-words/:mail', ask(readMailWords, [word('mail')]))
      .put('/mail-words/:mail', ask(changeMailWords, [word('mail'), mailBody], { words: mailFault }))
      .delete('/mail-words/:mail', ask(resetMailWords, [word('mail')], nothing))
      .post(
        '/mail-words/:mail/preview',
        ask(previewMail, [() => done(renderMail), word('mail'), mailBody], { words: mailFault }),
      )
      .post('/mail-words/:mail/test', (c) =>
        withinShare(c, testMails, c.get('actor')?.id ?? '', () =>
          ask(sendTestMail, [word('mail'), mailBody], { words: mailFault })(c),
        ),
      )
      .get('/mails', ask(listMails, [query]))
      .get('/mails/:id', ask(readMail, [() => done(renderMail), uuid]))
      .post('/mails/:id/retry', ask(retryMail, [uuid], nothing))

      // The library of images, and every way in which one is added to it.
      .get('/media', ask(listImages, [query, sources]))
      .post('/media', ask(addImage, [upload, sources], { words: imageFault, as: (c, added) => c.json(added, 201) }))
      .patch('/media/:id', ask(changeImage, [body, word('id')]))
      .delete('/media/:id', ask(removeImage, [word('id'), sources], { ...nothing, words: imageFault }))
      .post('/posts/upload-thumbnail', image('thumbnail', 'posts.manage', thumbnailOf))
      .post('/posts/upload-content-image', image('contentImage', 'posts.manage', contentImageOf))
      .post('/products/upload-image', image('image', 'products.manage', imageUrlOf))
      .post('/proven-solutions/upload-image', image('image', 'solutions.manage', imageUrlOf))

      // What was counted.
      .get('/numbers', ask(readAnalytics, [query]))

      // What is known of a person. Whom to look for is in the body: an address or a phone belongs in no log of addresses.
      .post('/people/list', ask(listPersons, [body]))
      .post('/people/find', ask(findPerson, [body]))
      .get('/people/:reference', ask(openPerson, [word('reference')]))
      // What staff look for may be a name or a phone: in the body too.
      .post('/search', ask(staffSearch, [body]))
      .post(
        '/people/export',
        ask(exportPerson, [body], { as: (_, { name, content }) => writtenFile(name, 'application/zip', content) }),
      )
      .post('/people/erase', ask(erasePerson, [body]))

      // What visitors read: posts, proven solutions, what was deleted of them, what one language does not say.
      .route('/', contentRoutes(ask))

      // What is sold: products, the kinds of place that an audit starts from, quotes.
      .route('/', salesRoutes(ask))

      // What the company says of itself.
      .get('/settings', ask(listSettings, []))
      .put('/settings/:group', ask(changeSetting, [word('group'), settingBody], { words: settingFault }))
      .delete('/settings/:group', ask(resetSetting, [word('group')], nothing))
      .get('/words', ask(listSiteMessages, [query]))
      .put('/words/:key/:language', ask(changeSiteWords, [word('key'), word('language'), body], { words: wordsFault }))
      .delete('/words/:key/:language', ask(resetSiteWords, [query, word('key'), word('language')], nothing))
      .get('/samples', ask(listSamples, [() => done(sampleSources)]))
      .put('/samples', ask(changeSamples, [body, () => done(sampleSources)]))
  )
}

/** The one call of staff that stands beside those of visitors: the add-product form (specification 1, section 7). */
export function shortProductRoute(services: Services, library: SignInLibrary): Hono {
  const add = askingWith(services)(addShortProduct, [upload], { ...created, words: productFault })
  const { publicUrl } = services.settings
  return new Hono().post('/products', sameOrigin(publicUrl), staffOnly(services, library), add)
}

/** PostgreSQL's texts hold no NUL: an address with one names nothing (`not_found`), and no field can be asked for it (`invalid`). */
const withoutNul: MiddlewareHandler = async (c, next) => {
  if (!c.req.url.includes('%00')) return next()
  const asked = Object.entries(c.req.query()).find((parts) => parts.join('').includes('\0'))
  if (asked) return problemResponse(c, { code: 'invalid', errors: [{ path: asked[0], code: 'invalid' }] })
  return c.req.path.includes('\0') ? problemResponse(c, { code: 'not_found' }) : next()
}

/** Asks of each part what the role may see; null for the others. */
function partsFor({ by, ...services }: Permitted) {
  return async <T>(action: Action, ask: UseCase<[], T>): Promise<T | null> => {
    if (!isAllowed(by.role, action)) return null
    const outcome = await ask({ ...services, actor: by })
    return outcome.ok ? outcome.value : null
  }
}

/** What waits on pages of the menu. */
const waiting = staffUseCase({ may: 'account.manage' }, async (permitted): Promise<Waiting> => {
  const part = partsFor(permitted)
  const [own, leads, applications, mails] = await Promise.all([
    part('leads.work', countOwnWork),
    part('leads.work', countNewLeads),
    part('applications.work', countUndecided),
    part('mails.manage', countFailedMails),
  ])
  return { own, leads, applications, mails }
})

/** What the content of the site lacks; nothing for whoever sells: their day is of those who wait. */
async function contentToday(permitted: Permitted): Promise<ContentToday | null> {
  if (isAllowed(permitted.by.role, 'leads.work')) return null
  const part = partsFor(permitted)
  const [translations, images, products, photographs] = await Promise.all([
    part('translations.read', countDueTranslations),
    part('media.manage', countUndescribed),
    part('products.manage', countProducts),
    part('photographs.manage', countEmptyPhotographs),
  ])
  return { translations, images, unpriced: products && products.unpriced, photographs }
}

/** What needs doing now. */
const today = staffUseCase({ may: 'account.manage', input: whoseWorkSchema }, async (permitted, asked) => {
  const part = partsFor(permitted)
  const [requests, applications, mails, posts, health, settings, content] = await Promise.all([
    part('leads.work', (services) => leadsToday(services, asked)),
    part('applications.work', (services) => applicationsToday(services, asked)),
    part('mails.manage', failedMails),
    part('posts.manage', postsToday),
    part('health.read', siteHealth),
    part('settings.manage', listFaultySettings),
    contentToday(permitted),
  ])
  return { requests, applications, mails, posts, health, settings, content }
})
