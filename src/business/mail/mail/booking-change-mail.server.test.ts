import { expect, test } from 'vitest'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import type { BookingChangeMail } from '#business/leads/mail/mail-payloads.ts'
import { mailRenderer } from './mail-renderer.server.tsx'

const renderMail = mailRenderer(() => Promise.resolve(builtInCompany), 'https://site.example')

const moved: BookingChangeMail = {
  reference: 'APP-000007',
  receivedAt: '2026-11-20T09:30:00.000Z',
  country: 'bf',
  visitorLanguage: 'fr',
  kind: 'appointment',
  date: '2026-11-24',
  slot: '10:00',
  change: 'moved',
  name: 'Awa Traoré',
  email: 'awa@example.com',
  sequence: 2,
}
const linesOf = (content: string | Uint8Array | undefined) => String(content).replaceAll('\r\n ', '').split('\r\n')

test('a moved appointment is told with a file that replaces the one before', async () => {
  const mail = await renderMail('booking-change-visitor', moved, 'en')
  expect(mail.subject).toBe('Your appointment APP-000007 has been moved')
  expect(mail.text).toContain('24 November 2026, 10:00 AM – 10:30 AM (Ouagadougou time)')
  const [file] = mail.attachments ?? []
  expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
  const lines = linesOf(file?.content)
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Africa/Ouagadougou:20261124T100000',
    ]),
  )
  expect(lines.find((line) => line.startsWith('UID:'))).toMatch(/^UID:APP-000007@/)
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(/awa@example\.com$/i)
})

test('a cancelled one with a file that takes it out of the calendar, in French', async () => {
  const mail = await renderMail('booking-change-visitor', { ...moved, change: 'cancelled', sequence: 3 }, 'fr')
  expect(mail.subject).toBe('Votre rendez-vous APP-000007 est annulé')
  expect(mail.text).toContain('Pour choisir une autre date')
  const [file] = mail.attachments ?? []
  expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL')
  expect(linesOf(file?.content)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']))
})

test.each([
  ['moved', 'weather', 'The weather', 'Your appointment is now at this time'],
  ['cancelled', 'team', 'Our team is not available', 'this appointment will no longer take place'],
  ['booked', null, '', 'We look forward'],
] as const)('a booking that is %s tells why (%s)', async (change, reason, why, opening) => {
  const { text } = await renderMail('booking-change-visitor', { ...moved, change, reason }, 'en')
  expect(text).toContain(opening)
  expect(/The weather|Our team is not available|as you asked/.exec(text)?.[0] ?? '').toBe(why)
})

test('nobody is sorry for a cancellation that was asked for; another reason is not told', async () => {
  const cancelled = { ...moved, change: 'cancelled', reason: 'customer' } as const
  const { text } = await renderMail('booking-change-visitor', cancelled, 'en')
  expect(text).toContain('as you asked')
  expect(text).not.toContain('sorry')
  const other = await renderMail('booking-change-visitor', { ...moved, reason: 'other' }, 'en')
  const none = await renderMail('booking-change-visitor', moved, 'en')
  expect(other.text).toBe(none.text)
})

test('a hostile name is text in the mail and stays out of the file', async () => {
  const name = '<img src=x onerror=alert(1)>\r\nATTACH:http://x'
  const mail = await renderMail('booking-change-visitor', { ...moved, name }, 'en')
  expect(mail.html).not.toContain('<img src=x')
  expect(mail.text).not.toContain('onerror')
  expect(linesOf(mail.attachments?.[0]?.content).some((line) => line.startsWith('ATTACH'))).toBe(false)
})
