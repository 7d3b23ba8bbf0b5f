import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { SettingRecord } from '#business/company/settings/setting-record.ts'
import type { OfferedSlot } from '#business/leads/offered-slot.ts'
import type { SlotKind } from '#business/leads/slots.ts'
import { countryTable } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { backOffice } from '../support/back-office.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { plain } from '../support/shown-text.ts'
import { type Site, runSite } from '../support/site.ts'
import { desk, phone, type Visit } from '../support/visit.ts'
import { workingDay } from '../support/working-day.ts'

const office = backOffice()

const saved = async ({ page, say }: Visit) => {
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: say('admin.save') }).click()
  await stored
  await page.getByText(say('admin.saved'), { exact: true }).first().waitFor()
}

/** A page of the site as somebody else sees it at that moment. */
async function seen(path: string, language: 'fr' | 'en', country: 'cm' | 'bf'): Promise<string> {
  const cookie = `language=${language}; country=${country}`
  return plain(await (await fetch(office.site().url + path, { headers: { cookie } })).text())
}

const fieldset = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test.each(languages)(
  'an office is reached as it was just set; what is wrong stands beside its field (%s)',
  async (language) => {
    const admin = await office.visitAs('admin', '/admin/settings', { language, viewport: desk })
    const { page, say } = admin
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page, `the settings (${language})`)
    await page.setViewportSize(desk)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('admin-settings.group.countries') })
      .click()
    const phones = page.getByLabel(say('admin-settings.phones')).first()
    await phones.waitFor()
    // Nothing has changed yet.
    expect(await page.getByRole('button', { name: say('admin.save') }).count()).toBe(0)
    await phones.fill('call us tomorrow')
    await phones.blur()
    await page.getByText(say('problems.field.invalid_phone')).waitFor()
    await page.getByLabel(say('admin-settings.hours.closes')).first().fill('07:00')
    await page.getByRole('button', { name: say('admin.save') }).click()
    await page.getByText(say('admin-settings.error.closes_early')).waitFor()
    await expect.poll(() => phones.evaluate((field) => field === document.activeElement)).toBe(true)
    await expectAccessible(page, `an office that lacks something (${language})`)
    await page.setViewportSize(phone)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    const number = { fr: '+234 809 555 0001', en: '+234 809 555 0002' }[language]
    await phones.fill(`${number}\n+234 809 555 0009`)
    await page.getByLabel(say('admin-settings.hours.closes')).first().fill('16:30')
    await saved(admin)
    for (const shown of languages) {
      const there = await seen('/contact', shown, 'cm')
      expect(there).toContain(`tel:${number.replaceAll(' ', '')}`)
      expect(there).toContain({ fr: 'de 8 h à 16 h 30', en: '8:00 AM - 4:30 PM' }[shown])
    }
    expect(await seen('/products', 'fr', 'bf')).not.toContain(`>${number}<`)
  },
)

/** How many slots of a working day are free in Burkina Faso. */
async function freeIn({ url }: Site, kind: SlotKind): Promise<number> {
  const response = await fetch(`${url}/api/slots?kind=${kind}&country=bf&date=${workingDay()}`)
  return ((await response.json()) as OfferedSlot[]).filter(({ available }) => available).length
}

test.each(languages)('an office takes as many at once as was just set, and none with 0 (%s)', async (language) => {
  const admin = await office.visitAs('admin', '/admin/settings/countries', { language, viewport: phone })
  const { page, say } = admin
  await page.getByRole('tab', { name: countryTable.bf.name[language] }).click()
  const consultations = page.getByLabel(say('admin-settings.places.consultation')).nth(1)
  const appointments = page.getByLabel(say('admin-settings.places.appointment')).nth(1)
  const above = page.getByLabel(say('admin-settings.secondApproval')).nth(1)
  await above.fill('')
  await consultations.fill('21')
  await consultations.blur()
  await page.getByText(say('problems.field.too_big')).waitFor()
  await page.getByText(say('problems.field.required')).waitFor()
  // What is wrong under another country comes to the front, with the focus.
  await page.getByRole('tab', { name: countryTable.cm.name[language] }).click()
  await page.getByRole('button', { name: say('admin.save') }).click()
  await expect.poll(() => consultations.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page, `what an office takes on (${language})`)
  await page.setViewportSize(phone)
  await above.fill('1500000')
  await above.blur()
  await expect.poll(() => above.inputValue()).toBe('1 500 000')
  await consultations.fill('3')
  await appointments.fill('0')
  await saved(admin)
  expect([await freeIn(office.site(), 'consultation'), await freeIn(office.site(), 'appointment')]).toEqual([10, 0])
  const visitor = await office.visit({ language, country: 'bf', viewport: phone })
  await visitor.open('/contact')
  const openDialog = visitor.page.getByRole('button', { name: visitor.say('contact.appointment.action') })
  await expect.poll(() => openDialog.count()).toBe(0)
  await expect.poll(() => visitor.page.getByRole('dialog').count()).toBe(0)

  await consultations.fill('0')
  await appointments.fill('1')
  await saved(admin)
  await visitor.open('/contact')
  await visitor.page.getByRole('dialog', { name: visitor.say('leads.appointment.title') }).waitFor()
  const ask = visitor.page.getByRole('contentinfo').getByRole('button', { name: visitor.say('shell.footer.expert') })
  await ask.click()
  const told = visitor.page.getByRole('dialog', { name: visitor.say('leads.consultation.title') })
  await told.getByRole('link', { name: visitor.say('shell.widget.chat') }).waitFor()
  await expect.poll(() => told.getByRole('textbox').count()).toBe(0)
  await expectAccessible(visitor.page, 'an office that takes no consultations')
})

