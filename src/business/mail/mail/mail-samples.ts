import type { InvitationMail } from '#business/accounts/mail/invitation-mail-payload.ts'
import type * as Financing from '#business/financing/mail/mail-payloads.ts'
import type * as Leads from '#business/leads/mail/mail-payloads.ts'
import type { WebhookStoppedMail } from '#business/programs/webhook.ts'
import type { QuoteMail } from '#business/quotes/mail/quote-mail-payload.ts'
import type { MailName } from '../mail-name.ts'
import { consultationForm } from '#business/leads/consultation.ts'
import { placesOf } from '#business/leads/places.ts'
import { exampleOf } from '#business/leads/visitor-form.ts'
import { countries, countryTable, defaultCountry, type Country } from '#kernel/country.ts'
import { contentLanguageOf, type Language, type LocalizedContent } from '#kernel/language.ts'

/** A mail's template, and what fills it in a language; `site` is where its links lead. */
type Sample = { readonly template: string; readonly props: (language: Language, site: string) => unknown }

/** A country whose office works in a language. */
const countryOf = (language: Language): Country =>
  countries.find((country) => countryTable[country].officeLanguage === language) ?? defaultCountry

/** No request ever has the number 0: nothing of a real person is found by it. */
const about = (kind: string, language: Language) => ({
  reference: `${kind}-000000`,
  receivedAt: '2027-01-05T09:30:00.000Z',
  country: countryOf(language),
  visitorLanguage: language,
  dialledNumber: dialled[contentLanguageOf(language)],
})

const people: LocalizedContent<{ name: string; email: string; phone: string }> = {
  fr: { name: 'Awa Ouédraogo', email: 'awa@example.com', phone: '70 00 00 00' },
  en: { name: 'Amina Bello', email: 'amina@example.com', phone: '0803 000 0000' },
}
const dialled: LocalizedContent = { fr: '+22670000000', en: '+2348030000000' }
const person = (language: Language) => people[contentLanguageOf(language)]
const wishes: LocalizedContent = { fr: 'Deux réfrigérateurs et une pompe.', en: 'Two fridges and a pump.' }
const streets: LocalizedContent = { fr: 'Rue 12.34, Ouaga 2000', en: '12 Marina Road, Ikeja' }

const consultation = (language: Language): Leads.ConsultationMail => {
  const { name, email, phone } = person(language)
  const [firstName = '', lastName = ''] = name.split(' ')
  const country = countryOf(language)
  return {
    ...about('CON', language),
    consultation: {
      ...exampleOf(consultationForm),
      firstName,
      lastName,
      email,
      phone,
      installationAddress: streets[contentLanguageOf(language)],
      state: placesOf[country].find((place) => place === countryTable[country].defaultPlace) ?? 'other',
      preferredDate: '2027-01-12',
      message: wishes[contentLanguageOf(language)],
      country,
      source: '/products',
    },
  }
}

const appointment = (language: Language): Leads.AppointmentMail => ({
  ...about('APP', language),
  appointment: {
    ...person(language),
    date: '2027-01-12',
    slot: '10:30',
    message: wishes[contentLanguageOf(language)],
    country: countryOf(language),
    source: '/contact',
  },
})

const bookingChange =
  (change: Leads.BookingChangeMail['change']) =>
  (language: Language): Leads.BookingChangeMail => {
    const { name, email } = person(language)
    const place = { kind: 'visit', date: '2027-01-13', slot: '14:00-16:00', address: '12 Allen Avenue' } as const
    return { ...about('APP', language), ...place, change, name, email, sequence: 1 }
  }

const nextSteps: LocalizedContent<readonly [string, string]> = {
  fr: ['Rappeler avec le devis', 'Mesurer le toit'],
  en: ['Call back with the quote', 'Measure the roof'],
}

