import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Application } from '#business/financing/application.ts'
import { documentTypes, type DocumentType } from '#business/financing/document-type.ts'
import type { Text } from '#i18n/text.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { mailsAbout } from '../support/outbox.ts'
import { networkOf } from '../support/phone-network.ts'
import { docxFile, pdfFile } from '../support/sample-files.ts'
import { plain } from '../support/shown-text.ts'
import { askAgain } from '../support/stored-applications.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

const card = (page: Page, say: Text, type: DocumentType) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: say(`financing.document.${type}`), exact: true }),
  })
const picker = (page: Page, say: Text, type: DocumentType) => card(page, say, type).locator('[type=file]')
const arrival = (page: Page, say: Text, type: DocumentType) =>
  card(page, say, type).getByText(say('eligibility.upload.received'), { exact: true }).waitFor()
const submit = (page: Page) => page.locator('main form [type=submit]').click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const pdf = (name: string, size = 4000) => ({ name, mimeType: 'application/pdf', buffer: pdfFile(size) })

/** What the server has of this browser's applications. */
async function applicationsOf(page: Page): Promise<Application[]> {
  return (await (await page.request.get('/api/financing/applications')).json()) as Application[]
}

/** Sends documents, one PDF each, and waits for them to have arrived. */
async function sendDocuments(page: Page, say: Text, types: readonly DocumentType[] = documentTypes) {
  for (const type of types) await picker(page, say, type).setInputFiles(pdf(`${type}.pdf`))
  for (const type of types) await arrival(page, say, type)
}

