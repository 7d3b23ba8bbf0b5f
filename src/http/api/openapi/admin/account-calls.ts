import { auditFilterSchema } from '#business/accounts/audit-entry.ts'
import { whoseWorkSchema } from '#business/accounts/whose-work.ts'
import { outboxFilterSchema } from '#business/mail/outbox-mail.ts'
import { adminCalls } from './admin-call.ts'

const account = { may: 'account.manage' } as const
const staff = { may: 'staff.manage', confirmed: true } as const
const mails = { may: 'mails.manage' } as const
const templates = { may: 'templates.manage' } as const

/** The accounts of staff, and what they did. */
export const accountCalls = adminCalls(
  'Back office: accounts',
  'Who works here, what they may, and what was done. A person signs in under `/admin`; their own account is theirs alone, no program opens it.',
  {
    'GET /today': {
      ...account,
      id: 'readToday',
      summary: 'What needs doing now',
      query: whoseWorkSchema,
      answer: 'Today',
    },
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

/** What mails say, and the mails that the site sends. */
export const mailCalls = adminCalls('Back office: mails', 'What mails say, and the mails that the site sends.', {
  'GET /mail-words': {
    ...templates,
    id: 'listMailWords',
    summary: 'Every mail that has words',
    answer: ['MailSummary'],
  },
  'GET /mail-words/{mail}': { ...templates, id: 'readMailWords', summary: 'The words of a mail', answer: 'MailWords' },
  'PUT /mail-words/{mail}': {
    ...templates,
    id: 'changeMailWords',
    summary: 'Write them, in both languages',
    body: 'MailWordsChange',
    answer: 'MailWords',
    problems: ['stale'],
  },
  'DELETE /mail-words/{mail}': { ...templates, id: 'resetMailWords', summary: 'Bring back those of the site' },
  'POST /mail-words/{mail}/preview': {
    ...templates,
    id: 'previewMail',
    summary: 'A mail as its reader would have it',
    body: 'MailSampleRequest',
    answer: 'MailPreview',
  },
  'POST /mail-words/{mail}/test': {
    ...templates,
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
