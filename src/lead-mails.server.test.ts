import { describe, expect, test } from 'vitest'
import type { AppointmentMail, ContactMessageMail, JobApplicationMail } from '#business/leads/mail/mail-payloads.ts'
import type { Language } from '#kernel/language.ts'
import type { MailProps } from '#platform/mail/mail.ts'
import { renderMail } from './mails.server.tsx'

const about = { receivedAt: '2026-01-07T09:30:00.000Z', country: 'cm', visitorLanguage: 'fr' } as const
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

const write = (template: string, mail: unknown, language: Language = 'en') =>
  renderMail(template, mail as MailProps, language)
const linesOf = (ics: string | Uint8Array | undefined) => String(ics).replaceAll('\r\n ', '').split('\r\n')

describe('the mail to a visitor who booked an appointment', () => {
  test('says when and where, in English', async () => {
    const mail = await write('appointment-visitor', appointment)
    expect(mail.subject).toBe('Your appointment APP-000042')
    expect(mail.text).toContain('Hello Amina Bello,')
    expect(mail.text).toContain('January 8, 2026, 4:30 PM – 5:00 PM (Lagos time)')
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
  for (const words of ['January 8, 2026', 'Amina Bello', 'A clinic', '/contact', 'href="tel:+2348030000000"'])
    expect(mail.html).toContain(words)
  expect(mail.html).toContain('href="mailto:amina@example.com"')
  expect(mail.attachments).toEqual([])
})

describe('the mail to staff about a job application', () => {
  test('tells the CV’s name and size, and has no link to it', async () => {
    const mail = await write('job-application-staff', application)
    expect(mail.subject).toBe('New job application JOB-000043: Issa Ouédraogo')
    expect(mail.html).toContain('CV &lt;Issa&gt;.pdf (1.2\u00a0MB)')
    expect(mail.text).toContain('issa@example.com')
    expect(mail.attachments).toEqual([])
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['mailto:issa@example.com', 'tel:+2348030000001', 'https://wa.me/2348030000001'])
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
    expect((await write('message-staff', called)).html).toContain('href="tel:+2348030000001"')
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
