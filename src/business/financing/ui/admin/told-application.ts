import { asPerson, oneOf, partsOfRecord, told, worded, yesOrNo } from '#business/accounts/ui/told-changes.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { notedContacts } from '#kernel/noted-contact.ts'
import { applicationStatuses, staffStatusKey } from '../../application-status.ts'
import type { Concern } from '../../application-concerns.ts'
import { documentFaults } from '../../document-fault.ts'
import { documentTypes } from '../../document-type.ts'

const concernWords: Readonly<Record<Concern['kind'], MessageKey>> = {
  unreachable: 'admin.audit.concern.unreachable',
  documents_missing: 'admin.audit.concern.documents_missing',
  documents_unopened: 'admin.audit.concern.documents_unopened',
  documents_unopened_second: 'admin.audit.concern.documents_unopened_second',
  documents_unreadable: 'admin.audit.concern.documents_unreadable',
  documents_seen_elsewhere: 'admin.audit.concern.documents_seen_elsewhere',
  documents_same: 'admin.audit.concern.documents_same',
  documents_unchanged: 'admin.audit.concern.documents_unchanged',
  income_absent: 'admin.audit.concern.income_absent',
  income_unreadable: 'admin.audit.concern.income_unreadable',
  income_short: 'admin.audit.concern.income_short',
  running_contract: 'admin.audit.concern.running_contract',
  other_undecided: 'admin.audit.concern.other_undecided',
  other_declined: 'admin.audit.concern.other_declined',
  several_names: 'admin.audit.concern.several_names',
  product_not_offered: 'admin.audit.concern.product_not_offered',
  product_changed: 'admin.audit.concern.product_changed',
  price_changed: 'admin.audit.concern.price_changed',
}
const documents = oneOf(worded(documentTypes, (type) => `financing.document.${type}`))

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
  hasDownPayment: told('admin-applications.timeline.down_payment_received', yesOrNo),
  hasNote: told('admin-applications.timeline.note', yesOrNo),
  hasCorrectedNote: told('admin.audit.correctedNote', yesOrNo),
  contact: told('admin.contact.note', oneOf(worded(notedContacts, (contact) => `admin.contact.${contact}`))),
  hasIncome: told('admin-applications.income.read', yesOrNo),
  person: told(
    'admin-applications.contact.corrected',
    oneOf({ phone: 'admin-applications.phone', email: 'admin-applications.email' }),
  ),
  concerns: told('admin.audit.application.concerns', oneOf(concernWords)),
  document: told('admin.audit.application.document', documents),
  fault: told('admin.audit.application.fault', oneOf(worded(documentFaults, (fault) => `admin.audit.fault.${fault}`))),
  isSeenElsewhere: told('admin-applications.documents.elsewhere', yesOrNo),
  documentId: null,
})
