import { expect, test } from 'vitest'
import { leadsOf } from '../support/stored-leads.ts'
import { visits } from '../support/visit.ts'

const visit = visits()

test('an order that the network loses keeps what was typed and is stored once', async () => {
  const { page, say, open, forgive } = await visit({ country: 'bf' })
  forgive(/ERR_FAILED/)
  await open('/products')
  await page.getByRole('link', { name: say('catalogue.card.detailsOf', { name: 'Bluetti Core' }) }).click()
  await page.waitForURL(/products\/\d+$/)
  const productId = Number(page.url().split('/').at(-1))
  await page.getByRole('button', { name: say('catalogue.detail.order') }).click()
  const dialog = page.getByRole('dialog', { name: say('leads.order.title') })
  const name = dialog.getByLabel(say('leads.order.label.fullName'))
  await name.fill('Awa Lost')
  const submit = dialog.getByRole('button', { name: say('leads.order.submit') })
  expect(await submit.isDisabled()).toBe(true)
  // The phone number is missing: the keyboard's Enter says so.
  await name.press('Enter')
  await dialog.getByText('Veuillez remplir tous les champs requis.').waitFor()
  await dialog.getByLabel(say('leads.order.label.phoneNumber')).fill('+226 70 12 34 56')

  await page.route('**/api/orders', (route) => route.abort())
  await submit.click()
  await dialog
    .getByRole('alert')
    .filter({ hasText: say('leads.order.failure.title') })
    .waitFor()
  await expect.poll(() => name.inputValue()).toBe('Awa Lost')
  await page.unroute('**/api/orders')
  await dialog.getByRole('button', { name: say('leads.failure.retry') }).click()
  await page.getByText(say('leads.order.success.title')).waitFor()
  expect(await leadsOf('Awa Lost')).toMatchObject([
    { kind: 'order', country: 'bf', payload: { order: { productId }, total: { amount: 525_000, currency: 'XOF' } } },
  ])
  // The banner goes by itself; what was ordered stays until it is put away.
  const [stored] = await leadsOf('Awa Lost')
  const reference = `ORD-${String(stored?.id).padStart(6, '0')}`
  const receipt = page.getByRole('region', { name: say('leads.order.receipt.title', { reference }) })
  await receipt.getByText(say('leads.order.receipt.next', { phone: '+226 70 12 34 56' })).waitFor()
  await receipt.getByRole('button', { name: say('leads.order.success.close') }).click()
  await receipt.waitFor({ state: 'detached' })
})