const followUps = (language: Language): Leads.FollowUpsMail => ({
  country: countryOf(language),
  waiting: nextSteps[contentLanguageOf(language)].map((nextStep, index) => {
    const { name, phone } = person(language)
    const due = { on: `2027-01-0${4 + index}`, isOverdue: index === 0 }
    return { leadId: 0, reference: 'CON-000000', name, phone, nextStep, due, isGiven: index === 1 }
  }),
})

const message = (language: Language): Leads.ContactMessageMail => ({
  ...about('MSG', language),
  message: {
    ...person(language),
    message: wishes[contentLanguageOf(language)],
    country: countryOf(language),
    source: '/contact',
  },
})

const jobApplication = (language: Language): Leads.JobApplicationMail => ({
  ...about('JOB', language),
  application: { ...person(language), message: wishes[contentLanguageOf(language)], country: countryOf(language) },
  cv: { name: 'CV.pdf', size: 340_000 },
})

/** Amounts to be read, not to be believed. */
const price = 3_500_000
const plan = { downPaymentPercentage: 30, tenureMonths: 12, downPayment: 1_050_000, monthlyPayment: 204_167 } as const

const order = (language: Language): Leads.OrderMail => {
  const { name, phone } = person(language)
  const country = countryOf(language)
  const { currency } = countryTable[country]
  return {
    ...about('ORD', language),
    order: { productId: 1, quantity: 2, fullName: name, phoneNumber: phone, country, source: '/products/1' },
    productName: 'Power M',
    unitPrice: { amount: price, currency },
    total: { amount: 2 * price, currency },
  }
}

const quote = (language: Language, site: string): QuoteMail => {
  const country = countryOf(language)
  const { currency } = countryTable[country]
  const key = '0000000000000000'
  return {
    reference: 'QUO-000000',
    country,
    quote: {
      key,
      reference: 'QUO-000000',
      validUntil: '2027-02-04',
      totalPrice: price,
      currency,
      name: 'Kit Power M',
      nameEn: 'Power M kit',
      units: 1,
      panels: 8,
      url: `${site}/quote/${key}`,
    },
    pdfUrl: `${site}/api/quotes/${key}/pdf`,
  }
}

const financed = (language: Language) => {
  const country = countryOf(language)
  const { currency } = countryTable[country]
  return {
    reference: 'REF-000000',
    country,
    product: {
      id: 1,
      slug: 'power-m',
      name: 'Kit Power M',
      nameEn: 'Power M kit',
      manufacturer: 'Power M',
      capacity: '5 kVA',
      batteryCapacity: '10 kWh',
      imageUrl: null,
      price,
      currency,
    },
    plan: { ...plan, totalAmount: price },
    reviewDueOn: '2027-01-07',
  } as const
}

const applicant = (language: Language, site: string): Financing.ApplicantMail => ({
  ...financed(language),
  statusLink: `${site}/eligibility`,
})

const reason: LocalizedContent = {
  fr: 'Ici vient ce que notre équipe a écrit au demandeur.',
  en: 'Here comes what our team wrote to the applicant.',
}

const decision =
  (status: Financing.DecisionMail['status']) =>
  (language: Language, site: string): Financing.DecisionMail => {
    const documentTypes = status === 'more_info_needed' ? (['residency'] as const) : []
    return { ...applicant(language, site), status, reason: reason[contentLanguageOf(language)], documentTypes }
  }

const applicationStaff =
  (news: Financing.ApplicationStaffMail['news']) =>
  (language: Language): Financing.ApplicationStaffMail => ({
    ...financed(language),
    ...person(language),
    news,
    at: '2027-01-05T09:30:00.000Z',
    applicantLanguage: language,
    fullName: 'Amina Ouédraogo',
    monthlyIncome: '450 000',
    incomePeriod: 'month',
    employerName: 'Clinique Sainte-Anne',
    firstApproverName: news === 'second' ? 'Issa Kaboré' : '',
  })

