import { expect, test } from 'vitest'
import { countries, countryTable } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { homeAppliances, tick } from '../support/audit.ts'
import { mailsAbout } from '../support/outbox.ts'
import { leadsOf } from '../support/stored-leads.ts'
import { visits } from '../support/visit.ts'
import { aConsultation, fillConsultation } from '../support/sent-requests.ts'
import { workingDay } from '../support/working-day.ts'

const visit = visits()

/** The last of each table: what `npm run test:growth` adds to a copy of the tree. */
const [language = 'en', country = 'bf'] = [languages.at(-1), countries.at(-1)]
const { name: countryName, defaultPlace, callingCode } = countryTable[country]

test(`sizing a home and asking for an expert, in the newest language (${language}) and country (${country})`, async () => {
  const { page, say, open } = await visit({ language, country })
  await open('/')
  expect(await page.getAttribute('html', 'lang')).toBe(language)
  await page
    .getByRole('heading', { level: 1, name: say('home.hero.title', { country: countryName[language] }) })
    .waitFor()
  await page
    .getByRole('link', { name: say('home.hero.audit') })
    .first()
    .click()
  await page.waitForURL(/\/smart-solar-plan$/)
  const find = await homeAppliances()
  await tick(page, nameIn(find('Refrigerator (single door)'), language))
  await page.getByRole('button', { name: say('energy.continue') }).click()
  await page.getByRole('heading', { name: say('sizing.result.title') }).waitFor()
  await page.locator('summary', { hasText: say('sizing.need.title') }).click()
  await page.locator(`main p:text-is("${say('sizing.need.inverter')}") + p`).waitFor()

  await open('/products')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.footer.expert') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('leads.consultation.title') })
  const person = `Newest ${country}${language}`
  const asked = {
    ...aConsultation(workingDay(), '2-3pm'),
    firstName: 'Newest',
    lastName: `${country}${language}`,
    phone: `+${callingCode} 70 00 00 00`,
    state: defaultPlace,
  }
  await fillConsultation(dialog, say, asked, country)
  await dialog.getByRole('button', { name: say('leads.consultation.submit') }).click()
  await dialog.waitFor({ state: 'detached' })

  const stored = await leadsOf(person)
  expect(stored).toMatchObject([{ kind: 'consultation', country, language, payload: { state: defaultPlace } }])
  const reference = `CON-${String(stored[0]?.id).padStart(6, '0')}`
  await expect.poll(() => mailsAbout(reference).map(({ template }) => template)).toContain('consultation-visitor')
  const toVisitor = mailsAbout(reference).find(({ template }) => template === 'consultation-visitor')
  expect(toVisitor?.text).toContain(say('mail.consultation.subject', { reference }))
})
