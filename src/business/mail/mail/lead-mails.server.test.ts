import { afterEach, describe, expect, test, vi } from 'vitest'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import { aConsultation } from '../../../../tests/support/sent-requests.ts'
import type { AuditInShort } from '#business/leads/attached-audit.ts'
import type {
  AppointmentMail,
  ConsultationMail,
  ContactMessageMail,
  JobApplicationMail,
  OrderMail,
} from '#business/leads/mail/mail-payloads.ts'
import type { Language } from '#kernel/language.ts'
import type { MailProps } from '#platform/mail/mail.ts'
import { mailRenderer } from './mail-renderer.server.tsx'

const renderMail = mailRenderer(() => Promise.resolve(builtInCompany), 'https://site.example')

// A word that is missing is told there.
const warned = vi.hoisted(() => vi.spyOn(console, 'warn'))
afterEach(() => {
  if (warned.mock.calls.length > 0) throw new Error(warned.mock.calls.join('\n'))
})

const about = {
  receivedAt: '2026-01-07T09:30:00.000Z',
  country: 'cm',
  visitorLanguage: 'fr',
  dialledNumber: '+2348030000000',
} as const
const appointment: AppointmentMail = {
  ...about,
  reference: 'APP-000042',
  appointment: {
    name: 'Amina Bello',
    email: 'amina@example.com',
    phone: '0803 000 0000',
    date: '2026-01-08',
    slot: '16:30',
    message: 'A clinic',
    country: 'cm',
    source: '/contact',
  },
}
const application: JobApplicationMail = {
  ...about,
  dialledNumber: '+2348030000001',
  reference: 'JOB-000043',
  application: {
    name: 'Issa Ouédraogo',
    email: 'issa@example.com',
    phone: '0803 000 0001',
    message: 'Six years\nof roofs.',
    country: 'cm',
  },
  cv: { name: 'CV <Issa>.pdf', size: 1_300_000 },
}

const message: ContactMessageMail = {
  ...about,
  reference: 'MSG-000044',
  message: {
    name: 'Amina Bello',
    email: 'amina@example.com',
    message: 'Buy <b>now</b> at\nhttp://evil.example',
    country: 'cm',
    source: '/contact',
  },
}

const orderMail: OrderMail = {
  ...about,
  reference: 'ORD-000045',
  order: { productId: 4, quantity: 1, fullName: 'Amina Bello', phoneNumber: '0803 000 0000', country: 'cm' },
  productName: 'Power L',
  unitPrice: { amount: 3_500_000, currency: 'NGN' },
  total: { amount: 3_500_000, currency: 'NGN' },
}
const consultationMail: ConsultationMail = {
  ...about,
  reference: 'CON-000046',
  consultation: {
    ...aConsultation('2026-01-08', '10-11am'),
    firstName: 'Amina',
    lastName: 'Bello',
    email: 'amina@example.com',
    phone: '0803 000 0000',
    country: 'cm',
  },
}

const write = (template: string, mail: unknown, language: Language = 'en') =>
  renderMail(template, mail as MailProps, language)
const linesOf = (ics: string | Uint8Array | undefined) => String(ics).replaceAll('\r\n ', '').split('\r\n')