test('another process hears of it too', async () => {
  const shared = { DATABASE_URL: office.databaseUrl(), DATA_DIR: office.site().dataDir }
  const other = await runSite({ ...shared, LOG_LEVEL: 'error' })
  onTestFinished(() => other.stop())
  const set = async (appointmentPlaces: number) => {
    const records = (await (await office.call('admin', 'GET', '/api/admin/settings')).json()) as SettingRecord[]
    const { value } = records.find((one): one is SettingRecord<'countries'> => one.group === 'countries') ?? {}
    const changed = { ...value, bf: { ...value?.bf, appointmentPlaces } }
    await office.call('admin', 'PUT', '/api/admin/settings/countries', { value: changed })
  }
  await set(0)
  await expect.poll(() => freeIn(other, 'appointment')).toBe(0)
  await set(3)
  await expect.poll(() => freeIn(other, 'appointment')).toBe(18)
})

test('people are added, moved and removed by keyboard, and what they are called never runs', async () => {
  const admin = await office.visitAs('admin', '/admin/settings/team', { viewport: phone })
  const { page, say } = admin
  const hostile = '<img src=x onerror="document.title=1">'
  const last = fieldset(page, 'Fatimata Sawadogo')
  // Each is a line until it is opened.
  await expect.poll(() => page.getByLabel(say('admin-settings.name'), { exact: true }).count()).toBe(0)
  await last.getByRole('button', { name: /^Fatimata Sawadogo/ }).press('Enter')
  await last.getByLabel(say('admin-settings.name'), { exact: true }).fill(hostile)
  await fieldset(page, hostile)
    .getByLabel(/^Présentation English/)
    .fill('<script>document.title=2</script>')
  const up = fieldset(page, hostile).getByRole('button', { name: say('admin-settings.up', { name: hostile }) })
  await up.focus()
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Enter')
  expect(await page.getByRole('main').getByRole('group').first().getAttribute('aria-label')).toBeNull()
  await fieldset(page, 'Tunde Adeyemi')
    .getByRole('button', { name: /^Tunde Adeyemi/ })
    .press('Enter')
  await fieldset(page, 'Tunde Adeyemi')
    .getByRole('button', { name: say('admin-settings.remove', { name: 'Tunde Adeyemi' }) })
    .press('Enter')
  await saved(admin)
  await page.getByRole('button', { name: say('admin-settings.person.add') }).press('Enter')
  await page.keyboard.type('Zoé')
  await page.getByRole('button', { name: say('admin.save') }).click()
  await page.getByText(say('admin-settings.faults', { count: 3 })).waitFor()
  await page.getByRole('button', { name: say('admin.undo') }).click()
  await expect.poll(() => page.getByRole('main').getByText('Zoé').count()).toBe(0)

  for (const language of languages) {
    const visitor = await office.visit({ language })
    await visitor.open('/')
    const names = visitor.page
      .locator('section')
      .filter({ hasText: visitor.say('home.team.title') })
      .locator('h3')
    expect((await names.allInnerTexts()).slice(0, 2)).toEqual([hostile, 'Aïcha Ouédraogo'])
    await expect.poll(() => visitor.page.getByText('Tunde Adeyemi').count()).toBe(0)
    expect(await visitor.page.title()).toContain('Rana Solar')
  }
})

