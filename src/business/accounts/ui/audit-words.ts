import type { MessageKey } from '#i18n/message-contexts.ts'

/** The kinds of records that the log speaks of. */
export const auditKinds = [
  'staff',
  'post',
  'product',
  'solution',
  'presets',
  'quote',
  'media',
  'settings',
  'lead',
  'calendar',
  'application',
  'person',
  'retention',
  'mail',
  'program',
  'webhook',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** A kind of records that this version of the site knows. */
export function auditKind(kind: string): AuditKind | undefined {
  return auditKinds.find((known) => known === kind)
}

/** What can have been done, as the log writes it. */
export const auditActions = [
  'staff.add',
  'staff.update',
  'staff.remove',
  'staff.reset',
  'staff.invite',
  'staff.invite_again',
  'staff.uninvite',
  'staff.join',
  'program.add',
  'program.revoke',
  'program.use',
  'webhook.add',
  'webhook.update',
  'webhook.remove',
  'webhook.test',
  'webhook.again',
  'webhook.stop',
  'account.sign_in',
  'account.passkey_sign_in',
  'account.passkey_add',
  'account.passkey_remove',
  'account.wrong_password',
  'account.wrong_code',
  'account.wrong_passkey',
  'account.locked',
  'account.sign_out',
  'account.password',
  'account.second_factor',
  'account.no_second_factor',
  'account.notices',
  'account.recovery',
  'account.recovery_codes',
  'post.create',
  'post.update',
  'post.delete',
  'post.restore',
  'post.purge',
  'product.create',
  'product.update',
  'product.delete',
  'product.restore',
  'product.purge',
  'product.import',
  'product.import_undo',
  'solution.create',
  'solution.update',
  'solution.delete',
  'solution.restore',
  'solution.purge',
  'presets.update',
  'quote.correct',
  'quote.send',
  'media.create',
  'media.update',
  'media.delete',
  'settings.update',
  'application.update',
  'application.document',
  'person.export',
  'person.erase',
  'retention.delete',
  'mail.retry',
  'mail.words',
  'mail.test',
  'translation.settle',
  'lead.take',
  'lead.update',
  'lead.export',
  'lead.file',
  'lead.booked',
  'lead.moved',
  'lead.cancelled',
  'lead.held',
  'lead.no_show',
  'calendar.close',
  'calendar.reopen',
] as const

const knownActions: ReadonlySet<string> = new Set(auditActions)

/** The key of the words for an action; null for one that this version does not know. */
export function actionKey(action: string): MessageKey | null {
  return knownActions.has(action) ? (`admin.audit.did.${action}` as MessageKey) : null
}
