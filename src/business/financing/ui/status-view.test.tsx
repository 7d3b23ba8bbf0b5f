import { beforeAll, describe, expect, test } from 'vitest'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'
import { anApplication } from '../../../../tests/support/applications.ts'
import { drawnWithLoaded } from '../../../../tests/support/drawn.tsx'
import { plain } from '../../../../tests/support/shown-text.ts'
import type { Application } from '../application.ts'
import { applicationStatuses } from '../application-status.ts'
import { documentTypes } from '../document-type.ts'
import { LighterPlan } from './lighter-plan.tsx'
import { ApplicationView } from './status-view.tsx'

const contexts: readonly MessageContext[] = ['financing', 'eligibility', 'application', 'plan', 'tracking', 'shell']

function drawn(application: Application, language: Language = 'en'): string {
  return drawnWithLoaded(
    <ApplicationView
      application={application}
      pictureOf={() => null}
      isRefreshing={false}
      onRefresh={() => undefined}
    />,
    { language, path: '/financing/applications/7' },
  )
}

beforeAll(async () => {
  await Promise.all([loadMessages('en', contexts), loadMessages('fr', contexts)])
})

const submitted = anApplication({
  has: documentTypes,
  status: 'submitted',
  submittedAt: '2026-03-05T09:30:00.000Z',
  reviewDueOn: '2026-03-09',
  additionalInfo: {
    fullName: 'Amina Bello',
    monthlyIncome: '450 000',
    incomePeriod: 'month',
    employerName: '',
    email: 'amina@example.com',
    phone: null,
  },
  timeline: [
    { at: '2026-03-05T09:00:00.000Z', event: 'status', status: 'draft', documentType: null, note: null },
    { at: '2026-03-05T09:30:00.000Z', event: 'status', status: 'submitted', documentType: null, note: null },
  ],
})

describe('a submitted application', () => {
  test('says its reference, its status, and by when there is an answer', () => {
    const html = drawn(submitted)
    expect(html).toContain('Application REF-000007')
    expect(plain(html)).toContain('Answer by 9 March 2026')
    expect(html).toContain('Submitted on 5 March 2026 at 10:30 AM')
    expect(plain(drawn(submitted, 'fr'))).toContain('Réponse au plus tard le 9 mars 2026')
  })

  test('tells its way from the beginning to what is still to come, on the country’s clock', () => {
    const html = drawn(submitted)
    const entries = [...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, words]) => words)
    expect(entries).toEqual(['5 March 2026 at 10:00 AM', '5 March 2026 at 10:30 AM'])
    const way = [
      'Application started',
      'Application submitted',
      'To come: the review of your application',
      'To come: our answer',
    ]
    const places = way.map((words) => html.lastIndexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('has its plan, its whole schedule and no way to apply again', () => {
    const html = drawn(submitted)
    for (const amount of ['1 050 000 ₦', '204 167 ₦', '3 500 000 ₦']) expect(html).toContain(amount)
    expect(html.match(/<tbody>.*<\/tbody>/)?.[0].match(/<tr/g)).toHaveLength(13)
    expect(html).not.toContain('/eligibility')
  })

  test('names its documents and only the answers that were given', () => {
    const html = drawn(submitted)
    expect(html.match(/Received/g)).toHaveLength(5)
    expect(html).toContain('residency.pdf')
    expect(html).toContain('450 000')
    expect(html).not.toContain('Employer or business')
  })
})

test.each(applicationStatuses)('an application that is %s says what that means, in both languages', (status) => {
  for (const language of ['fr', 'en'] as const) {
    expect(drawn(anApplication({ status }), language)).not.toMatch(/tracking\.|financing\.status/)
  }
})

test('a draft leads back to the form', () => {
  expect(drawn(anApplication())).toContain('href="/eligibility"')
})

test('what is asked for again is marked, with the company’s own words', () => {
  const html = drawn(
    anApplication({
      has: documentTypes,
      status: 'more_info_needed',
      requestedDocuments: ['residency'],
      timeline: [
        {
          at: '2026-03-06T09:00:00.000Z',
          event: 'document_requested',
          status: null,
          documentType: 'residency',
          note: 'The bill is from 2019 <b>.',
        },
      ],
    }),
  )
  expect(html).toContain('Document to send again: Proof of residence')
  // Beside the upload, and in what happened.
  expect(html.match(/The bill is from 2019 &lt;b&gt;\./g)).toHaveLength(2)
  expect(html.match(/To send again/g)).toHaveLength(1)
  expect(html.match(/Received/g)).toHaveLength(4)
})

test('what was asked for again and did not come stays so once it is decided, and can’t be sent any more', () => {
  const html = drawn(anApplication({ has: documentTypes, status: 'approved', requestedDocuments: ['residency'] }))
  expect(html).toContain('Asked for again, not received')
  expect(html.match(/Received/g)).toHaveLength(4)
  expect(html).not.toContain('type="file"')
})

describe('a refused application', () => {
  const reason = 'The income is below what the plan asks.'
  const declined = anApplication({
    status: 'declined',
    timeline: [
      { at: '2026-03-05T09:30:00.000Z', event: 'status', status: 'submitted', documentType: null, note: null },
      { at: '2026-03-06T09:30:00.000Z', event: 'status', status: 'declined', documentType: null, note: reason },
    ],
  })

  test('says its reason once and has no schedule', () => {
    const html = drawn(declined)
    expect(html.split(reason)).toHaveLength(2)
    expect(html).not.toContain('Write to us to learn why')
    expect(html).not.toContain('<tbody')
  })

  test.each([
    ['', 'year', 'down=50&amp;months=24'],
    ['3 salaries', 'month', 'down=50&amp;months=24'],
    ['500 000', 'month', 'down=30&amp;months=17'],
    ['6 000 000', 'year', 'down=30&amp;months=17'],
    ['310 000', 'month', 'down=40&amp;months=24'],
    ['200 000', 'month', 'down=50&amp;months=24'],
  ] as const)('with an income of %j a %s leads to what it carries', (monthlyIncome, incomePeriod, plan) => {
    const application = { ...declined, additionalInfo: { ...declined.additionalInfo, monthlyIncome, incomePeriod } }
    const html = drawnWithLoaded(<LighterPlan application={application} />, { language: 'en', path: '/' })
    expect(html).toContain(`href="/financing?productId=2&amp;${plan}"`)
  })

  test('without a reason says how to learn it', () => {
    expect(drawn(anApplication({ status: 'declined' }), 'fr')).toContain('Écrivez-nous pour en connaître la raison.')
  })
})
