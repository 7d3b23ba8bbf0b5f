import { Client } from 'pg'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../tests/support/chromium.ts'
import { sendRequest } from '../tests/support/sent-requests.ts'
import { runSite } from '../tests/support/site.ts'

/** Takes the operating guide's pictures of the back office of the built site, into docs/pictures. */
const account = { email: 'ada@example.com', password: 'a long first password' }
const desk = { width: 1180, height: 820 }
const site = await runSite({ REQUIRE_2FA: 'off', ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password })
const browser = await chromium.launch(await findChromium())
const context = await browser.newContext({ baseURL: site.url, viewport: desk, locale: 'en', reducedMotion: 'reduce' })
await context.addCookies([{ name: 'language', value: 'en', url: site.url }])
await context.request.post('/api/auth/sign-in/email', { data: account })
const page = await context.newPage()

/** Takes a picture once nothing travels and no message stands before it. */
async function picture(name: string): Promise<void> {
  await page
    .locator('ol li[data-state]')
    .getByRole('button')
    .click({ timeout: 1000 })
    .catch(() => undefined)
  await page.locator('ol li[data-state]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot()
  await sharp(shot).png({ palette: true, quality: 80, effort: 10 }).toFile(`docs/pictures/${name}.png`)
}

const dialog = page.getByRole('dialog')
const body = (language: string) => dialog.locator(`.editor-body[lang=${language}]`)
const visible = page.locator(':visible')

/** Sends one of the site's own drawings as a photograph would be sent, and picks it. */
async function insertImage(drawing: string, file: string, alt: string, altEn: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Image', exact: true }).and(visible).click()
  const picker = dialog.last()
  const buffer = await sharp(`public/pictures/${drawing}.svg`, { density: 200 }).resize(1280).jpeg().toBuffer()
  await picker.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'image/jpeg', buffer })
  await picker.getByRole('button', { name: new RegExp(file) }).click()
  await picker.getByLabel('Alternative text in French').fill(alt)
  await picker.getByLabel('Alternative text in English').fill(altEn)
  if (file.startsWith('installation')) await picture('post-image')
  await page.getByRole('button', { name: 'Use this image' }).click()
}

/** Puts in an image whose words the library knows by now: one press picks it. */
async function pickImage(file: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Image', exact: true }).and(visible).click()
  await dialog
    .last()
    .getByRole('button', { name: new RegExp(file) })
    .click()
  await page.getByRole('dialog', { name: 'Choose an image' }).waitFor({ state: 'detached' })
}

async function write(language: string, heading: string, words: string): Promise<void> {
  await body(language).click()
  await page.keyboard.press('Control+End')
  await dialog.getByRole('button', { name: 'Heading H2' }).and(visible).click()
  await page.keyboard.type(heading)
  await page.keyboard.press('Enter')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

async function show(label: string): Promise<void> {
  const shown = page.getByText(label, { exact: true }).and(visible).first()
  await shown.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

/** A month of requests, as rows. */
async function plantMonth(): Promise<void> {
  const client = new Client({ host: `${site.dataDir}/postgres`, user: 'site', database: 'site' })
  await client.connect()
  await client.query(
    `INSERT INTO leads (kind, country, language, name, phone, payload, fingerprint, answer_due_at, created_at, updated_at)
     SELECT 'message', CASE WHEN n % 3 = 0 THEN 'bf' ELSE 'cm' END, 'fr', 'Awa', '0803 123 4567', '{}', n::text, at, at, at
     FROM generate_series(1, 96) AS n, LATERAL (SELECT now() - ((n + n * n / 17) % 29 + 1) * interval '1 day' AS at) AS moment`,
  )
  await client.end()
}

await page.goto('/admin/posts')
await page.getByRole('button', { name: 'Create post' }).click()
// The text opens in the language of who writes.
await dialog.getByRole('tab', { name: 'Français' }).click()
await body('fr').waitFor()
await dialog.getByLabel('French title').fill('Une pompe solaire pour les maraîchers de Loumbila')
await dialog.getByLabel('French excerpt').fill('Deux hectares arrosés sans gasoil, dès la première saison.')
await write('fr', 'Avant : le gasoil', 'Chaque matin, trente litres de gasoil montaient au champ.')
await insertImage('sector-agriculture', 'field.jpg', 'Le champ et son réservoir', 'The field and its tank')
await page.keyboard.press('Enter')
await write('fr', 'Depuis : le soleil', 'La pompe tourne de sept heures à dix-sept heures.')
await insertImage(
  'post-technical-guide',
  'installation.jpg',
  'Le coffret et ses câbles',
  'The control box and its cables',
)
await body('fr').evaluate((editor) => editor.parentElement?.scrollTo(0, 0))
await show('French text')
await picture('post-french')

await dialog.getByRole('tab', { name: 'English' }).click()
await dialog.getByLabel('English title').fill('A solar pump for the market gardeners of Loumbila')
await dialog.getByLabel('English excerpt').fill('Two hectares watered without diesel, from the first season on.')
await write('en', 'Before: diesel', 'Every morning thirty litres of diesel went up to the field.')
await pickImage('field.jpg')
await page.keyboard.press('Enter')
await write('en', 'Since: the sun', 'The pump runs from seven in the morning to five in the afternoon.')
await pickImage('installation.jpg')
await dialog.getByLabel('Category').selectOption('customer-story')
await dialog.evaluate((window) => window.querySelector('form')?.parentElement?.scrollTo(0, 0))
await picture('post-publish')
await dialog.getByRole('button', { name: 'Publish' }).click()
await page.getByRole('heading', { level: 2, name: 'A solar pump for the market gardeners of Loumbila' }).waitFor()
await page.getByText('This post is online.').first().waitFor()
await picture('post-list')

const order = { productId: 2, quantity: 1, fullName: 'Amina Bello', phoneNumber: '0803 000 0000' }
const { id } = await sendRequest(site.url, '/api/orders', order, { language: 'en' })
await sendRequest(site.url, '/api/messages', {
  name: 'Bola Adé',
  phone: '0805 000 0000',
  message: 'Do you install in Kano?',
})
await page.goto(`/admin/leads?lead=${id}`)
await page.getByRole('heading', { level: 2, name: order.fullName }).waitFor()
await picture('inbox')

await page.goto('/admin/mail/templates')
await page.getByRole('link', { name: 'Consultation requested' }).first().click()
await page.getByRole('tab', { name: 'English' }).click()
await picture('mail-template')

await plantMonth()
await page.goto('/admin/numbers')
await page.getByRole('heading', { name: 'Requests by day' }).waitFor()
await picture('numbers')

await browser.close()
await site.stop()
