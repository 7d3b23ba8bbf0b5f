import {
  asDay,
  asPerson,
  oneOf,
  partsOfRecord,
  told,
  worded,
  yesOrNo,
  type Say,
  type Told,
} from '#business/accounts/ui/told-changes.ts'
import type { AuditEntry } from '#business/accounts/audit-entry.ts'
import type { Text } from '#i18n/text.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import { applicationStatuses, staffStatusKey } from '../../application-status.ts'
import type { Concern } from '../../application-concerns.ts'
import { documentFaults } from '../../document-fault.ts'
import { documentTypes } from '../../document-type.ts'
import { paymentMeans } from '../../received-payments.ts'

const asConcerns: Say = (kinds, text) =>
  (kinds as readonly Concern['kind'][]).map((kind) => text(`admin.audit.concern.${kind}`)).join('\n')
const documents = oneOf(worded(documentTypes, (type) => `financing.document.${type}`))

const payment = (key: MessageKey): Told => ({
  label: (text) => text(key),
  parts: partsOfRecord({
    amount: told('admin-applications.received.amount'),
    receivedOn: told('admin-applications.received.day', asDay),
    means: told(
      'admin-applications.means',
      oneOf(worded(paymentMeans, (means) => `admin-applications.means.${means}`)),
    ),
  }),
})

/** Which document of an application an entry of the audit log is about, where it is about one. */
export function documentOf({ after }: Pick<AuditEntry, 'after'>, text: Text): string | undefined {
  const type = documentTypes.find((one) => one === after?.['document'])
  return type && text(`financing.document.${type}`)
}

/** An application of the audit log in words. */
export const toldApplication = partsOfRecord({
  status: told('admin-applications.column.status', oneOf(worded(applicationStatuses, staffStatusKey))),
  firstApproverName: told('admin.audit.application.firstApprover'),
  requestedDocuments: told('admin.audit.application.requested', documents),
  documentTypes: told('admin-applications.askAgain.document', documents),
  // As it was kept when only one could be asked for.
  documentType: told('admin-applications.askAgain.document', documents),
  assigneeId: told('admin.owner', asPerson),
  hasReason: told('admin.audit.application.reason', yesOrNo),
  hasReminder: told('admin-applications.timeline.reminded', yesOrNo),
  // As it was kept before the amount and the day were.
  hasDownPayment: told('admin-applications.timeline.down_payment_received', yesOrNo),
  downPayment: payment('admin-applications.timeline.down_payment_received'),
  downPaymentCorrection: payment('admin-applications.timeline.down_payment_corrected'),
  refund: payment('admin-applications.timeline.down_payment_refunded'),
  refundCorrection: payment('admin-applications.timeline.refund_corrected'),
  hasNote: told('admin-applications.timeline.note', yesOrNo),
  hasCorrectedNote: told('admin.audit.correctedNote', yesOrNo),
  contact: told('admin.contact.note', oneOf(worded(notedContacts, (contact) => `admin.contact.${contact}`))),
  hasIncome: told('admin-applications.income.read', yesOrNo),
  person: told(
    'admin-applications.contact.corrected',
    oneOf({ phone: 'admin-applications.phone', email: 'admin-applications.email' }),
  ),
  concerns: told('admin.audit.application.concerns', asConcerns),
  document: told('admin.audit.application.document', documents),
  fault: told('admin.audit.application.fault', oneOf(worded(documentFaults, (fault) => `admin.audit.fault.${fault}`))),
  isSeenElsewhere: told('admin-applications.documents.elsewhere', yesOrNo),
  documentId: null,
})
