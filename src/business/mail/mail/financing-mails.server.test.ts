import { describe, expect, test } from 'vitest'
import { builtInCompany } from '../../../../tests/support/built-in-company.ts'
import type { ApplicantMail, ApplicationStaffMail, ReminderMail } from '#business/financing/mail/mail-payloads.ts'
import type { Language } from '#kernel/language.ts'
import type { MailProps } from '#platform/mail/mail.ts'
import { mailRenderer } from './mail-renderer.server.tsx'

const renderMail = mailRenderer(() => Promise.resolve(builtInCompany), 'https://site.example')

const shared = {
  reference: 'REF-000123',
  country: 'cm',
  product: {
    id: 2,
    slug: 'power-m',
    name: 'Kit Power M',
    nameEn: 'Power M kit',
    manufacturer: 'Power M',
    capacity: '5kVA',
    batteryCapacity: '10kWh',
    imageUrl: null,
    price: 3_500_000,
    currency: 'NGN',
  },
  plan: {
    downPaymentPercentage: 30,
    tenureMonths: 12,
    downPayment: 1_050_000,
    monthlyPayment: 204_167,
    totalAmount: 3_500_000,
  },
  reviewDueOn: '2026-03-09',
} as const
const applicant: ApplicantMail = { ...shared, statusLink: 'http://localhost:3000/financing/follow?token=abc' }
const staff: ApplicationStaffMail = {
  ...shared,
  news: 'submitted',
  at: '2026-03-05T09:00:00.000Z',
  applicantLanguage: 'fr',
  fullName: 'Amina <i>Bello</i>',
  monthlyIncome: '450 000',
  incomePeriod: 'month',
  employerName: '<b>Dangote</b>',
  email: 'amina@example.com',
  phone: '',
}
const reminder: ReminderMail = {
  country: 'bf',
  waiting: [
    { reference: 'REF-000123', product: shared.product, submittedAt: '2026-03-05T09:00:00.000Z' },
    { reference: 'REF-000124', product: shared.product, submittedAt: '2026-03-05T10:00:00.000Z' },
  ],
}

const write = async (template: string, props: unknown, language: Language = 'en') => {
  const { html, ...mail } = await renderMail(template, props as MailProps, language)
  return { ...mail, html: html.replaceAll('\u202f', ' ') }
}

describe('the mail to the applicant', () => {
  test('tells by when they hear from us, the plan, and how to follow it', async () => {
    const mail = await write('application-applicant', applicant)
    expect(mail.subject).toBe('Your financing application REF-000123')
    expect(mail.text).toContain('You will hear from us by 9 March 2026.')
    for (const words of ['Power M kit', '30% down, then 12 instalments', '1 050 000 ₦', '204 167 ₦', '3 500 000 ₦'])
      expect(mail.html).toContain(words)
    expect(mail.html).toContain(`href="${applicant.statusLink}"`)
  })

  test('speaks French', async () => {
    const mail = await write('application-applicant', applicant, 'fr')
    expect(mail.subject).toBe('Votre dossier de financement REF-000123')
    expect(mail.html).toContain('Vous aurez de nos nouvelles au plus tard le 9 mars 2026.')
    expect(mail.html).toContain('30 % d’acompte, puis 12 mensualités')
  })

  test('of a plan that is paid at once names no instalments', async () => {
    const paid = { ...shared.plan, tenureMonths: 0, downPayment: 3_500_000, monthlyPayment: 0 }
    const mail = await write('application-applicant', { ...applicant, plan: paid })
    expect(mail.html).toContain('Paid in full')
    expect(mail.html).not.toContain('Monthly payment')
  })
})

describe('the mail to staff', () => {
  test('tells the plan and what the applicant wrote, inert', async () => {
    const mail = await write('application-staff', staff)
    expect(mail.subject).toBe('New financing application REF-000123: Power M kit')
    for (const words of [
      'To be reviewed within 2 business days, by 9 March 2026.',
      '450 000',
      '&lt;b&gt;Dangote&lt;/b&gt;',
      'amina@example.com',
      '5 March 2026 at 10:00 AM',
      'French',
    ])
      expect(mail.html).toContain(words)
    expect(mail.html).not.toContain('Phone')
    expect(mail.html).toContain('href="https://site.example/admin/applications/123"')
    expect(mail.replyTo).toBe('amina@example.com')
    expect((await write('application-staff', { ...staff, email: '' })).replyTo).toBe('sales@ranasolar.example')
  })

  test('says who approved it first where a second person must', async () => {
    const mail = await write('application-staff', { ...staff, news: 'second', firstApproverName: 'Issa <b>' }, 'fr')
    expect(mail.subject).toBe('Deuxième accord attendu pour REF-000123\u202f: Kit Power M')
    expect(mail.html).toContain('Issa &lt;b&gt; a donné le premier accord.')
  })

  test('says when the documents that were asked for have come', async () => {
    const mail = await write('application-staff', { ...staff, news: 'completed' }, 'fr')
    expect(mail.subject).toBe('Documents reçus pour REF-000123\u202f: Kit Power M')
    expect(mail.html).toContain('Les documents demandés sont arrivés')
  })

  test('reminds of the applications that wait, on the office’s clock', async () => {
    const mail = await write('application-reminder-staff', reminder, 'fr')
    expect(mail.subject).toBe('2 dossiers de financement en attente d’examen')
    expect(mail.html).toContain('REF-000124')
    expect(mail.html).toContain('Kit Power M, reçu le 5 mars 2026 à 9\u00a0h')
    expect(mail.html).toContain('href="https://site.example/admin/applications?status=submitted"')
    const one = await write('application-reminder-staff', { ...reminder, waiting: reminder.waiting.slice(0, 1) })
    expect(one.subject).toBe('1 financing application waits for review')
  })
})

describe('the mail of a decision', () => {
  const decision = { ...applicant, status: 'more_info_needed', reason: 'The photograph is blurred.\nDaylight helps.' }

  test('names the documents, says why in the words of whoever decided, and leads to the application', async () => {
    const mail = await write('application-decision', { ...decision, documentTypes: ['residency', 'employment'] })
    expect(mail.subject).toBe(`Your financing application ${applicant.reference}: something to send again`)
    expect(mail.text).toContain('The photograph is blurred.')
    expect(mail.text).toMatch(/proof of residence[^]*employment/i)
    expect(mail.text).toContain(applicant.statusLink)
  })

  test('speaks French to who applied in French, and shows a hostile reason as text', async () => {
    const hostile = { ...decision, status: 'declined', reason: '<img src=x onerror=alert(1)>', documentTypes: [] }
    const mail = await write('application-decision', hostile, 'fr')
    expect(mail.subject).toBe(`Votre dossier de financement ${applicant.reference}`)
    expect(mail.html).not.toContain('<img src=x')
    expect(mail.text).toContain('Motif\u202f:')
  })
})
