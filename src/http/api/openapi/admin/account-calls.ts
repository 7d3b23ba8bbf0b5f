import { auditFilterSchema } from '#business/accounts/audit-entry.ts'
import { applicationFilterSchema } from '#business/financing/admin-application.ts'
import { outboxFilterSchema } from '#business/mail/outbox-mail.ts'
import { adminCalls, fileOf } from './admin-call.ts'

const account = { may: 'account.manage' } as const
const staff = { may: 'staff.manage', confirmed: true } as const
const applications = { may: 'applications.work' } as const
const mails = { may: 'mails.manage' } as const

/** The accounts of staff, and what they did. */
export const accountCalls = adminCalls(
  'Back office: accounts',
  'Who works here, what they may, and what was done. A person signs in under `/admin`; their own account is theirs alone, no program opens it.',
  {
    'GET /today': { ...account, id: 'readToday', summary: 'What needs doing now', answer: 'Today' },
    'GET /waiting': {
      ...account,
      id: 'readWaiting',
      summary: 'How much waits on pages of the menu',
      answer: 'Waiting',
    },
    'GET /me': { ...account, id: 'whoAmI', summary: 'Who is signed in, and what they may', answer: 'WhoAmI' },
    'GET /sessions': { ...account, id: 'listSessions', summary: 'Where I am signed in', answer: ['OwnSession'] },
    'DELETE /sessions': { ...account, id: 'endOtherSessions', summary: 'Sign me out everywhere else' },
    'DELETE /sessions/{id}': { ...account, id: 'endSession', textId: true, summary: 'Sign me out there' },
    'GET /notices': {
      ...account,
      id: 'readNotices',
      summary: 'How I am told of what waits for me',
      answer: 'OwnNotices',
    },
    'PUT /notices': {
      ...account,
      id: 'changeNotices',
      summary: 'Change that',
      body: 'NoticesChange',
      example: { morningMail: true, mailLanguage: null },
      answer: 'OwnNotices',
    },
    'GET /passkeys': { ...account, id: 'listPasskeys', summary: 'My passkeys', answer: ['OwnPasskey'] },
    'PATCH /passkeys/{id}': {
      ...account,
      id: 'renamePasskey',
      textId: true,
      summary: 'Name a passkey of mine anew',
      body: 'PasskeyName',
    },
    'DELETE /passkeys/{id}': {
      ...account,
      id: 'removePasskey',
      confirmed: true,
      textId: true,
      summary: 'Forget a passkey of mine',
    },
    'GET /staff': { may: 'staff.manage', id: 'listStaff', summary: 'Every account, by name', answer: ['StaffMember'] },
    'POST /staff': {
      ...staff,
      id: 'addStaff',
      summary: 'Make an account',
      body: 'NewStaff',
      created: true,
      answer: 'AddedStaff',
      problems: ['conflict'],
    },
    'PATCH /staff/{id}': {
      ...staff,
      id: 'changeStaff',
      textId: true,
      summary: 'Change an account, or close it',
      description: 'Whoever is closed, or gets another role, password or no second factor, is signed out.',
      body: 'StaffChange',
      answer: 'ChangedStaff',
      problems: ['stale', 'conflict'],
    },
    'DELETE /staff/{id}': {
      ...staff,
      id: 'removeStaff',
      textId: true,
      summary: 'Remove an account',
      problems: ['conflict'],
    },
    'GET /invitations': {
      may: 'staff.manage',
      id: 'listInvitations',
      summary: 'Who was invited and has not come yet',
      answer: ['Invitation'],
    },
    'POST /invitations': {
      ...staff,
      id: 'inviteStaff',
      summary: 'Invite somebody by mail',
      description: 'The link works once, for seven days. Until it is used there is no account.',
      body: 'NewInvitation',
      created: true,
      answer: 'Invitation',
      problems: ['conflict'],
    },
    'POST /invitations/{id}/sent': {
      ...staff,
      id: 'inviteAgain',
      textId: true,
      summary: 'Send another link, for another week',
      description: 'The one before opens nothing any more.',
      answer: 'Invitation',
    },
    'DELETE /invitations/{id}': {
      ...staff,
      id: 'withdrawInvitation',
      textId: true,
      summary: 'Take an invitation back',
    },
    'GET /audit-log': {
      may: 'audit.read',
      id: 'readAuditLog',
      summary: 'Who did what, the newest first',
      description: 'Days are UTC’s; `to` is included.',
      query: auditFilterSchema,
      answer: 'AuditPage',
    },
    'GET /audit-log/people': {
      may: 'audit.read',
      id: 'listAuditActors',
      summary: 'Who may stand in the audit log',
      description: 'Everybody with an account, then those whose account was removed.',
      answer: ['AuditPerson'],
    },
  },
)