describe('the mail to a visitor who booked an appointment', () => {
  test('says when and where, in English', async () => {
    const mail = await write('appointment-visitor', appointment)
    expect(mail.subject).toBe('Your appointment APP-000042')
    expect(mail.text).toContain('Hello Amina Bello,')
    expect(mail.text).toContain('8 January 2026, 4:30 PM – 5:00 PM (Lagos time)')
    expect(mail.text).toContain('14 Allen Avenue, Ikeja, Lagos')
  })

  test('says it in French, for Ouagadougou', async () => {
    const there = { ...appointment, country: 'bf', appointment: { ...appointment.appointment, slot: '08:00' } }
    const mail = await write('appointment-visitor', there, 'fr')
    expect(mail.subject).toBe('Votre rendez-vous APP-000042')
    expect(mail.text).toContain('8 janvier 2026, 8\u00a0h – 8\u00a0h\u00a030 (heure de Ouagadougou)')
    expect(linesOf(mail.attachments?.[0]?.content)).toContain('DTSTART;TZID=Africa/Ouagadougou:20260108T080000')
  })

  test('carries a calendar file with the office as its place', async () => {
    const [file] = (await write('appointment-visitor', appointment)).attachments ?? []
    expect(file?.filename).toBe('appointment-APP-000042.ics')
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(linesOf(file?.content)).toEqual(
      expect.arrayContaining([
        'UID:APP-000042@ranasolar.example',
        'DTSTAMP:20260107T093000Z',
        'DTSTART;TZID=Africa/Lagos:20260108T163000',
        'DTEND;TZID=Africa/Lagos:20260108T170000',
        'SUMMARY:Appointment at Rana Solar',
        'LOCATION:14 Allen Avenue\\, Ikeja\\, Lagos',
      ]),
    )
  })

  test('does not greet by a name that is a message', async () => {
    const { appointment: asked } = appointment
    const hostile = { ...appointment, appointment: { ...asked, name: 'Win at http://evil.example' } }
    const mail = await write('appointment-visitor', hostile)
    expect(mail.text).toContain('Hello,')
    expect(mail.html + mail.text + mail.subject).not.toContain('evil')
  })
})

test('the mail to staff about an appointment tells who comes when, and links that call or open a chat', async () => {
  const mail = await write('appointment-staff', appointment)
  expect(mail.subject).toBe('New appointment APP-000042: Amina Bello')
  for (const words of ['8 January 2026', 'Amina Bello', 'A clinic', '/contact', 'href="tel:+2348030000000"'])
    expect(mail.html).toContain(words)
  expect(mail.html).toContain('href="mailto:amina@example.com"')
  expect(mail.attachments).toEqual([])
})

const audit: AuditInShort = {
  totalDailyEnergy: 8400,
  totalEssentialEnergy: 5200.4,
  backupHours: 12,
  place: { key: 'lagos', region: 'Lagos', city: 'Ikeja', country: 'cm' },
  requirement: {
    runningW: 1500,
    peakW: 3210.5,
    inverterW: 1875,
    energyToCarryWh: 4000,
    batteryWh: 5120,
    batteryCase: 'ordinaryDay',
    batteryMonth: 12,
    arrayWp: 2400,
    panels: 5,
    panelPowerW: 550,
    peakSunHours: 4.2,
    designMonth: 8,
  },
  recommendedProduct: null,
  closestAlternative: null,
}
const kit = {
  id: 4,
  slug: 'power-l',
  name: 'Énergie L',
  nameEn: 'Power L',
  manufacturer: 'M',
  capacity: '6 kVA',
  batteryCapacity: null,
  imageUrl: null,
  currency: 'NGN',
  price: 3_500_000,
} as const

