import { describe, expect, onTestFinished, test } from 'vitest'
import type { SettingRecord } from '#business/company/settings/setting-record.ts'
import type { AdminApplication } from '#business/financing/admin-application.ts'
import { applicationReference } from '#business/financing/application.ts'
import { staffStatusKey } from '#business/financing/application-status.ts'
import { documentTypes, type DocumentType } from '#business/financing/document-type.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { aPhotograph } from '../support/images.ts'
import { makeQuoteOver } from '../support/quotes.ts'
import { pdf } from '../support/application-form.ts'
import { pdfFile } from '../support/sample-files.ts'
import { submitted } from '../support/submitted-application.ts'
import { desk, phone, type Visit } from '../support/visit.ts'

const office = backOffice({ RATE_LIMITS: 'off' })
const send = (told?: Parameters<typeof submitted>[1]) =>
  submitted({ request: (path, init) => fetch(office.site().url + path, init) }, told)
const viewports = { fr: phone, en: desk }

const dialogOf = ({ page }: Visit) => page.getByRole('dialog')
const pressed = async (visit: Visit, within: 'page' | 'dialog', name: string) =>
  (within === 'page' ? visit.page.getByRole('main') : dialogOf(visit)).getByRole('button', { name }).click()
const chosen = async ({ page, say }: Visit, decision: 'declined' | 'in_review' | 'reopened' | 'withdrawn') => {
  await page.getByRole('button', { name: say('admin.otherActions'), exact: true }).click()
  await page.getByRole('menuitem', { name: say(`admin-applications.decide.${decision}`) }).click()
}
const statusShown = ({ page, say }: Visit, status: 'submitted' | 'in_review' | 'approved' | 'more_info_needed') =>
  page
    .getByRole('main')
    .getByText(say(staffStatusKey(status)), { exact: true })
    .first()
    .waitFor()
const widthOf = ({ page }: Visit) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** The applicant sends what was asked for again, from the link of their mail. */
async function sendAgain(statusLink: string, type: DocumentType, reason: string): Promise<void> {
  const applicant = await office.visit({ viewport: phone })
  const { page, say } = applicant
  await page.goto(statusLink)
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: say(`financing.document.${type}`), exact: true }),
  })
  await card.getByText(reason).waitFor()
  const file = { name: 'net.pdf', mimeType: 'application/pdf', buffer: pdfFile(4000) }
  await card.locator('[type=file]:not([capture])').setInputFiles(file)
  await page.getByText(say('tracking.about.in_review')).waitFor()
}