/** A photograph as a phone takes it: 12 megapixels that compress badly. */
async function photograph(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 4000, height: 3000 })
    const context = canvas.getContext('2d')
    const pixels = context?.createImageData(4000, 3000)
    if (!context || !pixels) return ''
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24
    context.putImageData(pixels, 0, 0)
    const url = canvas.toDataURL('image/jpeg', 0.95)
    return url.slice(url.indexOf(',') + 1)
  })
  return { name: 'IMG_20260305_101112.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** What axe finds has no language: one is looked at. */
const look = { fr: expectAccessible, en: () => Promise.resolve() } as const

describe.each(languages)('applying for financing (%s)', (language) => {
  test('from a plan to a submitted application, over a network that drops, and back by its link', async () => {
    const { page, say, open, forgive } = await visit({ language })
    // Bytes of a connection that was lost may still arrive while the next one asks how far they came.
    forgive(/ERR_INTERNET_DISCONNECTED|409/)
    const network = await networkOf(page)
    const places: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') places.push(Number(request.headers()['upload-offset'] ?? Number.NaN))
    })

    await open('/financing')
    await page.locator('label').filter({ hasText: 'Deye Plus' }).click()
    await submit(page)
    await page.getByRole('link', { name: say('plan.schedule.eligibility') }).click()
    await page.waitForURL('/eligibility?productId=2&down=30&months=12')
    await page.getByText(say('eligibility.count', { count: 0, all: 5 })).waitFor()
    const main = plain(await page.getByRole('main').innerText())
    for (const words of ['Deye Plus', '1 050 000 ₦', '204 167 ₦', '3 500 000 ₦', '300 000 ₦'])
      expect(main).toContain(words)
    await look[language](page, 'an application')

    // Nothing is there yet.
    await submit(page)
    await page.getByText(say('application.toast.incomplete.title')).first().waitFor()
    await expect.poll(() => page.getByText(say('eligibility.upload.error.document_missing')).count()).toBe(5)
    await page.getByText(say('eligibility.error.terms_not_accepted')).waitFor()
    expect(await picker(page, say, 'id_card_front').evaluate((input) => input === document.activeElement)).toBe(true)
    await look[language](page, 'what is missing')

    // A photograph is made smaller before it travels.
    const photo = await photograph(page)
    expect(photo.buffer.length).toBeGreaterThan(10 * 1024 * 1024)
    await picker(page, say, 'id_card_front').setInputFiles(photo)
    await arrival(page, say, 'id_card_front')
    const [begun] = await applicationsOf(page)
    expect(begun?.documents).toMatchObject([{ type: 'id_card_front', name: photo.name, mediaType: 'image/jpeg' }])
    expect(begun?.documents[0]?.size).toBeLessThan(photo.buffer.length / 3)

    // What is no document is refused here, what was renamed too.
    const back = card(page, say, 'id_card_back')
    await picker(page, say, 'id_card_back').setInputFiles({ ...pdf('logo.svg'), buffer: Buffer.from('<svg/>') })
    await back.getByText(say('application.upload.error.file_kind')).waitFor()
    await picker(page, say, 'id_card_back').setInputFiles({ ...photo, name: 'photo.pdf' })
    await back.getByText(say('application.upload.error.file_extension')).waitFor()
    await look[language](page, 'a refused file')
    expect((await applicationsOf(page))[0]?.documents).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    // The network is lost in the middle of a file, and what has left is not sent again.
    const statements = card(page, say, 'bank_statements')
    const bar = statements.getByRole('progressbar')
    await network.slow(400_000)
    await picker(page, say, 'bank_statements').setInputFiles(pdf('Relevés janvier à mars.pdf', 3_000_000))
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(40)
    await network.lose()
    await statements.getByRole('button', { name: say('application.upload.retry') }).waitFor()
    await page.getByText(say('eligibility.upload.offline.title')).waitFor()
    await look[language](page, 'a file that was interrupted')
    const sent = places.length
    await network.find()
    await arrival(page, say, 'bank_statements')
    expect(places[sent]).toBeGreaterThan(500_000)
    await page.getByText(say('eligibility.upload.offline.title')).waitFor({ state: 'detached' })

    // A file that is given up, then the others.
    await network.slow(50_000)
    await picker(page, say, 'employment').setInputFiles(pdf('wrong.pdf', 900_000))
    await card(page, say, 'employment')
      .getByRole('button', { name: say('application.upload.cancel') })
      .click()
    await card(page, say, 'employment').getByText(say('eligibility.upload.choose')).waitFor()
    await network.find()
    await sendDocuments(page, say, ['id_card_back', 'residency'])
    await picker(page, say, 'employment').setInputFiles({ ...pdf('contrat.docx'), buffer: docxFile() })
    await arrival(page, say, 'employment')

    // A reload finds it all again.
    const income = page.getByLabel(say('eligibility.monthlyIncome'))
    await income.fill('450 000, plus le marché')
    await page.reload()
    await page.getByText(say('eligibility.count', { count: 5, all: 5 })).waitFor()
    for (const type of documentTypes) await arrival(page, say, type)
    await expect.poll(() => income.inputValue()).toBe('450 000, plus le marché')

    // A wrong address and no consent, then what is asked for.
    const email = page.getByLabel(say('eligibility.email'))
    await email.fill('amina@')
    await submit(page)
    await page.getByText(say('eligibility.error.invalid_email')).waitFor()
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
    await email.fill('amina@example.com')
    await page.getByLabel(say('eligibility.employerName')).fill('Marché d’Ikeja')
    await page.getByRole('checkbox').check()
    await submit(page)
    await heading(page, say('application.submitted'))
    const [application] = await applicationsOf(page)
    const reference = `REF-${String(application?.id).padStart(6, '0')}`
    await page.getByText(reference, { exact: true }).waitFor()
    expect(application).toMatchObject({
      status: 'submitted',
      product: { id: 2 },
      tenureMonths: 12,
      additionalInfo: {
        monthlyIncome: '450 000, plus le marché',
        employerName: 'Marché d’Ikeja',
        email: 'amina@example.com',
      },
      missingDocuments: [],
    })
    await look[language](page, 'a submitted application')
    const link = await page.getByLabel(say('application.link')).inputValue()
    const toMyself = await page.getByRole('link', { name: say('application.link.whatsapp') }).getAttribute('href')
    expect(toMyself).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(decodeURIComponent(toMyself ?? '')).toContain(link)
    await expect.poll(() => mailsAbout(reference).length).toBe(2)
    expect(mailsAbout(reference).some(({ to, text }) => to === 'amina@example.com' && text.includes(link))).toBe(true)

    // Whoever comes back is shown it, not a new one.
    await page.reload()
    await heading(page, say('application.existing.title', { reference }))
    await look[language](page, 'an application that there is')
    expect(await applicationsOf(page)).toHaveLength(1)

    // By its link it opens in another browser; by its number it does not.
    const elsewhere = await visit({ language })
    await elsewhere.page.goto(link)
    await elsewhere.page.waitForURL(`/financing/applications/${application?.id}*`)
    await heading(elsewhere.page, say('tracking.heading', { reference }))
    await elsewhere.page.getByText(say('tracking.about.submitted')).waitFor()
    await expect
      .poll(() => elsewhere.page.getByText(say('eligibility.upload.received'), { exact: true }).count())
      .toBe(5)
    expect(await elsewhere.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await look[language](elsewhere.page, 'the status page')

    const stranger = await visit({ language })
    stranger.forgive(/404/)
    await stranger.open(`/financing/applications/${application?.id}`)
    await heading(stranger.page, say('tracking.unknown.title'))
    await expect.poll(() => stranger.page.getByRole('main').innerText()).not.toContain(reference)
    await look[language](stranger.page, 'an application of somebody else')
  })
})

