import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Application } from '#business/financing/application.ts'
import { documentTypes, type DocumentType } from '#business/financing/document-type.ts'
import type { Text } from '#i18n/text.ts'
import { languages } from '#kernel/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { applicationForm, pdf } from '../support/application-form.ts'
import { mailsAbout } from '../support/outbox.ts'
import { networkOf } from '../support/phone-network.ts'
import { docxFile } from '../support/sample-files.ts'
import { plain } from '../support/shown-text.ts'
import { askAgain, storedDocuments } from '../support/stored-applications.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

/** A document that is asked for again, on the status page. */
const card = (page: Page, say: Text, type: DocumentType) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: say(`financing.document.${type}`), exact: true }),
  })
const calculate = (page: Page) => page.locator('main form [type=submit]').filter({ visible: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

/** What the server has of this browser's applications. */
async function applicationsOf(page: Page): Promise<Application[]> {
  return (await (await page.request.get('/api/financing/applications')).json()) as Application[]
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
  test('from a plan to a submitted application, over a network that comes and goes, and back by its link', async () => {
    const { page, say, open, forgive } = await visit({ language })
    // Bytes of a connection that was lost may still arrive while the next one asks how far they came.
    forgive(/ERR_INTERNET_DISCONNECTED|409|404.*\/resumable\//)
    const network = await networkOf(page)
    const places: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') places.push(Number(request.headers()['upload-offset'] ?? Number.NaN))
    })

    await open('/financing')
    await page.getByRole('main').getByRole('searchbox').fill('deye plus')
    await page.locator('label').filter({ hasText: 'Deye Plus' }).click()
    await calculate(page)
    await page
      .getByRole('link', { name: say('plan.schedule.eligibility') })
      .last()
      .click()
    await page.waitForURL('/eligibility?productId=2&down=30&months=12')
    const screens = applicationForm(page, say)
    const { form, picker } = screens
    const name = form.getByLabel(say('eligibility.fullName'))
    await name.waitFor()
    const main = plain(await page.getByRole('main').innerText())
    for (const words of ['Deye Plus', '1 050 000 ₦', '204 167 ₦', '3 500 000 ₦', '300 000 ₦'])
      expect(main).toContain(words)
    await look[language](page, 'an application')

    // Nobody yet, then an income that is told at once how it stands.
    await screens.goOn()
    await form.getByText(say('eligibility.error.name_missing')).waitFor()
    await form.getByText(say('eligibility.error.contact_missing')).waitFor()
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
    await look[language](page, 'what is missing')
    await screens.tell({ phone: '', email: 'amina@', monthlyIncome: '450 000, plus le marché' })
    await screens.goOn()
    await form.getByText(say('eligibility.error.not_an_amount')).waitFor()
    await form.getByText(say('eligibility.error.invalid_email')).waitFor()
    const income = form.getByLabel(say('eligibility.monthlyIncome'))
    await income.fill('450 000')
    const answer = form.getByRole('status').filter({ hasText: plain('204 167 ₦').slice(0, 3) })
    await answer.getByText(/45[.,]4/).waitFor()
    const carried = await answer.getByRole('link').getAttribute('href')
    expect(carried).toBe('/financing?productId=2&down=30&months=19')
    await form.getByLabel(say('eligibility.incomePeriod')).selectOption('year')
    await income.fill('10 200 000')
    await answer.getByText(/\b24\b/).waitFor()
    await screens.tell({ phone: '', email: 'amina@example.com', employerName: 'Marché d’Ikeja' })
    await screens.goOn()

    // A photograph is made smaller before it travels.
    await form.getByRole('heading', { name: say('financing.document.id_card_front') }).waitFor()
    const photo = await photograph(page)
    expect(photo.buffer.length).toBeGreaterThan(10 * 1024 * 1024)
    await picker.setInputFiles(photo)
    await screens.arrival()
    await form.getByRole('img', { name: say('financing.document.id_card_front') }).waitFor()
    await look[language](page, 'a document on a screen of its own')
    const [begun] = await applicationsOf(page)
    expect(begun?.documents).toMatchObject([{ type: 'id_card_front', name: photo.name, mediaType: 'image/jpeg' }])
    await screens.goOn()
    await form.getByRole('heading', { name: say('financing.document.id_card_back') }).waitFor()
    await picker.setInputFiles({ ...pdf('logo.svg'), buffer: Buffer.from('<svg/>') })
    await form.getByText(say('application.upload.error.file_kind')).waitFor()
    await picker.setInputFiles({ ...photo, name: 'photo.pdf' })
    await form.getByText(say('application.upload.error.file_extension')).waitFor()
    await look[language](page, 'a refused file')
    expect((await applicationsOf(page))[0]?.documents).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.goBack()
    await form.getByRole('heading', { name: say('financing.document.id_card_front') }).waitFor()

    // The network comes and goes under one file: that is said each time, and what has left is not sent again.
    const statements = pdf('Relevés janvier à mars.pdf', 3_000_000)
    const named = { name: say('financing.document.bank_statements') }
    const bar = form.getByRole('progressbar', named)
    const told = (state: 'waiting' | 'arrived') =>
      page
        .getByRole('status')
        .filter({ hasText: say(`application.upload.state.${state}`, named) })
        .waitFor()
    await network.slow(1_000_000)
    await screens.choose('bank_statements', statements)
    for (const percent of [20, 45, 70]) {
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(percent)
      await network.lose()
      await form.getByRole('button', { name: say('application.upload.retry') }).waitFor()
      await form.getByText(say('application.upload.offline.title')).waitFor()
      await told('waiting')
      if (percent === 20) await look[language](page, 'a file that was interrupted')
      const sent = places.length
      await network.slow(1_000_000)
      await expect.poll(() => places.length).toBeGreaterThan(sent)
      expect(places[sent]).toBeGreaterThan((percent / 100) * statements.buffer.length - 600_000)
    }
    await network.find()
    await screens.arrival()
    await told('arrived')
    await form.getByText(say('application.upload.offline.title')).waitFor({ state: 'detached' })

    // A file that is given up, then the others.
    await network.slow(50_000)
    await screens.choose('employment', pdf('wrong.pdf', 900_000))
    await form.getByRole('button', { name: say('application.upload.cancel') }).click()
    await form.getByText(say('application.upload.choose')).waitFor()
    await network.find()
    await screens.choose('employment', { ...pdf('contrat.docx'), buffer: docxFile() })
    await screens.arrival()

    // What is missing is said where all is checked, and leads to it; a reload finds the rest again.
    await screens.open('check')
    await screens.goOn()
    await page.getByText(say('application.toast.incomplete.title')).first().waitFor()
    await expect.poll(() => form.getByText(say('application.upload.error.document_missing')).count()).toBe(2)
    await form.getByText(say('eligibility.error.terms_not_accepted')).waitFor()
    await look[language](page, 'what is checked')
    const missing = form.locator('[data-missing]').first()
    expect(await missing.evaluate((link) => link === document.activeElement)).toBe(true)
    await missing.click()
    await form.getByRole('heading', { name: say('financing.document.id_card_back') }).waitFor()
    await screens.sendDocuments(['id_card_back', 'residency'])
    await screens.open('check')
    await page.reload()
    await page.getByText(say('eligibility.count', { count: 5, all: 5 })).waitFor()
    await expect.poll(() => form.getByText(say('eligibility.upload.received'), { exact: true }).count()).toBe(5)
    await form.getByText('10 200 000').waitFor()
    await screens.submit()
    await heading(page, say('application.submitted'))
    const [application] = await applicationsOf(page)
    const reference = `REF-${String(application?.id).padStart(6, '0')}`
    await page.getByText(reference, { exact: true }).waitFor()
    expect(application).toMatchObject({
      status: 'submitted',
      product: { id: 2 },
      tenureMonths: 12,
      additionalInfo: {
        fullName: 'Amina Bello',
        monthlyIncome: '10 200 000',
        incomePeriod: 'year',
        employerName: 'Marché d’Ikeja',
        email: 'amina@example.com',
      },
      missingDocuments: [],
    })
    // Each document is whole; a photograph that is cut off can't be read to its end.
    const documents = await storedDocuments(application?.id ?? 0)
    expect(documents.get('bank_statements')?.equals(statements.buffer)).toBe(true)
    for (const type of ['id_card_back', 'residency'] as const) expect(documents.get(type)).toEqual(pdf(type).buffer)
    expect(documents.get('employment')).toEqual(docxFile())
    await sharp(documents.get('id_card_front')).stats()
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
  const screens = applicationForm(page, say)
  await screens.begin()
  await screens.tell({})
  await screens.sendDocuments()
  await screens.submit()
  await heading(page, say('application.submitted'))
  const [application] = await applicationsOf(page)
  const id = application?.id ?? 0
  await askAgain(id, 'residency', 'The bill is older than three months.')
  await page.getByRole('link', { name: say('application.submitted.follow') }).click()
  await card(page, say, 'residency').getByText('The bill is older than three months.').waitFor()
  await expectAccessible(page, 'a document that is asked for again')
  await card(page, say, 'residency').locator('[type=file]:not([capture])').setInputFiles(pdf('march.pdf'))
  await page.getByText(say('tracking.request.sent')).first().waitFor()
  await page.getByText(say('tracking.about.in_review')).waitFor()
  await page.getByText('march.pdf', { exact: false }).waitFor()
  expect((await applicationsOf(page))[0]).toMatchObject({ status: 'in_review', requestedDocuments: [] })
})

test('a document with a long name stays within a phone', async () => {
  const { page, say, open } = await visit()
  await open('/eligibility')
  const screens = applicationForm(page, say)
  await screens.choose('residency', pdf(`${'Screenshot_20261122-104343_Gallery_'.repeat(3)}.pdf`))
  await screens.arrival()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('two tabs on one application: what the one sent the other counts, and what it submitted the other shows', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/409/)
  await open('/eligibility')
  const first = applicationForm(page, say)
  await first.begin()
  await first.tell({})
  await first.sendDocuments(documentTypes.slice(0, 3))
  const otherPage = await page.context().newPage()
  await otherPage.goto('/eligibility')
  const other = applicationForm(otherPage, say)
  await other.sendDocuments(documentTypes.slice(3))

  await first.submit()
  await heading(page, say('application.submitted'))
  expect(await applicationsOf(page)).toMatchObject([{ status: 'submitted' }])

  await other.open('you')
  await other.tell({})
  await other.submit()
  await heading(otherPage, say('application.submitted'))
  await otherPage.getByRole('link', { name: say('application.submitted.follow') }).waitFor()
  expect(await applicationsOf(page)).toHaveLength(1)
})

test('another plan than the draft’s takes its place, and the documents stay', async () => {
  const { page, say, open } = await visit({ language: 'en' })
  await open('/eligibility')
  const screens = applicationForm(page, say)
  await screens.sendDocuments(['residency'])
  await open('/eligibility?productId=2&down=50&months=6')
  await page.getByText(say('eligibility.plan.downPayment.share', { percent: 50 })).waitFor()
  await screens.open('residency')
  await screens.arrival()
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
  await page.getByRole('heading', { name: say('eligibility.example.title') }).waitFor()
  expect(await applicationsOf(page)).toHaveLength(1)
})

test('an answer that is lost loses nothing: the next try finds the application submitted', async () => {
  const { page, say, open, forgive } = await visit({ language: 'en' })
  forgive(/ERR_FAILED|409/)
  await open('/eligibility')
  const screens = applicationForm(page, say)
  await screens.begin()
  await screens.tell({ employerName: 'Ikeja market' })
  await screens.sendDocuments()
  await page.route('**/api/financing/applications/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await screens.submit()
  await page.getByRole('alert').getByText(say('eligibility.failed.title')).waitFor()
  await page.getByText('Ikeja market').waitFor()
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
  await page.getByLabel(say('eligibility.fullName'), { exact: true }).waitFor()
  expect(await applicationsOf(page)).toMatchObject([{ totalAmount: 3_500_000 }])
})

test.each(languages)(
  'who comes without a plan has two ways: a system of their own, or the example (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language })
    await open('/eligibility')
    const main = page.getByRole('main')
    const choice = main.getByRole('heading', { name: say('eligibility.example.title') })
    await choice.waitFor()
    const own = main.getByRole('link', { name: say('eligibility.example.choose') })
    expect(await own.getAttribute('href')).toBe('/financing')
    expect(await own.evaluate((shown) => shown.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await expectAccessible(page, 'the choice of a system')
    // One thing at a time: there is no form before it.
    expect(await main.locator('form').count()).toBe(0)
    await applicationForm(page, say).begin()
    await choice.waitFor({ state: 'detached' })
    // It begins in sight of its head, below that of the site, with the first field at the next press.
    const first = page.getByRole('heading', { name: say('eligibility.step.you') })
    expect(await first.evaluate((title) => title === document.activeElement)).toBe(true)
    await expect.poll(async () => (await page.getByRole('progressbar').boundingBox())?.y).toBeGreaterThan(64)
    await page.keyboard.press('Tab')
    const name = page.getByLabel(say('eligibility.fullName'), { exact: true })
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await applicationsOf(page)).toMatchObject([{ status: 'draft', totalAmount: 3_500_000 }])
  },
)

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