describe('the mails to staff about a request that carries an audit', () => {
  test.each([
    ['appointment-staff', appointment],
    ['message-staff', message],
    ['order-staff', orderMail],
    ['consultation-staff', consultationMail],
  ] as const)('%s tells what is needed, and what fits', async (template, mail) => {
    const withAudit = { ...mail, audit: { ...audit, recommendedProduct: kit } }
    const english = (await write(template, withAudit)).text
    for (const words of ['8.4 kWh a day', '5.2 kWh', '12 h', '3,211 W', '1,875 W', '5,120 Wh', '5 panels'])
      expect(english.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(english).toContain('Power L (3 500 000 ₦)')
    const french = (await write(template, withAudit, 'fr')).text
    expect(french).toContain('Énergie L (3 500 000 ₦)')
    expect(french.replaceAll(/\s+/g, ' ')).toContain('8,4 kWh par jour')
  })

  test('tell the closest system where none fits, and nothing of an audit where there is none', async () => {
    const closest = { ...audit, closestAlternative: { ...kit, shortfalls: [] } }
    expect((await write('message-staff', { ...message, audit: closest })).text).toContain(
      'None fits. The closest: Power L',
    )
    expect((await write('message-staff', { ...message, audit }, 'fr')).text).toContain('Aucun ne convient.')
    for (const none of [message, { ...message, audit: null }])
      expect((await write('message-staff', none)).text).not.toContain('Energy audit')
  })
})

describe('the mail to staff about a job application', () => {
  test('tells the CV’s name and size, and has no link to it', async () => {
    const mail = await write('job-application-staff', application)
    expect(mail.subject).toBe('New job application JOB-000043: Issa Ouédraogo')
    expect(mail.html).toContain('CV &lt;Issa&gt;.pdf (1.2\u00a0MB)')
    expect(mail.text).toContain('issa@example.com')
    expect(mail.attachments).toEqual([])
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      'mailto:issa@example.com',
      'tel:+2348030000001',
      'https://wa.me/2348030000001',
      'https://site.example/admin/leads?lead=43',
    ])
    expect(mail.replyTo).toBe('issa@example.com')
  })

  test('in French, without a CV', async () => {
    const mail = await write('job-application-staff', { ...application, cv: null }, 'fr')
    expect(mail.subject).toBe('Nouvelle candidature JOB-000043\u202f: Issa Ouédraogo')
    expect(mail.html).toContain('Aucun')
  })
})

describe('the mails about a message', () => {
  test('tell staff what was written, and where to answer', async () => {
    const mail = await write('message-staff', message)
    expect(mail.subject).toBe('New message MSG-000044: Amina Bello')
    expect(mail.html).toContain('Buy &lt;b&gt;now&lt;/b&gt; at')
    expect(mail.html).toContain('href="mailto:amina@example.com"')
    expect(mail.html).not.toContain('href="tel:')
    const called = { ...message, message: { ...message.message, email: undefined, phone: '0803 000 0001' } }
    const toCall = await write('message-staff', { ...called, dialledNumber: '+2348030000001' })
    expect(toCall.html).toContain('href="tel:+2348030000001"')
    // What can't be dialled is told as it was typed; a mail that was queued before it could be told as well.
    const unread = await write('message-staff', { ...called, dialledNumber: null })
    expect(unread.text).toContain('0803 000 0001 (can’t be dialled as it was typed)')
    const early = await write('message-staff', { ...called, dialledNumber: undefined })
    expect(early.text).toContain('0803 000 0001')
    for (const { html } of [unread, early]) expect(html).not.toContain('href="tel:')
    expect([mail.replyTo, toCall.replyTo]).toEqual(['amina@example.com', 'sales@ranasolar.example'])
  })

  test.each([
    ['fr', 'Votre message MSG-000044', 'Bonjour Amina Bello,'],
    ['en', 'Your message MSG-000044', 'Hello Amina Bello,'],
  ] as const)(
    'tell the visitor in %s that it has arrived, and do not carry it',
    async (language, subject, greeting) => {
      const mail = await write('message-visitor', message, language)
      expect(mail.subject).toBe(subject)
      expect(mail.text).toContain(greeting)
      expect(mail.text).toContain('MSG-000044')
      expect(mail.html + mail.text).not.toContain('evil')
    },
  )
})

test.each([
  ['fr', 'Nous vous répondons le lundi 9 mars 2026, notre prochain jour ouvré.'],
  ['en', 'We reply on Monday 9 March 2026, our next working day.'],
] as const)(
  'a message that comes while the office is closed is answered on its next day (%s)',
  async (language, promise) => {
    const closed = { ...message, answeredOn: '2026-03-09' }
    expect((await write('message-visitor', closed, language)).text.replaceAll('\u202f', ' ')).toContain(promise)
    const called = { ...consultationMail, answeredOn: '2026-03-09' }
    const day = language === 'fr' ? 'vous rappelle le lundi 9 mars 2026' : 'call you on Monday 9 March 2026'
    expect((await write('consultation-visitor', called, language)).text).toContain(day)
  },
)
