import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Language } from '#kernel/language.ts'
import type { Role } from './permissions.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const madeAt = () => moment().notNull().defaultNow()

// The first five are the sign-in library's: it asks for these columns by these names.

/** Everyone who works here. */
export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique('staff_email'),
    emailVerified: boolean().notNull().default(true),
    image: text(),
    role: text().$type<Role>().notNull(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Until when the printed password opens; null once they chose their own. */
    oneTimeUntil: moment(),
    /** What they are told by mail, in which language; null: in their office's. */
    wantsMorningMail: boolean().notNull().default(true),
    mailLanguage: text().$type<Language>(),
    /** Since when they no longer get in. */
    disabledAt: moment(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (person) => [check('staff_role', sql`${person.role} in ('admin', 'editor', 'author', 'sales', 'seller')`)],
)
export type StaffRow = typeof staff.$inferSelect

const ofStaff = () =>
  text()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** Who is signed in, from where, until when. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: ofStaff(),
    token: text().notNull().unique('staff_sessions_token'),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When they last proved again who they are. */
    confirmedAt: moment(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (session) => [index('staff_sessions_user').on(session.userId)],
)

/** Passwords, as scrypt hashes. The other columns are for sign-ins by other sites, of which there are none. */
export const staffCredentials = pgTable(
  'staff_credentials',
  {
    id: text().primaryKey(),
    userId: ofStaff(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (credential) => [index('staff_credentials_user').on(credential.userId)],
)

/** Sign-ins that wait for their second factor. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (verification) => [index('staff_verifications_identifier').on(verification.identifier)],
)

/** Authenticator apps and recovery codes, encrypted by the application's secret. */
export const staffSecondFactors = pgTable(
  'staff_second_factors',
  {
    id: text().primaryKey(),
    userId: ofStaff(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (factor) => [index('staff_second_factors_user').on(factor.userId)],
)

/** Passkeys: public keys of what people hold, which prove two factors at once. The sign-in library's columns, and the last use. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text().primaryKey(),
    userId: ofStaff(),
    name: text().notNull(),
    credentialID: text('credential_id').notNull().unique('staff_passkeys_credential'),
    publicKey: text().notNull(),
    /** An unsigned number of 32 bits. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: madeAt(),
    lastUsedAt: moment(),
  },
  (passkey) => [index('staff_passkeys_user').on(passkey.userId)],
)

/** Who was invited and has not come yet: no account, and of the link that makes one its hash. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text().primaryKey(),
    email: text().notNull().unique('staff_invitations_email'),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    language: text().$type<Language>().notNull(),
    invitedBy: text().notNull(),
    tokenHash: text().notNull().unique('staff_invitations_token'),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (invitation) => [
    check('staff_invitations_role', sql`${invitation.role} in ('admin', 'editor', 'author', 'sales', 'seller')`),
  ],
)

/** Refused sign-ins of the current quarter of an hour, until they become one entry of the audit log for each row. */
export const signInFailures = pgTable(
  'staff_sign_in_failures',
  {
    windowStart: moment().notNull(),
    /** Whose password, code or passkey was tried; '' where there is no such account. */
    account: text().notNull(),
    way: text().$type<'password' | 'code' | 'passkey'>().notNull(),
    network: text().notNull(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
    isLocked: boolean().notNull().default(false),
  },
  (failure) => [primaryKey({ columns: [failure.windowStart, failure.account, failure.way, failure.network] })],
)

/** Who did what to which record. Rows are added only: a trigger refuses every change, whoever asks. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Whoever did it; null for what nobody signed in did. It outlives the account, so it refers to nothing. */
    staffId: text(),
    staffName: text().notNull(),
    /** The program that did it in their name. */
    programName: text(),
    action: text().notNull(),
    /** The kind of record and which one: `post`, `12`. */
    kind: text().notNull(),
    recordId: text(),
    /** What people call it. */
    label: text().notNull().default(''),
    /** The fields that changed, as they were and as they are; null where there was nothing before or is nothing after. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (entry) => [
    index('audit_log_record').on(entry.kind, entry.recordId, entry.id),
    index('audit_log_staff').on(entry.staffId, entry.id),
    index('audit_log_action').on(entry.action, entry.id),
  ],
)

/** What has words that staff search: requests and applications. */
export const recordKinds = ['lead', 'application'] as const
export type RecordKind = (typeof recordKinds)[number]

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Writers are few: no list of rows that the index has yet to take in, which every search would read through. */
const searchedAtOnce = { fastupdate: false }

/**
 * The words of each record as staff search them: every field that they read, without accents or case, notes included, and the
 * digits of its phone. Triggers write it in the transaction that writes the record, and remove it with it (`index_leads`, `index_applications`).
 */
export const recordWords = pgTable(
  'record_words',
  {
    kind: text().$type<RecordKind>().notNull(),
    recordId: integer().notNull(),
    /** When it came. */
    at: moment().notNull(),
    words: tsvector().notNull(),
  },
  (record) => [
    primaryKey({ columns: [record.kind, record.recordId] }),
    index('record_words_newest').on(record.at, record.recordId),
    index('record_words_words').using('gin', record.words).with(searchedAtOnce),
  ],
)

/**
 * Every word of the records and how it sounds: what a word that is not among them may have been meant to be. The last record that had
 * a word takes it along.
 */
export const knownWords = pgTable('known_words', { word: text().primaryKey(), sound: text().notNull() }, (known) => [
  index('known_words_sound').on(known.sound.op('text_pattern_ops')),
  index('known_words_spelling')
    .using('gin', sql`${known.word} gin_trgm_ops`)
    .with(searchedAtOnce),
])