describe.each(languages)('deciding on an application (%s)', (language) => {
  test('from submitted, over one document asked for again, to approved', async () => {
    const { id, statusLink } = await send({
      monthlyIncome: '800 000',
      email: `amina-${language}@example.com`,
      phone: '0803 000 0000',
    })
    const reference = applicationReference(id)
    const sales = await office.visitAs('sales', '/admin/applications', { viewport: viewports[language], language })
    const { page, say } = sales
    await page.getByRole('search').getByLabel(say('admin-applications.filter.search')).fill(`amina-${language}`)
    await page.waitForURL(/q=amina/)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.getByText(`${say('admin-applications.total', { count: 1 })} · 3 500 000 ₦`).waitFor()
    await page.getByLabel(say('admin.owner'), { exact: true }).selectOption('me')
    await page.getByText(say('admin-applications.unopened'), { exact: true }).waitFor({ state: 'hidden' })
    await page.getByLabel(say('admin.owner'), { exact: true }).selectOption('none')
    await page.getByText(say('admin-applications.unopened'), { exact: true }).waitFor()
    await page.getByRole('button', { name: say('admin-applications.filter.more') }).click()
    await page.getByRole('menuitem', { name: say(staffStatusKey('draft')) }).click()
    await page.waitForURL(/status=draft/)
    await page
      .getByRole('list', { name: say('admin-applications.column.status') })
      .getByRole('button')
      .first()
      .click()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await expectAccessible(page, 'the list of applications')
    await page.setViewportSize(viewports[language])
    expect(await widthOf(sales)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: reference }).click()

    // Whoever gave no name is called by the reference.
    await page.getByRole('heading', { level: 1, name: reference }).waitFor()
    await page.getByText(say('admin-applications.income.is.yes'), { exact: true }).waitFor()
    const wayTo = async (way: 'call' | 'chat' | 'mail') =>
      decodeURIComponent((await page.getByRole('link', { name: say(`admin.${way}`) }).getAttribute('href')) ?? '')
    expect(await wayTo('call')).toBe('tel:+2348030000000')
    // In the applicant's language, whatever staff read.
    expect(await wayTo('chat')).toBe(
      `https://wa.me/2348030000000?text=Bonjour, ici Rana Solar. Nous vous écrivons au sujet de votre dossier de financement (${reference}).`,
    )
    expect(await wayTo('mail')).toMatch(
      new RegExp(`^mailto:amina-${language}@example\\.com\\?subject=Rana Solar.*${reference}&body=Bonjour`),
    )
    await page
      .getByRole('button', { name: say('admin-applications.documents.openNext', { at: 1, count: 5 }) })
      .waitFor()
    await page.getByText(say('admin-applications.concern.documents_unopened.count', { count: 5 })).click()
    await expectAccessible(page, 'an application')
    await page.setViewportSize(viewports[language])
    expect(await widthOf(sales)).toBeLessThanOrEqual(0)
    const residency = say('financing.document.residency')
    await pressed(sales, 'page', say('admin-applications.documents.openOf', { document: residency }))
    // What is no PDF inside says so, and can still be had; before that nobody has opened it.
    await dialogOf(sales).getByText(say('admin-applications.viewer.damaged')).waitFor()
    await expectAccessible(page, 'a document that can’t be shown')
    await page.setViewportSize(viewports[language])
    const unopened = page.getByText(say('admin-applications.documents.unopened'), { exact: true })
    const unreadable = page.getByText(say('admin-applications.documents.unreadable'), { exact: true })
    await expect.poll(() => unreadable.count()).toBe(1)
    expect(await unopened.count()).toBe(4)
    const link = dialogOf(sales).getByRole('link', { name: say('admin-applications.documents.keep') })
    const document = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(document.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    await link.click()
    // On paper too, which is not seen here.
    const openedBy = say('admin-applications.documents.opened', { name: 'The sales', date: '' }).trim()
    await page.getByText(openedBy).filter({ visible: true }).first().waitFor()
    // Kept as a file it still can't be read.
    expect(await unreadable.count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByText(say('admin-applications.concern.documents_unreadable', { documents: residency })).waitFor()

    await pressed(sales, 'page', say('admin.otherActionsOf', { name: residency }))
    await page.getByRole('menuitem', { name: say('admin-applications.askAgain') }).click()
    // The document that it is about is ticked.
    await page
      .getByRole('dialog', { name: say('admin-applications.confirm.more_info_needed', { whose: reference }) })
      .waitFor()
    const ticked = dialogOf(sales).getByRole('checkbox', { checked: true })
    expect(await ticked.count()).toBe(1)
    expect(await dialogOf(sales).getByLabel(residency).isChecked()).toBe(true)
    await expectAccessible(page, 'asking for a document again')
    await page.setViewportSize(viewports[language])
    sales.forgive(/422/)
    await pressed(sales, 'dialog', say('admin-applications.decide.more_info_needed'))
    await dialogOf(sales).getByText(say('problems.field.required')).waitFor()
    // A ready reason is in the applicant’s language, whatever staff read, and can be changed.
    await pressed(sales, 'dialog', say('admin-applications.ready.unreadable'))
    const reasonField = dialogOf(sales).getByLabel(say('admin-applications.reason'))
    expect(await reasonField.inputValue()).toMatch(/^Nous n’arrivons pas à lire ce document/)
    expect(await dialogOf(sales).getByText(say('problems.field.required')).count()).toBe(0)
    await reasonField.fill('La facture est floue.')
    await pressed(sales, 'dialog', say('admin-applications.decide.more_info_needed'))
    await statusShown(sales, 'more_info_needed')
    await page.getByText(say('admin-applications.documents.requested'), { exact: true }).waitFor()
    await pressed(sales, 'page', say('admin-applications.remind'))
    await page.getByText(say('admin-applications.timeline.reminded'), { exact: true }).first().waitFor()

    await sendAgain(statusLink, 'residency', 'La facture est floue.')
    await page.reload()
    await statusShown(sales, 'in_review')
    await page
      .getByText(say('admin-applications.timeline.document_replaced', { document: residency }))
      .first()
      .waitFor()
    // The one before is still to be looked at.
    await page.getByRole('link', { name: say('admin-applications.timeline.earlier') }).waitFor()
    // Opened was the bill, which has come anew since: five documents that nobody has seen.
    await pressed(sales, 'page', say('admin-applications.decide.approved'))
    await pressed(sales, 'dialog', say('admin-applications.decide.approved'))
    await dialogOf(sales).getByText(say('problems.field.required')).waitFor()
    await expectAccessible(page, 'an approval that needs a reason')
    await page.setViewportSize(viewports[language])
    const override = dialogOf(sales).getByLabel(say('admin-applications.override'))
    await override.fill('Vus tous les cinq au magasin.')
    // What was wrong with it is said no longer.
    expect(await override.getAttribute('aria-invalid')).toBeNull()
    expect(await dialogOf(sales).getByText(say('problems.field.required')).count()).toBe(0)
    await dialogOf(sales).getByLabel(say('admin-applications.message')).fill('Bienvenue !')
    await pressed(sales, 'dialog', say('admin-applications.decide.approved'))
    await page.getByText(say('admin-applications.decided')).first().waitFor()
    await statusShown(sales, 'approved')
    const decision = page.getByRole('region', { name: say('admin-applications.decision') })
    const by = say('admin-applications.summary.approved', { name: 'The sales', date: '' }).trim()
    await decision.getByText(by).waitFor()
    await decision
      .getByText(say('admin-applications.timeline.reason', { reason: 'Vus tous les cinq au magasin.' }))
      .waitFor()
    for (const words of [
      say('admin-applications.timeline.reason', { reason: 'Vus tous les cinq au magasin.' }),
      'Bienvenue !',
    ]) {
      await page.getByText(words, { exact: true }).first().waitFor()
    }
    await page
      .getByRole('listitem')
      .filter({ hasText: say('tracking.timeline.approved') })
      .first()
      .waitFor()

    // What came of the down payment, and why not all of it.
    await pressed(sales, 'page', say('admin-applications.received'))
    await expectAccessible(page, 'a down payment to be noted')
    await page.setViewportSize(viewports[language])
    await dialogOf(sales).getByLabel(say('admin-applications.received.amount')).fill('1 000 000')
    await dialogOf(sales)
      .getByText(say('admin-applications.received.less', { difference: '50\u00a0000\u00a0₦' }))
      .waitFor()
    await pressed(sales, 'dialog', say('admin.save'))
    await dialogOf(sales).getByText(say('problems.field.required')).waitFor()
    await dialogOf(sales).getByLabel(say('admin-applications.means')).selectOption('cash')
    await dialogOf(sales).getByLabel(say('admin-applications.receipt')).fill(`Journal ${language}`)
    await pressed(sales, 'dialog', say('admin.save'))
    await dialogOf(sales).getByText(say('problems.field.required')).waitFor()
    await dialogOf(sales).getByLabel(say('admin-applications.received.reason')).fill('Le reste vient lundi.')
    await pressed(sales, 'dialog', say('admin.save'))
    await decision.getByText('Le reste vient lundi.').waitFor()
    await page.getByText(say('admin-applications.received.remaining', { amount: '50\u00a0000\u00a0₦' })).waitFor()
    const receipt = page.waitForEvent('download')
    await page.getByRole('link', { name: say('admin-applications.receipt.print') }).click()
    expect((await receipt).suggestedFilename()).toBe(`${reference}-1.pdf`)

    // The same number once more is told, with where it stands; what came over the down payment is owed back.
    await pressed(sales, 'page', say('admin-applications.received'))
    await dialogOf(sales).getByLabel(say('admin-applications.received.amount')).fill('60 000')
    await pressed(sales, 'dialog', say('admin.save'))
    await dialogOf(sales).getByText(say('problems.field.required')).waitFor()
    await dialogOf(sales).getByLabel(say('admin-applications.means')).selectOption('cash')
    await dialogOf(sales).getByLabel(say('admin-applications.receipt')).fill(`journal${language}`)
    await dialogOf(sales).getByLabel(say('admin-applications.received.reason')).fill('Pas de monnaie à rendre.')
    sales.forgive(/409 \(Conflict\).*admin\/applications/)
    await pressed(sales, 'dialog', say('admin.save'))
    await dialogOf(sales).getByText(reference).waitFor()
    await expectAccessible(page, 'a receipt whose number stands already')
    await page.setViewportSize(viewports[language])
    await dialogOf(sales).getByLabel(say('admin-applications.receipt.another')).check()
    await pressed(sales, 'dialog', say('admin.save'))
    await decision.getByText(say('admin-applications.overpaid.sum', { amount: '10\u00a0000\u00a0₦' })).waitFor()

    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: say('admin-applications.summary.title', { reference }) }).waitFor()
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    await page.getByText(by).filter({ visible: true }).waitFor()
    const reason = say('admin-applications.timeline.reason', { reason: 'Vus tous les cinq au magasin.' })
    await expect.poll(() => page.getByText(reason).filter({ visible: true }).count()).toBe(1)

    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/admin/applications?q=${reference}`)
    const table = page.waitForEvent('download')
    await page.getByRole('link', { name: say('admin-applications.export.payments') }).click()
    expect((await table).suggestedFilename()).toBe('payments.csv')
  })
})

test('a refund and a cancellation without a reason say what is lacking, and lead back to it each time', async () => {
  const { id } = await send({ monthlyIncome: '800 000' })
  const path = `/admin/applications/${id}`
  const paid = { amount: 1_100_000, receivedOn: '2026-01-05', means: 'cash', reason: 'The change was not at hand' }
  for (const change of [{ status: 'approved', reason: 'All was seen in the office' }, { downPayment: paid }])
    await office.call('sales', 'PATCH', `/api${path}`, change)
  const sales = await office.visitAs('sales', path, { viewport: phone, language: 'en' })
  const { say } = sales
  const lacking = async (label: string, action: string) => {
    const field = dialogOf(sales).getByLabel(label)
    for (const [typed, fault] of [
      ['', 'required'],
      ['ok', 'too_short'],
    ] as const) {
      await field.fill(typed)
      // Once more without a word typed between: the fault stands, and the focus comes back.
      for (const _ of [1, 2]) {
        await pressed(sales, 'dialog', action)
        await dialogOf(sales)
          .getByText(say(`problems.field.${fault}`))
          .waitFor()
        await expect.poll(() => field.evaluate((shown) => shown === document.activeElement)).toBe(true)
      }
    }
    await field.fill('Told us in the shop')
    await pressed(sales, 'dialog', action)
    await dialogOf(sales).waitFor({ state: 'detached' })
  }
  await pressed(sales, 'page', say('admin-applications.refund.done'))
  await dialogOf(sales).getByLabel(say('admin-applications.means')).selectOption('cash')
  await lacking(say('admin-applications.refund.reason'), say('admin.save'))
  await chosen(sales, 'withdrawn')
  await lacking(say('admin-applications.cancel.reason'), say('admin-applications.decide.withdrawn'))
  const { timeline } = (await (await office.call('sales', 'GET', `/api${path}`)).json()) as AdminApplication
  expect(timeline.filter(({ staffNote }) => staffNote === 'Told us in the shop')).toHaveLength(2)
})

test('above an amount one person’s approval waits for another’s, and the screen says whose it has', async () => {
  const plan = {
    productId: 4,
    downPaymentPercentage: 30,
    tenureMonths: 12,
    monthlyPayment: 405_708,
    totalAmount: 6_955_000,
  }
  const { id } = await send({ plan })
  const path = `/admin/applications/${id}`
  const sales = await office.visitAs('sales', path, { viewport: desk, language: 'en' })
  await sales.page.getByText('Above 5 000 000 ₦, two people must approve.').waitFor()
  const approve = async (visit: Visit) => {
    await pressed(visit, 'page', visit.say('admin-applications.decide.approved'))
    await dialogOf(visit).getByLabel(visit.say('admin-applications.override')).fill('Known to us for years')
    await pressed(visit, 'dialog', visit.say('admin-applications.decide.approved'))
  }
  await pressed(sales, 'page', sales.say('admin-applications.decide.approved'))
  await dialogOf(sales)
    .getByText(sales.say('admin-applications.confirm.first', { count: 1 }))
    .waitFor()
  await sales.page.keyboard.press('Escape')
  await approve(sales)
  await sales.page
    .getByText(sales.say('admin-applications.second.waits', { name: 'The sales' }), { exact: true })
    .waitFor()
  await sales.page
    .getByRole('main')
    .getByText(sales.say('admin-applications.second.badge'), { exact: true })
    .first()
    .waitFor()
  await sales.page
    .getByText(sales.say('admin-applications.second.waits.for', { names: 'ada' }), { exact: true })
    .waitFor()
  await expectAccessible(sales.page, 'an application that waits for a second person')
  await sales.page.setViewportSize(desk)
  // Whoever approved first may only take it back.
  const decision = sales.page.getByRole('group', { name: sales.say('admin-applications.decision') })
  const accept = decision.getByRole('button', { name: sales.say('admin-applications.decide.approved') })
  expect(await accept.count()).toBe(0)
  await pressed(sales, 'page', sales.say('admin-applications.second.takeBack'))
  await accept.waitFor()
  await approve(sales)
  const admin = await office.visitAs('admin', path, { viewport: phone })
  const region = admin.page.getByRole('region', { name: admin.say('admin-applications.decision') })
  await region.getByText(admin.say('admin-applications.timeline.reason', { reason: 'Known to us for years' })).waitFor()
  await approve(admin)
  await statusShown(admin, 'approved')
  await admin.page.emulateMedia({ media: 'print' })
  for (const [approval, name] of [
    ['first_approval', 'The sales'],
    ['approved', 'ada'],
  ] as const) {
    const words = admin.say(`admin-applications.summary.${approval}`, { name, date: '' }).trim()
    await admin.page.getByText(words).filter({ visible: true }).waitFor()
  }
  const answer = await office.call('sales', 'GET', `/api${path}`)
  expect(await answer.json()).toMatchObject({ status: 'approved', firstApproverName: 'The sales' })
})

test('the amount above which two must approve is the one that was just set', async () => {
  const { id } = await send()
  type Records = readonly SettingRecord<'countries'>[]
  const records = (await (await office.call('admin', 'GET', '/api/admin/settings')).json()) as Records
  const { value } = records.find(({ group }) => group === 'countries') ?? {}
  if (!value) throw new Error('the countries have no settings')
  onTestFinished(async () => void (await office.call('admin', 'DELETE', '/api/admin/settings/countries')))
  const changed = { ...value, cm: { ...value.cm, secondApprovalAbove: 0 } }
  await office.call('admin', 'PUT', '/api/admin/settings/countries', { value: changed })
  const sales = await office.visitAs('sales', `/admin/applications/${id}`, { viewport: phone })
  await sales.page.getByText(sales.say('admin-applications.second.always')).waitFor()
  await pressed(sales, 'page', sales.say('admin-applications.decide.approved'))
  await dialogOf(sales).getByLabel(sales.say('admin-applications.override')).fill('Known to us for years')
  await pressed(sales, 'dialog', sales.say('admin-applications.decide.approved'))
  const waits = sales.say('admin-applications.second.waits', { name: 'The sales' })
  await sales.page.getByText(waits, { exact: true }).waitFor()
  await expectAccessible(sales.page, 'an application that waits, whatever its amount')
})

test('whoever decides on what somebody else has decided meanwhile sees both, and may go on with theirs', async () => {
  const { id } = await send({ monthlyIncome: '100 000', fullName: 'Kofi Mensah' })
  const sales = await office.visitAs('sales', `/admin/applications/${id}`, { viewport: desk, language: 'en' })
  const { page, say, forgive } = sales
  forgive(/409/)
  await page.getByText(say('admin-applications.income.is.no'), { exact: true }).waitFor()
  await office.call('admin', 'PATCH', `/api/admin/applications/${id}`, { status: 'in_review' })
  await chosen(sales, 'declined')
  await dialogOf(sales).getByLabel(say('admin-applications.reason')).fill('The income is too low.')
  await pressed(sales, 'dialog', say('admin-applications.decide.declined'))
  await dialogOf(sales).getByText(say('admin.compare.text')).waitFor()
  await expectAccessible(page, 'two decisions compared')
  await page.setViewportSize(desk)
  await pressed(sales, 'dialog', say('admin.compare.takeTheirs'))
  await statusShown(sales, 'in_review')
  // What can't follow theirs any more is not offered: it says who decided what.
  await chosen(sales, 'declined')
  const whose = say('admin-applications.confirm.of', { name: 'Kofi Mensah' })
  await page.getByRole('dialog', { name: say('admin-applications.confirm.declined', { whose }) }).waitFor()
  await dialogOf(sales).getByLabel(say('admin-applications.reason')).fill('The income is still too low.')
  await page.keyboard.press('Escape')
  await dialogOf(sales).last().getByText(say('admin.unsaved.stay'), { exact: true }).click()
  await office.call('admin', 'PATCH', `/api/admin/applications/${id}`, {
    status: 'approved',
    reason: 'Seen the shop myself',
  })
  await pressed(sales, 'dialog', say('admin-applications.decide.declined'))
  const meanwhile = page.getByRole('dialog', { name: say('admin-applications.meanwhile') })
  await meanwhile.getByText(`${say('tracking.timeline.approved')} · ada · `).waitFor()
  await meanwhile.getByText('The income is still too low.').waitFor()
  expect(await meanwhile.getByRole('button', { name: say('admin.compare.keepMine') }).count()).toBe(0)
  await expectAccessible(page, 'a decision that came too late')
  await page.setViewportSize(desk)
  await pressed(sales, 'dialog', say('admin-applications.meanwhile.see'))
  await statusShown(sales, 'approved')
  // Taken back, for a reason that stands on the applicant's page.
  await chosen(sales, 'reopened')
  forgive(/422/)
  await pressed(sales, 'dialog', say('admin-applications.decide.reopened'))
  const reason = dialogOf(sales).getByLabel(say('admin-applications.reason'))
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
  await reason.fill('The shop is let to somebody else.')
  await pressed(sales, 'dialog', say('admin-applications.decide.reopened'))
  await statusShown(sales, 'in_review')
  await pressed(sales, 'page', say('admin-applications.theirs'))
  await dialogOf(sales).getByText('The shop is let to somebody else.').waitFor()
  await expectAccessible(page, 'what the applicant reads')
})

test.each(languages)('it is taken, noted upon and stays in Today until it is decided (%s)', async (language) => {
  const { id } = await send({ fullName: `Zara ${language}`, email: '', phone: '0803 000 0000' })
  const sales = await office.visitAs('sales', `/admin/applications/${id}`, { viewport: viewports[language], language })
  const { page, say } = sales
  await page.getByRole('button', { name: say('admin.take') }).click()
  await page
    .getByText(say('admin-applications.timeline.assignee', { name: 'The sales' }))
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: say('admin.note') }).fill('Calls back on Monday')
  await page.getByRole('button', { name: say('admin.note.add') }).click()
  await page.getByText('Calls back on Monday', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: say('admin.note.correct'), exact: true }).click()
  await page.getByRole('textbox', { name: say('admin.note.correct') }).fill('Calls back on Tuesday')
  await page.getByRole('button', { name: say('admin.save'), exact: true }).click()
  await page.getByText('Calls back on Tuesday', { exact: true }).first().waitFor()
  await page.getByText(say('admin.note.corrected')).first().waitFor()
  await chosen(sales, 'in_review')
  await dialogOf(sales).getByText(say('admin-applications.confirm.call')).waitFor()
  await pressed(sales, 'dialog', say('admin-applications.decide.in_review'))
  await page.getByText(say('admin-applications.decided.noEmail')).first().waitFor()
  await page.goto('/admin')
  const row = page.getByRole('listitem').filter({ hasText: `Zara ${language}` })
  await row.getByText('The sales').waitFor()
  await expectAccessible(page, 'today, of an application in review')
  await page.setViewportSize(viewports[language])
  expect(await widthOf(sales)).toBeLessThanOrEqual(0)
  await row.getByRole('link', { name: `Zara ${language}` }).click()
  await page.getByRole('heading', { level: 1, name: `Zara ${language}` }).waitFor()
  await page.getByText(applicationReference(id)).first().waitFor()
})

test.each(languages)(
  'the income of the documents counts, and whoever left no number is given one (%s)',
  async (language) => {
    const { id } = await send({
      fullName: `Efua ${language}`,
      monthlyIncome: '900 000',
      email: `efua-${language}@example.com`,
    })
    const sales = await office.visitAs('sales', `/admin/applications/${id}`, {
      viewport: viewports[language],
      language,
    })
    const { page, say, forgive } = sales
    forgive(/422/)
    await page.getByText(say('admin-applications.income.is.yes'), { exact: true }).waitFor()
    // Beside the document that it is read in: the arrows move in the field, and turn no document.
    await page
      .getByRole('listitem')
      .filter({ hasText: say('financing.document.bank_statements') })
      .getByRole('button')
      .first()
      .click()
    const beside = dialogOf(sales).getByLabel(say('admin-applications.income.read'))
    await beside.fill('900 000')
    await beside.press('ArrowLeft')
    expect(await beside.inputValue()).toBe('900 000')
    await dialogOf(sales).getByText('4 / 5').waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(sales).waitFor({ state: 'hidden' })
    const income = page.getByLabel(say('admin-applications.income.read'))
    await income.fill('about 400')
    await pressed(sales, 'page', say('admin-applications.income.read.save'))
    await page.getByText(say('problems.field.not_a_number')).waitFor()
    await income.fill('400 000')
    await pressed(sales, 'page', say('admin-applications.income.read.save'))
    await page.getByText(say('admin-applications.income.is.no'), { exact: true }).waitFor()
    await page
      .getByText(say('admin-applications.income.readBy', { name: 'The sales', date: '…' }).split('…')[0] ?? '')
      .first()
      .waitFor()
    await page.getByText(say('admin-applications.contact.noCall')).waitFor()
    await pressed(sales, 'page', say('admin-applications.contact.correct'))
    await expectAccessible(page, 'contact details to be corrected')
    await page.setViewportSize(viewports[language])
    await dialogOf(sales).getByLabel(say('admin-applications.phone')).fill('12')
    await pressed(sales, 'dialog', say('admin.save'))
    await dialogOf(sales).getByText(say('problems.field.short_phone')).waitFor()
    await dialogOf(sales).getByLabel(say('admin-applications.phone')).fill('0803 765 4321')
    await pressed(sales, 'dialog', say('admin.save'))
    await page.getByText(say('admin-applications.timeline.phone_corrected'), { exact: true }).first().waitFor()
    await expect.poll(() => page.getByText(say('admin-applications.contact.noCall')).count()).toBe(0)
    expect(await widthOf(sales)).toBeLessThanOrEqual(0)
  },
)

test.each(languages)(
  'photographed documents are read over the application, one after the other (%s)',
  async (language) => {
    const photograph = await aPhotograph()
    const { id } = await send({ fullName: 'Bola Ade', fileName: 'photo.jpg', file: photograph })
    const sales = await office.visitAs('sales', `/admin/applications/${id}`, {
      viewport: viewports[language],
      language,
    })
    const { page, say } = sales
    const sheetOf = (type: DocumentType) =>
      dialogOf(sales).getByRole('img', { name: say(`financing.document.${type}`) })
    const isSeen = async (type: DocumentType) =>
      expect
        .poll(() => sheetOf(type).evaluate((sheet: HTMLImageElement) => sheet.complete && sheet.naturalWidth > 0))
        .toBe(true)
    await pressed(sales, 'page', say('admin-applications.documents.openNext', { at: 1, count: 5 }))
    await isSeen('id_card_front')
    await expectAccessible(page, 'a document over its application')
    await page.setViewportSize(viewports[language])
    for (const [key, type] of [
      ['ArrowRight', 'id_card_back'],
      ['ArrowLeft', 'id_card_front'],
    ] as const) {
      await page.keyboard.press(key)
      await isSeen(type)
    }
    await pressed(sales, 'dialog', say('admin-applications.viewer.next'))
    await isSeen('id_card_back')
    await pressed(sales, 'dialog', say('admin-applications.viewer.larger'))
    await dialogOf(sales)
      .getByRole('button', { name: say('admin-applications.viewer.whole') })
      .waitFor()
    // One that does not come says so, and the others are still in reach.
    await page.route('**/documents/*/sheet', (route) => route.abort(), { times: 1 })
    sales.forgive(/ERR_FAILED|Failed to load/)
    await pressed(sales, 'dialog', say('admin-applications.viewer.next'))
    await dialogOf(sales).getByText(say('admin-applications.viewer.offline')).waitFor()
    await pressed(sales, 'dialog', say('admin-applications.viewer.previous'))
    await isSeen('id_card_back')
    // One that lies on its side is turned; what can't be read is asked for again from here.
    const isTurned = () => sheetOf('id_card_back').evaluate((sheet) => getComputedStyle(sheet).rotate)
    await pressed(sales, 'dialog', say('admin-applications.viewer.turn'))
    await expect.poll(isTurned).toBe('90deg')
    await pressed(sales, 'dialog', say('admin-applications.askAgain'))
    const back = say('financing.document.id_card_back')
    await expect.poll(() => dialogOf(sales).getByLabel(back).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await dialogOf(sales).waitFor({ state: 'hidden' })
    // Whoever goes on to the next application does so from here.
    expect(await page.getByRole('link', { name: say('admin-applications.next') }).getAttribute('href')).toMatch(
      /^\/admin\/applications\/\d+$/,
    )
    // Two of five have been seen, and the page knows.
    await page
      .getByRole('button', { name: say('admin-applications.documents.openNext', { at: 3, count: 5 }) })
      .waitFor()
  },
)

test.each(languages)('PDFs are read over the application, page after page (%s)', async (language) => {
  const guide = await fetch(`${office.site().url}/guides/energy-audit-fr.pdf`)
  const { id } = await send({ fullName: 'Bola Ade', file: Buffer.from(await guide.arrayBuffer()) })
  const sales = await office.visitAs('sales', `/admin/applications/${id}`, { viewport: viewports[language], language })
  const { page, say } = sales
  // The test reads the pixels; nobody else does.
  sales.forgive(/willReadFrequently/)
  const name = say('financing.document.id_card_front')
  const pages = dialogOf(sales).getByRole('img')
  const shown = (at: number) =>
    pages.nth(at).evaluate((sheet: HTMLCanvasElement) => {
      const { width, height } = sheet
      const seen = sheet.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      return {
        width,
        height,
        isDrawn: seen.some((value, byte) => byte % 4 < 3 && value < 128 && seen[byte - (byte % 4) + 3] === 255),
      }
    })
  const openedOf = async (type: (typeof documentTypes)[number]) => {
    const read = (await (await office.call('sales', 'GET', `/api/admin/applications/${id}`)).json()) as AdminApplication
    return read.documents.find((document) => document.type === type)?.openedAt
  }
  await pressed(sales, 'page', say('admin-applications.documents.openNext', { at: 1, count: 5 }))
  await dialogOf(sales)
    .getByRole('img', { name: say('admin-applications.viewer.page', { name, page: 1, count: 2 }) })
    .waitFor()
  await expect.poll(() => shown(0)).toMatchObject({ isDrawn: true })
  const upright = await shown(0)
  expect(upright.height).toBeGreaterThan(upright.width)
  await pages.last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await shown((await pages.count()) - 1)).isDrawn).toBe(true)
  await expectAccessible(page, 'a PDF over its application')
  await page.setViewportSize(viewports[language])
  await pressed(sales, 'dialog', say('admin-applications.viewer.turn'))
  await expect.poll(async () => (await shown(0)).width > (await shown(0)).height).toBe(true)
  await pressed(sales, 'dialog', say('admin-applications.viewer.larger'))
  await expect.poll(async () => (await shown(0)).width > upright.height).toBe(true)
  // Each document is one press away: five presses and the application has been read.
  for (const type of documentTypes.slice(1)) {
    await pressed(sales, 'dialog', say('admin-applications.viewer.next'))
    // Its own page: that of the one before stands until it is here.
    const first = { name: say(`financing.document.${type}`), page: 1, count: 2 }
    await dialogOf(sales)
      .getByRole('img', { name: say('admin-applications.viewer.page', first) })
      .waitFor()
    await expect.poll(() => shown(0)).toMatchObject({ isDrawn: true })
    // Whoever leaves while the last strokes are drawn has not read it.
    await expect.poll(() => openedOf(type)).toEqual(expect.any(String))
  }
  await page.keyboard.press('Escape')
  await page.getByText(say('admin-applications.documents.unopened')).first().waitFor({ state: 'hidden' })
  await page
    .getByRole('main')
    .getByRole('button', { name: say('admin-applications.decide.approved') })
    .waitFor()
})

test.each(languages)(
  'documents are checked one after the other, and one that was given on paper is added (%s)',
  async (language) => {
    const { id } = await send({
      fullName: 'Bola Ade',
      monthlyIncome: '800 000',
      fileName: 'photo.jpg',
      file: await aPhotograph(),
    })
    const path = `/admin/applications/${id}`
    const sales = await office.visitAs('sales', path, { viewport: viewports[language], language })
    const { page, say } = sales
    await pressed(sales, 'page', say('admin-applications.documents.openNext', { at: 1, count: 5 }))
    const dialog = dialogOf(sales)
    await expect.poll(() => dialog.innerText()).toContain('Bola Ade')
    await pressed(sales, 'dialog', say('admin-applications.documents.check'))
    await dialog.getByRole('heading', { name: say(`financing.document.${documentTypes[1]}`) }).waitFor()
    await pressed(sales, 'dialog', say('admin-applications.viewer.previous'))
    // Taken back, and said again: it goes on to the next one that nobody has checked.
    await pressed(sales, 'dialog', say('admin-applications.documents.checked'))
    await pressed(sales, 'dialog', say('admin-applications.documents.check'))
    await dialog.getByRole('heading', { name: say(`financing.document.${documentTypes[1]}`) }).waitFor()
    await page.keyboard.press('Escape')
    const more = (type: DocumentType) =>
      page.getByRole('button', { name: say('admin.otherActionsOf', { name: say(`financing.document.${type}`) }) })
    const row = (type: DocumentType) => page.getByRole('listitem').filter({ has: more(type) })
    await row('id_card_front').getByText(say('admin-applications.documents.checked'), { exact: true }).waitFor()
    await more('residency').click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: say('admin-applications.documents.take') }).click()
    await (await chooser).setFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdfFile(1200) })
    await page.getByText(say('admin-applications.documents.taken')).first().waitFor()
    await expect.poll(() => row('residency').getByTitle('paper.pdf').count()).toBe(1)
    const read = (await (await office.call('sales', 'GET', `/api/admin/applications/${id}`)).json()) as AdminApplication
    const typesWhere = (is: (document: AdminApplication['documents'][number]) => boolean) =>
      read.documents.filter(is).map(({ type }) => type)
    expect(typesWhere(({ checkedBy }) => checkedBy !== null)).toEqual(['id_card_front'])
    expect(typesWhere(({ takenBy }) => takenBy !== null)).toEqual(['residency'])
    await expectAccessible(page, 'an application with a checked and an added document')
    // What came last stands in the viewer where its row stands.
    await page.setViewportSize(viewports[language])
    const back = say('financing.document.id_card_back')
    await pressed(sales, 'page', say('admin-applications.documents.openOf', { document: back }))
    await pressed(sales, 'dialog', say('admin-applications.viewer.next'))
    await dialog.getByRole('heading', { name: say('financing.document.residency') }).waitFor()
    // It is no PDF inside: nobody checks it by a press, but says how they saw it.
    await dialog.getByText(say('admin-applications.viewer.damaged')).waitFor()
    const check = dialog.getByRole('button', { name: say('admin-applications.documents.check') })
    expect(await check.count()).toBe(0)
    await pressed(sales, 'dialog', say('admin-applications.documents.elsewhere'))
    await expectAccessible(page, 'a damaged document, to be seen elsewhere')
    await page.setViewportSize(viewports[language])
    sales.forgive(/422/)
    await pressed(sales, 'dialog', say('admin-applications.documents.elsewhere'))
    await dialog.getByText(say('problems.field.required')).waitFor()
    const original = say('admin-applications.documents.elsewhere.original')
    await pressed(sales, 'dialog', original)
    await pressed(sales, 'dialog', say('admin-applications.documents.elsewhere'))
    await dialog.getByRole('heading', { name: say('financing.document.bank_statements') }).waitFor()
    await page.keyboard.press('Escape')
    await row('residency').getByText(say('admin-applications.documents.elsewhere'), { exact: true }).waitFor()
    const residency = say('financing.document.residency')
    const concern = say('admin-applications.concern.documents_seen_elsewhere', { documents: residency })
    await page.getByText(concern).waitFor()
    await page.emulateMedia({ media: 'print' })
    const onPaper = say('admin-applications.documents.receivedElsewhere', { how: original })
    await page.getByText(onPaper).filter({ visible: true }).waitFor()
    const opened = say('admin-applications.documents.opened', { name: 'The sales', date: '' }).trim()
    const front = page.getByRole('listitem').filter({ hasText: say('financing.document.id_card_front') })
    await front.getByText(opened).filter({ visible: true }).first().waitFor()
  },
)

test.each(languages)('an application is begun for somebody in the shop (%s)', async (language) => {
  const number = { fr: '0803 555 0010', en: '0803 555 0020' }[language]
  const before = await send({ phone: number, fullName: 'Halima Bello' })
  const sales = await office.visitAs('sales', '/admin/applications', { viewport: viewports[language], language })
  const { page, say } = sales
  sales.forgive(/422 \(Unprocessable Entity\).*admin\/applications/)
  await page.getByRole('link', { name: say('admin-applications.new') }).click()
  const submit = page.getByRole('button', { name: say('admin-applications.new.submit') })
  await page.getByLabel(say('admin.country')).selectOption('cm')
  await page.getByLabel(say('eligibility.fullName')).fill('Halima Bello')
  await submit.click()
  await page.getByText(say('problems.field.required')).first().waitFor()
  await page.getByLabel(say('eligibility.phone')).fill(number)
  // Who has one already is known as soon as the number is whole.
  await page.getByText(say('admin-applications.known', { count: 1 })).waitFor()
  await page.getByRole('link', { name: applicationReference(before.id) }).waitFor()
  // What this browser was told of the price is older than the server's.
  let isOld = true
  await page.route(/\/api\/products\/\d+\?country=cm$/, async (route) => {
    if (!isOld) return route.continue()
    const shown = (await (await route.fetch()).json()) as { price: number }
    await route.fulfill({ json: { ...shown, price: shown.price - 100_000 } })
  })
  await page.getByLabel(say('admin-applications.column.system')).selectOption({ index: 1 })
  await page.getByLabel(say('admin-applications.new.months')).selectOption('6')
  const plan = page.getByRole('main').getByRole('status').last()
  await expect.poll(() => plan.innerText()).toContain(say('admin-applications.months', { count: 6 }))
  // What it takes of the income stands beside it, while it is written.
  const income = page.getByLabel(say('eligibility.monthlyIncome'))
  for (const [typed, verdict] of [
    ['400 000', 'much'],
    ['20 000 000', 'fine'],
  ] as const) {
    await income.fill(typed)
    const words = say(`admin-applications.new.share.${verdict}`, { share: '…', least: '' }).split('…')[1] ?? ''
    await expect.poll(() => plan.innerText()).toContain(words)
  }
  await expectAccessible(page, 'an application that is begun')
  // What is typed outlives a reload.
  await page.reload()
  await expect.poll(() => page.getByLabel(say('eligibility.fullName')).inputValue()).toBe('Halima Bello')
  await expect.poll(() => plan.innerText()).toContain(say('admin-applications.months', { count: 6 }))
  const shownFirst = await plan.innerText()
  isOld = false
  sales.forgive(/409 \(Conflict\).*admin\/applications/)
  await submit.click()
  await page.getByText(say('admin-applications.new.priceChanged')).waitFor()
  await expect.poll(() => plan.innerText()).not.toBe(shownFirst)
  const told = await plan.innerText()
  await submit.click()
  await page.getByRole('heading', { name: 'Halima Bello' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const taken = (await (await office.call('sales', 'GET', `/api/admin/applications/${id}`)).json()) as AdminApplication
  expect(taken).toMatchObject({ status: 'submitted', tenureMonths: 6, additionalInfo: { phone: number } })
  const digits = (words: string) => words.replaceAll(/\D/g, '')
  expect(digits(told)).toContain(digits(String(taken.monthlyPayment)))
  // The papers are in hand: until all five are there, they stand before the decision.
  const headings = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect((await headings())[0]).toBe(say('admin-applications.documents.handedIn'))
  await expectAccessible(page, 'an application whose documents are added')
  await page.setViewportSize(viewports[language])
  expect(await widthOf(sales)).toBeLessThanOrEqual(0)
  for (const type of documentTypes) {
    const row = page.getByRole('listitem').filter({ hasText: say(`financing.document.${type}`) })
    await row.locator('[type=file]').setInputFiles(pdf(`${type}.pdf`))
    await expect.poll(() => page.getByTitle(`${type}.pdf`).count()).toBe(1)
  }
  await expect.poll(async () => (await headings())[0]).toBe(say('admin-applications.decision'))
})

test.each(languages)('an application is begun for a quote, of all that it costs (%s)', async (language) => {
  const quote = await makeQuoteOver(await office.visit(), 'cm')
  const sales = await office.visitAs('sales', `/admin/quotes/${quote.key}`, { viewport: viewports[language], language })
  const { page, say } = sales
  await page.getByRole('link', { name: say('admin-quotes.uses.apply') }).click()
  await page.getByLabel(say('eligibility.fullName')).fill('Umar Danjuma')
  await page.getByLabel(say('eligibility.phone')).fill('0803 555 0001')
  await page.getByText(say('admin-applications.new.quote', { reference: quote.reference })).waitFor()
  await expectAccessible(page, 'an application of a quote')
  await page.getByRole('button', { name: say('admin-applications.new.submit') }).click()
  await page.getByRole('heading', { name: 'Umar Danjuma' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const taken = (await (await office.call('sales', 'GET', `/api/admin/applications/${id}`)).json()) as AdminApplication
  expect(taken).toMatchObject({ totalAmount: quote.totalPrice, quote: { reference: quote.reference } })
  // One is enough: then it is that which is led to.
  await page.goto(`/admin/quotes/${quote.key}`)
  const used = say('admin-quotes.uses.application', { reference: taken.reference })
  await page.getByRole('link', { name: used }).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: say('admin-quotes.uses.apply') }).count()).toBe(0)
  sales.forgive(/404 \(Not Found\).*quotes/)
  await page.goto('/admin/applications/new?quote=0123456789abcdef')
  await page.getByText(say('admin-applications.new.quote.gone')).waitFor()
})

test('what a hostile applicant writes is text', async () => {
  const markup = '<img src=x onerror="document.title=1">'
  const { id } = await send({
    email: 'hostile@example.com',
    monthlyIncome: `${markup} 500 000`,
    employerName: markup,
    fileName: '<img src=x onerror=alert(1)>.pdf',
  })
  const sales = await office.visitAs('sales', `/admin/applications/${id}`, { viewport: desk })
  const { page } = sales
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`)
  })
  await page.getByText(markup, { exact: true }).first().waitFor()
  await expect.poll(() => page.getByText('<img src=x onerror=alert(1)>.pdf').count()).toBe(5)
  await expect.poll(() => page.locator('img[src=x]').count()).toBe(0)
})

test('an editor is told that applications are not theirs, and an address of nothing leads nowhere', async () => {
  const editor = await office.visitAs('editor', '/admin/applications')
  editor.forgive(/403/)
  await editor.page.getByRole('heading', { name: editor.say('admin.refused.title') }).waitFor()
  const answer = await office.call('editor', 'GET', '/api/admin/applications')
  expect(answer.status).toBe(403)
  const sales = await office.visitAs('sales', '/admin/applications/999999')
  sales.forgive(/404/)
  await sales.page.getByRole('heading', { name: sales.say('admin-applications.gone') }).waitFor()
  await sales.page
    .getByRole('main')
    .getByRole('link', { name: sales.say('admin-applications.back') })
    .click()
  await sales.page.getByRole('search').waitFor()
})