/** Applications for financing. */
export const applicationCalls = adminCalls(
  'Back office: applications',
  'Applications for financing, their documents, and what is decided.',
  {
    'GET /applications': {
      ...applications,
      id: 'listApplications',
      summary: 'Applications: the undecided by their clock, any others the newest first',
      query: applicationFilterSchema,
      answer: 'ApplicationPage',
    },
    'GET /applications.csv': {
      ...applications,
      id: 'exportApplications',
      summary: 'The same as a table',
      query: applicationFilterSchema,
      answer: fileOf('text/csv', 'A row an application.'),
    },
    'GET /applications/counts': {
      ...applications,
      id: 'countApplications',
      summary: 'How many are in each status',
      query: applicationFilterSchema,
      answer: 'ApplicationCounts',
    },
    'GET /applications/assignees': {
      ...applications,
      id: 'listApplicationAssignees',
      summary: 'To whom an application can be given',
      answer: ['Assignee'],
    },
    'GET /applications/{id}': {
      ...applications,
      id: 'openApplication',
      summary: 'An application as those who decide read it',
      answer: 'ReviewedApplication',
    },
    'PATCH /applications/{id}': {
      ...applications,
      id: 'changeApplication',
      summary: 'Decide, ask for a document again, give it to somebody, note something',
      description:
        'The applicant is told of what is decided. `conflict` names what stands in the way; `forbidden` is what only `admin` and `sales` do: decide, undo it, and note the income read.',
      body: 'ApplicationChange',
      example: { status: 'in_review', note: 'Documents are complete.' },
      answer: 'ReviewedApplication',
      problems: ['stale', 'conflict'],
    },
    'POST /applications/known': {
      ...applications,
      id: 'findKnownApplications',
      summary: 'What was applied for by a phone or an address',
      description: 'It is asked by POST so that nobody’s phone stands in an address.',
      body: 'ContactQuestion',
      example: { phone: '0803 123 4567' },
      answer: ['KnownApplication'],
    },
    'POST /applications': {
      ...applications,
      id: 'takeApplication',
      summary: 'Begin an application for somebody in the shop or on the phone',
      description:
        'It is submitted at once, its documents are added to it; an `Idempotency-Key` makes a repeated submit the same one.',
      body: 'TakenApplication',
      example: {
        productId: 2,
        country: 'cm',
        downPaymentPercentage: 30,
        tenureMonths: 12,
        totalAmount: 3_500_000,
        monthlyPayment: 204_167,
        language: 'en',
        fullName: 'Chidi Nwosu',
        phone: '+234 803 000 0000',
      },
      answer: 'ApplicationReceipt',
      created: true,
      problems: ['conflict', 'price_changed'],
    },
    'POST /applications/{id}/documents': {
      ...applications,
      id: 'takeDocument',
      summary: 'Keep a document that the applicant gave in another way',
      description:
        'In the place of the one before, until the application is decided. The timeline says who of the staff added it.',
      body: 'TakenDocument',
      form: true,
      answer: 'DocumentReceipt',
      created: true,
      problems: ['conflict'],
    },
    'GET /applications/{id}/documents/{documentId}': {
      ...applications,
      id: 'readDocument',
      summary: 'A document of an application',
      description: 'It counts as opened; that, and by whom, is written down.',
      answer: fileOf('*/*', 'The document as it was sent.'),
      problems: ['file_missing'],
    },
    'GET /applications/{id}/documents/{documentId}/sheet': {
      ...applications,
      id: 'showDocument',
      summary: 'The same, to be shown on a screen',
      description: 'That it was sent, and to whom, is written down; it counts as opened once `opened` is put.',
      answer: fileOf('*/*', 'The document as it was sent.'),
      problems: ['file_missing'],
    },
    'PUT /applications/{id}/documents/{documentId}/sheet': {
      ...applications,
      id: 'noteDocumentShown',
      summary: 'Say whether a document could be shown',
      description: 'What can’t be read is a warning before the decision, also once it was downloaded.',
      body: 'ShownDocument',
      example: { fault: 'damaged' },
    },
    'PUT /applications/{id}/documents/{documentId}/opened': {
      ...applications,
      id: 'openDocument',
      summary: 'Say that a document was shown',
      description: 'It counts as opened by whoever says so.',
    },
    'PUT /applications/{id}/documents/{documentId}/checked': {
      may: 'applications.decide',
      id: 'checkDocument',
      summary: 'Say that a document is what it should be, or take that back',
      description:
        'It counts as opened, too. Of one with a `fault` say how it was seen; the timeline and the warnings tell that.',
      body: 'DocumentCheck',
      example: { checked: true, seenElsewhere: 'The original, in the shop' },
    },
  },
)

/** What mails say, and the mails that the site sends. */
export const mailCalls = adminCalls('Back office: mails', 'What mails say, and the mails that the site sends.', {
  'GET /mail-words': { ...mails, id: 'listMailWords', summary: 'Every mail that has words', answer: ['MailSummary'] },
  'GET /mail-words/{mail}': { ...mails, id: 'readMailWords', summary: 'The words of a mail', answer: 'MailWords' },
  'PUT /mail-words/{mail}': {
    ...mails,
    id: 'changeMailWords',
    summary: 'Write them, in both languages',
    body: 'MailWordsChange',
    answer: 'MailWords',
    problems: ['stale'],
  },
  'DELETE /mail-words/{mail}': { ...mails, id: 'resetMailWords', summary: 'Bring back those of the site' },
  'POST /mail-words/{mail}/preview': {
    ...mails,
    id: 'previewMail',
    summary: 'A mail as its reader would have it',
    body: 'MailSampleRequest',
    answer: 'MailPreview',
  },
  'POST /mail-words/{mail}/test': {
    ...mails,
    id: 'sendTestMail',
    summary: 'Send that to myself',
    body: 'MailSampleRequest',
    answer: 'TestMail',
  },
  'GET /mails': {
    ...mails,
    id: 'listMails',
    summary: 'The mails of the site, what was given up first',
    query: outboxFilterSchema,
    answer: 'OutboxPage',
  },
  'GET /mails/{id}': { ...mails, id: 'readMail', textId: true, summary: 'What a mail says', answer: 'MailText' },
  'POST /mails/{id}/retry': {
    ...mails,
    id: 'retryMail',
    textId: true,
    summary: 'Try a mail again that was given up',
    problems: ['conflict'],
  },
})