test('a legal text takes effect, and runs nothing', async () => {
  const admin = await office.visitAs('admin', '/admin/settings/privacy', { viewport: desk })
  const { page, say } = admin
  await page.getByLabel(say('admin-settings.effective')).fill('2027-03-01')
  await page.getByRole('tab', { name: 'English' }).click()
  const shown = page.locator(':visible')
  await page.locator('.editor-body[lang=en]').getByText('1.').first().waitFor()
  await expectAccessible(page, 'a legal text in the editor')
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.setViewportSize(desk)
  await page
    .getByRole('button', { name: say('admin-posts.source') })
    .and(shown)
    .click()
  const english = page.getByRole('textbox', { name: say('admin-settings.content') }).and(shown)
  await english.fill(
    '## 1. New\n\n<script>document.title=1</script>\n\n[x](javascript:alert(1)) <b onclick="alert(1)">Bold</b>',
  )
  await page
    .getByRole('tab', { name: say('admin-posts.preview'), exact: true })
    .and(shown)
    .click()
  const preview = page.getByRole('tabpanel', { name: say('admin-posts.preview') })
  await preview.getByRole('heading', { name: '1. New' }).waitFor()
  await saved(admin)
  const visitor = await office.visit({ language: 'en' })
  await visitor.open('/privacy-policy')
  await visitor.page.getByText('Effective 1 March 2027, version 2').waitFor()
  await visitor.page.getByRole('heading', { level: 2, name: '1. New' }).waitFor()
  expect(await visitor.page.locator('article').innerHTML()).not.toMatch(/script|onclick|alert/)
  await expectAccessible(visitor.page, 'a legal text of staff')
  expect(await seen('/privacy-policy', 'fr', 'bf')).toContain('1er mars 2027, version 2')

  // The French has not followed: the form and the list say so, until it does.
  const newer = page.getByText(say('admin-settings.newer.en', { date: '' }))
  await newer.waitFor()
  await expectAccessible(page, 'a legal text of which one language is newer')
  await page.setViewportSize(desk)
  await page
    .getByRole('link', { name: say('admin-settings.heading') })
    .first()
    .click()
  await page.getByText(say('admin-settings.newer.en.brief', { date: '' })).waitFor()
})

test('a page is called as it is set, by the server and after a step in the browser', async () => {
  const admin = await office.visitAs('admin', '/admin/settings/pages', { language: 'en', viewport: desk })
  const { page, say } = admin
  await page.getByLabel(say('admin-settings.page'), { exact: true }).selectOption('products')
  const faso = page.getByLabel(`${say('admin-settings.title')} English`).nth(1)
  await faso.fill('Solar kits for Faso')
  await expectAccessible(page, 'titles of pages')
  await page.setViewportSize(desk)
  await saved(admin)
  const visitor = await office.visit({ language: 'en', country: 'bf', viewport: desk })
  await visitor.open('/products')
  expect(await visitor.page.title()).toBe('Solar kits for Faso')
  const menu = visitor.page.getByRole('banner')
  await menu.getByRole('link', { name: visitor.say('shell.nav.financing') }).click()
  await expect.poll(() => visitor.page.title()).toContain('Rana Solar')
  await menu.getByRole('link', { name: visitor.say('shell.nav.products') }).click()
  await expect.poll(() => visitor.page.title()).toBe('Solar kits for Faso')
  expect(await seen('/products', 'fr', 'bf')).not.toContain('<title>Solar kits for Faso')
  // What a list says of an item is in the reader's language, as its name is.
  await admin.open('/admin/settings/claims')
  await page.getByText('24/7', { exact: true }).waitFor()
})