test('a document that is asked for again is sent on the status page', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/eligibility')
  await sendDocuments(page, say)
  await page.getByRole('checkbox').check()
  await submit(page)
  await heading(page, say('application.submitted'))
  const [application] = await applicationsOf(page)
  const id = application?.id ?? 0
  await askAgain(id, 'residency', 'The bill is older than three months.')
  await page.getByRole('link', { name: say('application.submitted.follow') }).click()
  await page.getByText('The bill is older than three months.').waitFor()
  await expectAccessible(page, 'a document that is asked for again')
  await picker(page, say, 'residency').setInputFiles(pdf('march.pdf'))
  await page.getByText(say('tracking.request.sent')).first().waitFor()
  await page.getByText(say('tracking.about.in_review')).waitFor()
  await page.getByText('march.pdf', { exact: false }).waitFor()
  expect((await applicationsOf(page))[0]).toMatchObject({ status: 'in_review', requestedDocuments: [] })
})

test('a document with a long name stays within a phone', async () => {
  const { page, say, open } = await visit()
  await open('/eligibility')
  await picker(page, say, 'residency').setInputFiles(pdf(`${'Screenshot_20261122-104343_Gallery_'.repeat(3)}.pdf`))
  await arrival(page, say, 'residency')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('another plan than the draft’s takes its place, and the documents stay', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/eligibility')
  await sendDocuments(page, say, ['residency'])
  await open('/eligibility?productId=2&down=50&months=6')
  await page.getByText(say('eligibility.plan.downPayment.share', { percent: 50 })).waitFor()
  await arrival(page, say, 'residency')
  expect(await applicationsOf(page)).toMatchObject([{ downPaymentPercentage: 50, tenureMonths: 6 }])
})

test('an application that can’t be begun says so, and is begun when tried again', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED/)
  await page.route('**/api/financing/apply', (route) => route.abort())
  await open('/eligibility')
  await page.getByRole('alert').getByText('Application Error').waitFor()
  await page.getByText('A problem occurred while creating your application. Please try again.').nth(1).waitFor()
  await expectAccessible(page, 'an application that was not begun')
  await page.unroute('**/api/financing/apply')
  await page.getByRole('button', { name: say('eligibility.retry') }).click()
  await page.getByText(say('eligibility.count', { count: 0, all: 5 })).waitFor()
  expect(await applicationsOf(page)).toHaveLength(1)
})

test('an answer that is lost loses nothing: the next try finds the application submitted', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED|409/)
  await open('/eligibility')
  await sendDocuments(page, say)
  await page.getByLabel(say('eligibility.employerName')).fill('Ikeja market')
  await page.getByRole('checkbox').check()
  await page.route('**/api/financing/applications/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page)
  await page.getByRole('alert').getByText(say('eligibility.failed.title')).waitFor()
  await expect.poll(() => page.getByLabel(say('eligibility.employerName')).inputValue()).toBe('Ikeja market')
  await expectAccessible(page, 'an application that was not submitted')
  await page.unroute('**/api/financing/applications/*')
  await page.getByRole('button', { name: say('eligibility.submit.again') }).click()
  await heading(page, say('application.submitted'))
  expect((await applicationsOf(page)).map(({ status }) => status)).toEqual(['submitted'])
})

test('a price that has changed since the plan was made is agreed to first', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/409/)
  await page.addInitScript(() => {
    const plan = { productId: 2, downPaymentPercentage: 30, tenureMonths: 12, country: 'cm' }
    sessionStorage.setItem(
      'simulated plan',
      JSON.stringify({ ...plan, monthlyPayment: 198_333, totalAmount: 3_400_000 }),
    )
  })
  await open('/eligibility')
  await page.getByText('The system was 3 400 000 ₦; its price is now 3 500 000 ₦, that is 204 167 ₦ a month.').waitFor()
  expect(await applicationsOf(page)).toEqual([])
  await expectAccessible(page, 'another price')
  await page.getByRole('button', { name: say('application.priceChanged.accept') }).click()
  await page.getByText(say('eligibility.count', { count: 0, all: 5 })).waitFor()
  expect(await applicationsOf(page)).toMatchObject([{ totalAmount: 3_500_000 }])
})

test('where the fixed plan is not sold, a plan is to be made first', async () => {
  const { page, say, open } = await visit({ language: 'en', country: 'bf' })
  await open('/eligibility')
  await heading(page, say('application.choose.none.title'))
  await expectAccessible(page, 'no plan')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('application.choose') })
    .click()
  await page.waitForURL('/financing')
  expect(await applicationsOf(page)).toEqual([])
})
