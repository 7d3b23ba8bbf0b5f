import { describe, expect, test } from 'vitest'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import { aConsultation } from '../../../../tests/support/sent-requests.ts'
import type { ConsultationMail, OrderMail } from '#business/leads/mail/mail-payloads.ts'
import type { Language } from '#kernel/language.ts'
import type { MailProps } from '#platform/mail/mail.ts'
import { mailRenderer } from './mail-renderer.server.tsx'

const renderMail = mailRenderer(() => Promise.resolve(builtInCompany), 'https://site.example')

const consultation: ConsultationMail = {
  reference: 'CON-000042',
  receivedAt: '2026-01-07T09:30:00.000Z',
  country: 'cm',
  visitorLanguage: 'fr',
  dialledNumber: '+2348030000000',
  consultation: {
    ...aConsultation('2026-01-08', '12-1pm'),
    firstName: 'Amina',
    lastName: 'Bello',
    email: 'amina@example.com',
    phone: '0803 000 0000',
    message: 'Two fridges\nand a pump',
    country: 'cm',
    source: '/products/12',
  },
}
const order: OrderMail = {
  reference: 'ORD-000043',
  receivedAt: '2026-01-07T09:30:00.000Z',
  country: 'bf',
  visitorLanguage: 'fr',
  dialledNumber: '+22670000000',
  order: { productId: 7, quantity: 3, fullName: 'Issa Ouédraogo', phoneNumber: '70 00 00 00', country: 'bf' },
  productName: 'Power M Core',
  unitPrice: { amount: 1_950_000, currency: 'XOF' },
  total: { amount: 5_850_000, currency: 'XOF' },
}

const write = (template: string, mail: unknown, language: Language = 'en') =>
  renderMail(template, mail as MailProps, language)
const unfolded = (ics: string | Uint8Array | undefined) => String(ics).replaceAll('\r\n ', '').split('\r\n')

describe('the mail to a visitor who asked for a consultation', () => {
  test('says what was booked and what happens next, in English', async () => {
    const mail = await write('consultation-visitor', consultation)
    expect(mail.subject).toBe('Your consultation request CON-000042')
    expect(mail.html).toContain('<html dir="ltr" lang="en">')
    expect(mail.text).toContain('Hello Amina,')
    expect(mail.text).toContain('Thursday 8 January 2026, 12:00 PM – 1:00 PM (Lagos time)')
    expect(mail.text).toContain('will call you within 24 hours on 0803 000 0000')
    expect(mail.text).toContain(builtInCompany.brand.name)
  })

  test('says it in French', async () => {
    const mail = await write('consultation-visitor', consultation, 'fr')
    expect(mail.subject).toBe('Votre demande de rendez-vous CON-000042')
    expect(mail.text).toContain('Bonjour Amina,')
    expect(mail.text).toContain('8 janvier 2026, 12\u00a0h – 13\u00a0h (heure de Lagos)')
    expect(mail.html).toContain('lang="fr"')
  })

  test.each(['Win http://evil.example now', 'www.evil.example', 'evil.example', 'Call 0900 000 000', 'a@b.co'])(
    'does not greet by the name %s',
    async (firstName) => {
      const hostile = { ...consultation, consultation: { ...consultation.consultation, firstName } }
      const mail = await write('consultation-visitor', hostile)
      expect(mail.text).toContain('Hello,')
      expect(mail.html + mail.text + mail.subject).not.toContain(firstName)
    },
  )

  test('carries a calendar file on the clock of the country', async () => {
    const file = (await write('consultation-visitor', consultation)).attachments?.[0]
    expect(file?.filename).toBe('consultation-CON-000042.ics')
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    const lines = unfolded(file?.content)
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:PUBLISH',
        'BEGIN:VTIMEZONE',
        'TZID:Africa/Lagos',
        'TZOFFSETTO:+0100',
        'UID:CON-000042@ranasolar.example',
        'DTSTAMP:20260107T093000Z',
        'DTSTART;TZID=Africa/Lagos:20260108T120000',
        'DTEND;TZID=Africa/Lagos:20260108T130000',
        'SUMMARY:Consultation with Rana Solar',
        'ORGANIZER;CN="Rana Solar":mailto:sales@ranasolar.example',
      ]),
    )
    expect(lines.every((line) => Buffer.byteLength(line) < 1000)).toBe(true)
    expect((await write('consultation-visitor', consultation)).attachments?.[0]?.content).toBe(file?.content)
  })

  test('keeps the clock of Ouagadougou in Burkina Faso', async () => {
    const there = { ...consultation, country: 'bf', consultation: { ...consultation.consultation, country: 'bf' } }
    const mail = await write('consultation-visitor', there, 'fr')
    expect(mail.text).toContain('(heure de Ouagadougou)')
    const lines = unfolded(mail.attachments?.[0]?.content)
    expect(lines).toContain('DTSTART;TZID=Africa/Ouagadougou:20260108T120000')
    expect(lines).toContain('TZOFFSETTO:+0000')
  })
})

describe('the mail to staff about a consultation', () => {
  test('carries every field, and links that call or open a chat', async () => {
    const mail = await write('consultation-staff', consultation)
    expect(mail.subject).toBe('New consultation CON-000042: Amina Bello')
    for (const words of [
      'Amina',
      'Bello',
      'amina@example.com',
      '0803 000 0000',
      '12 Allen Avenue, Ikeja',
      'Lagos',
      'A friend or acquaintance',
      '1 000 000 to 2 000 000 ₦',
      '10 000 to 25 000 ₦',
      'I have no generator',
      'In 1 to 3 months',
      '8 January 2026',
      'Two fridges',
      '/products/12',
      'French',
      '7 January 2026 at 10:30 AM',
    ])
      expect(mail.html.replaceAll('\u202f', ' ')).toContain(words)
    expect(mail.html).toContain('href="tel:+2348030000000"')
    expect(mail.html).toContain('href="https://wa.me/2348030000000"')
    expect(mail.html).toContain('href="mailto:amina@example.com"')
    expect(mail.attachments).toEqual([])
  })

  test('leaves what a hostile visitor typed inert', async () => {
    const { consultation: asked } = consultation
    const hostile = {
      ...consultation,
      consultation: { ...asked, firstName: '<img src=x onerror=alert(1)>', lastName: '{name}\r\nBcc: all@example.com' },
    }
    const mail = await write('consultation-staff', hostile)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('gives amounts of Burkina Faso in its currency', async () => {
    const there = { ...consultation, country: 'bf', consultation: { ...consultation.consultation, state: 'dori' } }
    const mail = await write('consultation-staff', there, 'fr')
    expect(mail.html).toContain('De 1 000 000 à 2 000 000 FCFA')
    expect(mail.html).toContain('Dori')
    expect(mail.html).toContain('Ville')
  })
})

test('the mail to staff about an order tells product, prices and how to call', async () => {
  const mail = await write('order-staff', order, 'fr')
  expect(mail.subject).toBe('Nouvelle commande ORD-000043\u202f: Issa Ouédraogo')
  for (const words of ['Power M Core', '1 950 000 FCFA', '5 850 000 FCFA', 'href="https://wa.me/22670000000"'])
    expect(mail.html).toContain(words)
})

test('a template that nobody wrote is an error', async () => {
  await expect(write('nothing', {})).rejects.toThrow('no mail template nothing')
})
