import { expect, test } from 'vitest'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import { otherCompany } from '../../../../tests/support/other-company.ts'
import type { AppointmentMail, ContactMessageMail } from '#business/leads/mail/mail-payloads.ts'
import { sampleTemplate } from './mail-samples.ts'
import { mailRenderer } from './mail-renderer.server.tsx'

const appointment: AppointmentMail = {
  receivedAt: '2026-01-07T09:30:00.000Z',
  country: 'bf',
  visitorLanguage: 'fr',
  reference: 'APP-000042',
  appointment: {
    name: 'Amina Bello',
    email: 'amina@example.com',
    phone: '70 00 00 00',
    date: '2026-01-08',
    slot: '16:30',
    message: '',
    country: 'bf',
    source: '/contact',
  },
}

test('a mail, what is attached and whom it is answered to are of the company as it is then', async () => {
  let company = builtInCompany
  const render = mailRenderer(
    () => Promise.resolve(company),
    'https://site.example',
    () => Promise.resolve({}),
  )
  const before = await render('appointment-visitor', appointment, 'en')
  expect([before.replyTo, before.text.includes('Rana Solar')]).toEqual(['sales@ranasolar.example', true])
  company = otherCompany
  const { html, text, replyTo, attachments } = await render('appointment-visitor', appointment, 'en')
  expect(replyTo).toBe('ventes@soleil.example')
  expect(html).toContain('Soleil &lt;Faso&gt;')
  expect(html).toContain('#f0c000')
  expect(before.html).toContain('#f6a821')
  for (const words of ['Soleil <Faso>', '7 Market Street', '+226 20 97 00 00']) expect(text).toContain(words)
  expect(`${html} ${text}`).not.toContain('Rana Solar')
  const calendar = String(attachments?.[0]?.content).replaceAll('\r\n ', '')
  for (const words of ['APP-000042@soleil.example', 'LOCATION:7 Market Street', 'mailto:ventes@soleil.example']) {
    expect(calendar).toContain(words)
  }
})

test('the mark of the company goes with its mails, named by the words that show it; the text says the name', async () => {
  const png = Buffer.from('a picture')
  const company = { ...otherCompany, brand: { ...otherCompany.brand, look: { sun: '#f0c000', leaf: '#7a1f5c' } } }
  const rendererWith = (logo: Buffer | null) =>
    mailRenderer(
      () => Promise.resolve(company),
      'https://site.example',
      () => Promise.resolve({}),
      () => Promise.resolve(logo),
    )
  const write = (logo: Buffer | null) => rendererWith(logo)('appointment-visitor', appointment, 'fr')
  const { html, text, attachments } = await write(png)
  expect(html).toContain('src="cid:logo"')
  expect(text).toMatch(/^Soleil <Faso>$/m)
  expect(text).not.toContain('cid:')
  expect(attachments?.at(-1)).toEqual({
    filename: 'logo.png',
    content: png,
    contentType: 'image/png',
    cid: 'logo',
  })
  const shown = { mail: 'message-visitor', words: {}, isTest: false, site: 'https://site.example' }
  const preview = await rendererWith(png)(sampleTemplate, shown, 'fr')
  expect(preview.html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`)
  expect(preview.attachments).toEqual([])
  const without = await write(null)
  expect(without.html).not.toContain('<img')
  expect(without.attachments).toHaveLength(1)
  expect(without.text).toBe(text)
})

test('staff read of a message the hours that its visitor was told', async () => {
  const render = mailRenderer(
    () => Promise.resolve(otherCompany),
    'https://site.example',
    () => Promise.resolve({}),
  )
  const mail: ContactMessageMail = {
    receivedAt: '2026-01-07T09:30:00.000Z',
    country: 'bf',
    visitorLanguage: 'fr',
    reference: 'MSG-000007',
    message: {
      name: 'Amina Bello',
      email: 'amina@example.com',
      message: 'Bonjour',
      country: 'bf',
      source: '/contact',
    },
  }
  for (const template of ['message-visitor', 'message-staff'] as const) {
    const { text } = await render(template, mail, 'en')
    expect(text.replace(/\s+/g, ' ')).toMatch(/(?:we reply|reply promised:) Monday to Saturday 7:30 AM - 6:00 PM/i)
  }
})
