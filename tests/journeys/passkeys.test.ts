import { expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { backOffice } from '../support/back-office.ts'
import { staffAccounts } from '../support/staff-accounts.ts'
import { freePort } from '../support/site.ts'
import { desk, phone } from '../support/visit.ts'

// Passkeys belong to a host name: an address of numbers has none.
const port = await freePort()
const office = backOffice({ REQUIRE_2FA: 'admin', PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` })

test('an admin makes a passkey the second factor, comes back by it, and the password alone no longer opens', async () => {
  const { page, say, open, forgive } = await office.visit({ viewport: phone })
  forgive(/401/)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const signIn = async () => {
    await page.getByLabel(say('admin.signIn.email')).fill(staffAccounts.admin.email)
    await page.getByLabel(say('admin.signIn.password')).fill(staffAccounts.admin.password)
    await page.getByRole('button', { name: say('admin.signIn.submit'), exact: true }).click()
  }
  await open('/admin')
  await signIn()
  await page.getByText(say('admin.account.first.factor')).waitFor()
  await page.getByLabel(say('admin.passkeys.name')).fill('Téléphone d’Ada')
  await page.getByRole('button', { name: say('admin.passkeys.add') }).click()
  await page.getByRole('button', { name: say('admin.passkeys.removeOf', { name: 'Téléphone d’Ada' }) }).waitFor()
  await page.getByText(say('admin.account.first.factor')).waitFor({ state: 'detached' })
  await expectAccessible(page, 'the account page with a passkey')

  await page.setViewportSize(desk)
  await page.getByRole('button', { name: say('admin.signOut') }).click()
  await signIn()
  await page.getByText(say('problems.field.passkey_needed')).waitFor()
  await expectAccessible(page, 'a sign-in that needs a passkey')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: say('admin.signIn.passkey') }).click()
  await page.getByRole('heading', { level: 1, name: say('admin.overview.title.unnamed'), exact: true }).waitFor()
  await open('/admin/audit-log')
  // Who came and went is hidden until it is asked for, which the address keeps.
  await page.getByRole('listitem').getByText(say('admin.audit.did.account.passkey_add')).waitFor()
  expect(await page.getByRole('listitem').getByText(say('admin.audit.did.account.passkey_sign_in')).count()).toBe(0)
  await page.getByRole('button', { name: say('admin.audit.signIns') }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?signIns=shown')
  await page.getByRole('listitem').getByText(say('admin.audit.did.account.passkey_sign_in')).waitFor()
  await expect
    .poll(() => page.getByRole('listitem').getByText(say('admin.audit.did.account.passkey_add')).count())
    .toBe(1)
})