const reminder = (language: Language): Financing.ReminderMail => {
  const { country, product } = financed(language)
  const submittedAt = '2027-01-05T09:30:00.000Z'
  return { country, waiting: ['REF-00000A', 'REF-00000B'].map((reference) => ({ reference, product, submittedAt })) }
}

const overdue = (language: Language): Financing.OverdueMail => {
  const { country, product } = financed(language)
  const one = { reference: 'REF-00000A', fullName: 'Amina Ouédraogo', product, dueOn: '2027-01-07', owner: '' } as const
  return {
    country,
    overdue: [one, { ...one, reference: 'REF-00000B', fullName: 'Chidi Okafor', owner: 'Issa Kaboré' }],
  }
}

const invitation = (language: Language, site: string): InvitationMail => {
  const { country } = financed(language)
  const expiresAt = '2027-01-12T09:30:00.000Z'
  return { name: 'Amina Ouédraogo', role: 'sales', invitedBy: 'Issa Kaboré', url: site, country, expiresAt }
}

const webhookStopped = (language: Language): WebhookStoppedMail => ({
  url: 'https://crm.example.org/hooks/solar',
  country: countryOf(language),
})

/** What stands in for each mail where staff look at its words. */
export const mailSamples: Readonly<Record<MailName, Sample>> = {
  everywhere: { template: 'consultation-visitor', props: consultation },
  'consultation-visitor': { template: 'consultation-visitor', props: consultation },
  'appointment-visitor': { template: 'appointment-visitor', props: appointment },
  'booking-booked': { template: 'booking-change-visitor', props: bookingChange('booked') },
  'booking-moved': { template: 'booking-change-visitor', props: bookingChange('moved') },
  'booking-cancelled': { template: 'booking-change-visitor', props: bookingChange('cancelled') },
  'message-visitor': { template: 'message-visitor', props: message },
  'quote-visitor': { template: 'quote-visitor', props: quote },
  'application-applicant': { template: 'application-applicant', props: applicant },
  'decision-in_review': { template: 'application-decision', props: decision('in_review') },
  'decision-reopened': { template: 'application-decision', props: decision('reopened') },
  'decision-more_info_needed': { template: 'application-decision', props: decision('more_info_needed') },
  'decision-approved': { template: 'application-decision', props: decision('approved') },
  'decision-declined': { template: 'application-decision', props: decision('declined') },
  'decision-withdrawn': { template: 'application-decision', props: decision('withdrawn') },
  'consultation-staff': { template: 'consultation-staff', props: consultation },
  'appointment-staff': { template: 'appointment-staff', props: appointment },
  'order-staff': { template: 'order-staff', props: order },
  'message-staff': { template: 'message-staff', props: message },
  'follow-ups-staff': { template: 'follow-ups-staff', props: followUps },
  'job-application-staff': { template: 'job-application-staff', props: jobApplication },
  'application-submitted-staff': { template: 'application-staff', props: applicationStaff('submitted') },
  'application-completed-staff': { template: 'application-staff', props: applicationStaff('completed') },
  'application-second-staff': { template: 'application-staff', props: applicationStaff('second') },
  'application-reminder-staff': { template: 'application-reminder-staff', props: reminder },
  'application-overdue-staff': { template: 'application-overdue-staff', props: overdue },
  'invitation-staff': { template: 'invitation-staff', props: invitation },
  'webhook-stopped-staff': { template: 'webhook-stopped-staff', props: webhookStopped },
}

/** The template of a mail with made-up data and words that need not be saved: for its preview, and for a test. */
export const sampleTemplate = 'mail-sample'

/** What it is filled with. */
export type MailSample = {
  readonly mail: MailName
  /** Words instead of those that are saved, by message key. */
  readonly words: Readonly<Record<string, string>>
  /** It leaves, and must say that it is no real one. */
  readonly isTest: boolean
  /** Where links lead. */
  readonly site: string
}