test('of two who change a group both are kept, or the second compares; what came with the site comes back', async () => {
  const admin = await office.visitAs('admin', '/admin/settings/company', { viewport: desk })
  const { say, forgive } = admin
  forgive(/409/)
  await admin.page.getByLabel(say('admin-settings.company.name')).fill('Soleil perdu')
  const page = await admin.page.context().newPage()
  await admin.page.close({ runBeforeUnload: false })
  await page.goto(`${office.site().url}/admin/settings/company`)
  // What was typed before a crash is there, and goes where it is not wanted.
  await page.getByRole('button', { name: say('admin.found.take'), exact: true }).click()
  await expect.poll(() => page.getByLabel(say('admin-settings.company.name')).inputValue()).toBe('Soleil perdu')
  await page.getByRole('button', { name: say('admin.undo') }).click()
  const [record] = (await (
    await office.call('admin', 'GET', '/api/admin/settings')
  ).json()) as SettingRecord<'company'>[]
  const value = { ...record?.value, supportEmail: 'aide@soleil.example' }
  const put = async (changed: object, updatedAt: string | null) => {
    const answer = await office.call('admin', 'PUT', '/api/admin/settings/company', { value: changed, updatedAt })
    expect(answer.status).toBe(200)
  }
  const stored = async () => {
    const answer = await office.call('admin', 'GET', '/api/admin/settings')
    return ((await answer.json()) as SettingRecord<'company'>[])[0]
  }
  await put(value, null)
  const saveAs = async (name: string) => {
    await page.getByLabel(say('admin-settings.company.name')).fill(name)
    await page.getByRole('button', { name: say('admin.save') }).click()
  }
  // Two fields of two people: nobody is asked.
  await saveAs('Soleil')
  await page.getByText(say('admin.saved'), { exact: true }).first().waitFor()
  const both = await stored()
  expect(both?.value).toMatchObject({ name: 'Soleil', supportEmail: 'aide@soleil.example' })
  await put({ ...value, name: 'Soleil du Niger', salesEmail: 'ventes@soleil.example' }, both?.updatedAt ?? null)
  await saveAs('Soleil du Faso')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Soleil du Niger').waitFor()
  await expectAccessible(page, 'two versions of the settings')
  await page.setViewportSize(desk)
  await dialog.getByRole('button', { name: say('admin.compare.keepMine') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => seen('/', 'en', 'cm')).toContain('Soleil du Faso')
  expect((await stored())?.value).toMatchObject({ name: 'Soleil du Faso', salesEmail: 'ventes@soleil.example' })
  await page.getByRole('button', { name: say('admin-settings.reset'), exact: true }).click()
  await dialog.getByRole('button', { name: say('admin-settings.reset'), exact: true }).click()
  await page.getByText(say('admin-settings.reset.done')).first().waitFor()
  await expect.poll(() => page.getByLabel(say('admin-settings.company.name')).inputValue()).toBe('Rana Solar')
  expect(await seen('/', 'en', 'cm')).not.toContain('Soleil du Faso')
})

test.each([
  { language: 'fr', viewport: phone, leaf: '#1d4a73' },
  { language: 'en', viewport: desk, leaf: '#5a2d82' },
] as const)(
  'the site is in the company’s colours, which can be read ($language)',
  async ({ language, viewport, leaf }) => {
    const admin = await office.visitAs('admin', '/admin/settings/look', { language, viewport })
    const { page, say } = admin
    const field = (name: 'sun' | 'leaf') =>
      page.getByRole('textbox', { name: new RegExp(`^${say(`admin-settings.look.${name}`)}`) })
    await field('leaf').fill(leaf)
    await field('sun').fill('#1d4a73')
    await page.getByRole('button', { name: say('admin.save') }).click()
    await page.getByText(say('admin-settings.error.low_contrast')).waitFor()
    await page.getByRole('button', { name: say('admin-settings.look.nearest', { colour: '' }) }).click()
    const sun = await field('sun').inputValue()
    const preview = page.getByRole('region', { name: say('admin-settings.look.preview') })
    await preview.getByText(say('admin-settings.look.place.mail')).waitFor()
    const link = preview.getByText(say('admin-settings.look.link')).first()
    const shown = () => link.evaluate((element) => getComputedStyle(element).color)
    const after = await shown()
    await preview.getByRole('button', { name: say('admin-settings.look.before') }).click()
    await expect.poll(shown).not.toBe(after)
    await expectAccessible(page, 'the colours of the brand')
    await page.setViewportSize(viewport)
    await saved(admin)
    const visitor = await office.visit({ language, viewport: phone })
    await visitor.open('/warranty')
    const tokens = await visitor.page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--color-sun', '--color-leaf'].map((name) => style.getPropertyValue(name))
    })
    expect(tokens).toEqual([sun, leaf])
    await expectAccessible(visitor.page, 'a page in other colours')
    await office.call('admin', 'DELETE', '/api/admin/settings/look')
    expect(await seen('/warranty', language, 'cm')).not.toContain(`--color-leaf:${leaf}`)
  },
)

test('an editor has no settings', async () => {
  const { page, say, forgive } = await office.visitAs('editor', '/admin/settings/team')
  forgive(/403/)
  await page.getByRole('heading', { name: say('admin.refused.title') }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: say('admin.menu.settings') }).count()).toBe(0)
})
