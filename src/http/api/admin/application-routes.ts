import { Hono } from 'hono'
import { listAssignees } from '#business/accounts/staff-who-may.server.ts'
import { applicationsFile, paymentsFile } from '#business/financing/application.ts'
import { changeApplication, openApplication } from '#business/financing/change-application.server.ts'
import { exportApplications } from '#business/financing/export-applications.server.ts'
import { readReceipt } from '#business/financing/receipt/read-receipt.server.ts'
import { receiptPdf } from '#business/financing/receipt/receipt-pdf.server.ts'
import { exportPayments } from '#business/financing/export-payments.server.ts'
import { findKnownApplications } from '#business/financing/other-applications.server.ts'
import {
  checkDocument,
  noteDocumentShown,
  openApplicationDocument,
  readApplicationDocument,
  readEarlierDocument,
  sendApplicationDocument,
} from '#business/financing/read-document.server.ts'
import { countApplications, listApplications } from '#business/financing/review-applications.server.ts'
import { takeApplication } from '#business/financing/take-application.server.ts'
import { takeDocument } from '#business/financing/take-document.server.ts'
import { textOf } from '../problems.ts'
import { documentFile, writtenCsv, writtenFile } from './answers.ts'
import { applicationsTable } from './applications-table.ts'
import { paymentsTable } from './payments-table.ts'
import { receiptSheet } from './receipt-sheet.ts'
import { body, formKey, id, idOf, query, upload, type askingWith } from './staff-context.ts'

const nothing = { status: 204 } as const

/** Of the back office's API what is about applications for financing, their documents, and what is decided. */
export function applicationRoutes(ask: ReturnType<typeof askingWith>): Hono {
  return new Hono()
    .get('/applications', ask(listApplications, [query]))
    .get(
      '/applications.csv',
      ask(exportApplications, [query], {
        as: (c, rows) => writtenCsv(applicationsFile, applicationsTable(rows, textOf(c))),
      }),
    )
    .get(
      '/applications/payments.csv',
      ask(exportPayments, [query], {
        as: (c, rows) => writtenCsv(paymentsFile, paymentsTable(rows, textOf(c))),
      }),
    )
    .get('/applications/counts', ask(countApplications, [query]))
    .get('/applications/assignees', ask(listAssignees('applications.work'), []))
    .post('/applications', ask(takeApplication, [body, formKey], { status: 201 }))
    .post('/applications/known', ask(findKnownApplications, [body]))
    .get('/applications/:id', ask(openApplication, [id]))
    .patch('/applications/:id', ask(changeApplication, [body, id]))
    .get(
      '/applications/:id/receipts/:entryId',
      ask(readReceipt, [id, idOf('entryId')], {
        as: async (_, receipt) =>
          writtenFile(`${receipt.number}.pdf`, 'application/pdf', [await receiptPdf(receiptSheet(receipt))]),
      }),
    )
    .post('/applications/:id/documents', ask(takeDocument, [upload, id], { status: 201 }))
    .get(
      '/applications/:id/documents/:documentId',
      ask(readApplicationDocument, [id, idOf('documentId')], { as: documentFile }),
    )
    .get(
      '/applications/:id/earlier-documents/:documentId',
      ask(readEarlierDocument, [id, idOf('documentId')], { as: documentFile }),
    )
    .get(
      '/applications/:id/documents/:documentId/sheet',
      ask(sendApplicationDocument, [id, idOf('documentId')], { as: documentFile }),
    )
    .put(
      '/applications/:id/documents/:documentId/sheet',
      ask(noteDocumentShown, [body, id, idOf('documentId')], nothing),
    )
    .put(
      '/applications/:id/documents/:documentId/opened',
      ask(openApplicationDocument, [id, idOf('documentId')], nothing),
    )
    .put('/applications/:id/documents/:documentId/checked', ask(checkDocument, [body, id, idOf('documentId')], nothing))
}
