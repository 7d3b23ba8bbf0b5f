import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { sampleSource } from '#business/company/settings/sourced.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { solutionFields } from '../support/solutions.ts'
import { phone, visits } from '../support/visit.ts'

const visit = visits()
const office = backOffice()

test.each(languages)(
  'from a product one reads what is covered, how to complain, and to whom when we do not agree (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language, country: 'bf' })
    await open('/products/1')
    await page.getByRole('link', { name: say('catalogue.detail.warranty') }).click()
    await page.getByRole('heading', { level: 1, name: say('shell.footer.warranty') }).waitFor()
    const main = page.getByRole('main')
    await main.getByText('FCCPC').waitFor()
    await main.getByText('BMCRF').waitFor()
    await main.getByRole('link', { name: 'support@ranasolar.example' }).waitFor()
    await main.getByText('Ouagadougou').first().waitFor()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.footer.warranty') })
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)

test.each(languages)(
  'the foot leads to who we are: offices, people, samples as such, what is warranted, one next step, without a script (%s)',
  async (language) => {
    const { page, say, open } = await visit({ language, country: 'bf', javaScriptEnabled: false, viewport: phone })
    await open('/financing')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.footer.about.title') })
      .click()
    await page.getByRole('heading', { level: 1, name: say('shell.footer.about.title') }).waitFor()
    const main = page.getByRole('main')
    const offices = main.getByRole('region', { name: say('contact.offices.title') })
    const chats = await offices.getByRole('link', { name: 'WhatsApp' }).evaluateAll((links) => links.map(String))
    expect(chats.map((address) => new URL(address).pathname)).toEqual(['/22670000101', '/2348000000101'])
    const team = main.getByRole('region', { name: say('home.team.title') })
    await team.getByText(say('home.sample'), { exact: true }).waitFor()
    await main.getByRole('link', { name: say('shell.footer.warranty') }).waitFor()
    await main.getByRole('link', { name: say('about.documents.link') }).waitFor()
    await main.getByRole('link', { name: say('home.banner.audit') }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await open('/company')
    expect(new URL(page.url()).pathname).toBe('/about')
  },
)

test.each(languages)('a figure says its source, and a sample that it is one (%s)', async (language) => {
  const { page, say, open } = await visit({ language })
  const sample = say('home.source', { source: language === 'fr' ? sampleSource.source : sampleSource.sourceEn })
  await open('/')
  await expect.poll(() => page.getByRole('main').getByText(sample, { exact: true }).count()).toBe(1)
  const impact = page.getByRole('region', { name: say('home.impact.title') })
  expect(await impact.getByText(say('home.sample'), { exact: true }).count()).toBe(1)
  expect(await page.getByText(say('home.words.title')).count()).toBe(0)
  await open('/solutions')
  await page.getByText(say('content.testimonials.sample')).first().waitFor()
})

test('staff hide all samples at once, after reading which, and show them again', async () => {
  const language = 'fr'
  const { page, say } = await office.visitAs('admin', '/admin/settings/samples', { language, viewport: phone })
  const press = (key: 'hideAll' | 'showAll') =>
    page
      .getByRole('button', { name: say(`admin-settings.samples.${key}`) })
      .last()
      .click()
  await press('hideAll')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Cauri Crédit, Financement des foyers').waitFor()
  await expectAccessible(page, 'what will be hidden')
  await press('hideAll')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(say('admin-settings.samples.count', { shown: 0, hidden: 32 })).waitFor()
  const visitor = await office.visit({ language })
  await visitor.open('/news')
  await visitor.page.getByText(visitor.say('content.news.none')).waitFor()
  await visitor.page.getByRole('link', { name: visitor.say('content.news.none.action') }).waitFor()
  expect(await visitor.page.getByRole('list', { name: visitor.say('content.news.filter') }).count()).toBe(0)
  await visitor.open('/solutions')
  await visitor.page.getByText(visitor.say('content.solutions.none')).waitFor()
  expect(await visitor.page.getByRole('list', { name: visitor.say('content.solutions.filter') }).count()).toBe(0)
  await visitor.open('/')
  const home = visitor.page.getByRole('main')
  await home.getByRole('heading', { name: visitor.say('home.team.join.title') }).waitFor()
  expect(await home.getByText(visitor.say('home.partners.title')).count()).toBe(0)
  await press('showAll')
  await page.getByText(say('admin-settings.samples.count', { shown: 32, hidden: 0 })).waitFor()
  await page.getByRole('button', { name: say('admin.chosen.begin') }).click()
  const bar = page.getByRole('group', { name: say('admin-settings.samples.chosen') })
  const chosen = page.getByRole('checkbox', { name: /Cauri Crédit|Harmattan/ })
  const count = await chosen.count()
  expect(count).toBeGreaterThan(1)
  for (const box of await chosen.all()) await box.check()
  await expectAccessible(page, 'samples that are selected')
  await page.setViewportSize(phone)
  await bar.getByRole('button', { name: say('admin-settings.samples.to.hidden') }).click()
  await page.getByText(say('admin-settings.samples.count', { shown: 32 - count, hidden: count })).waitFor()
  await bar.getByText(say('admin-settings.samples.chosen.count', { count: 0 })).waitFor()
  await bar.getByRole('button', { name: say('admin.chosen.all', { count: 32 }) }).click()
  await bar.getByRole('button', { name: say('admin-settings.samples.to.sample'), exact: true }).click()
  await page.getByText(say('admin-settings.samples.count', { shown: 32, hidden: 0 })).waitFor()
  await visitor.open('/news')
  await visitor.page.getByText(visitor.say('content.news.samples'), { exact: true }).first().waitFor()
})

test('one customer of staff’s speaks on the home page, with the way to what was installed', async () => {
  const said = {
    titleEn: 'Bakery of Kaya',
    customerName: 'Awa',
    customerQuote: 'Le four tourne.',
    customerSaidOn: '2026-03-14',
  }
  await office.call('editor', 'POST', '/api/admin/proven-solutions', solutionFields(said))
  const { page, say, open } = await office.visit({ language: 'en' })
  await open('/')
  await page.getByText('Le four tourne.').waitFor()
  await page.getByText(say('home.words.told', { date: '14 March 2026' })).waitFor()
  await page.getByRole('link', { name: say('home.words.case') }).click()
  await page.getByRole('heading', { level: 1, name: said.titleEn }).waitFor()
  const told = say('content.testimonials.told', { brand: 'Rana Solar', date: '14 March 2026' })
  await expect.poll(() => page.getByText(told).count()).toBe(1)
})

test.each(languages)('photographs stand as soon as staff give them (%s)', async (language) => {
  const shots = { alt: 'Le bureau, vu de la rue', altEn: 'The office from the street' }
  const alt = language === 'fr' ? shots.alt : shots.altEn
  const none = { picture: '', alt: '', altEn: '' }
  const given = { picture: '/pictures/sector-business.svg', ...shots }
  const value = { team: given, crew: given, wall: given, customer: given, van: none, cm: given, bf: none }
  const admin = await office.visitAs('admin', '/admin/settings/photographs', { language, viewport: phone })
  await admin.page.getByRole('button', { name: admin.say('admin-settings.photograph.team') }).click()
  await admin.page.getByText(admin.say('admin-settings.photograph.picture')).waitFor()
  await expectAccessible(admin.page, 'the photographs')
  await office.call('admin', 'PUT', '/api/admin/settings/photographs', { value })
  const { page, open } = await office.visit({ language })
  for (const path of ['/contact', '/products/1', '/products', '/solutions', '/']) {
    await open(path)
    if (path === '/contact') await page.getByRole('dialog').waitFor()
    const picture = page.getByRole('img', { name: alt })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page, `${path} with a photograph`)
  }
})
