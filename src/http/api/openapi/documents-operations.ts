import { one, type OperationGroup } from './operation.ts'

/** Sent in this order, what can't be taken is refused before the file has travelled. */
const uploadExample = { financingApplicationId: '123', documentType: 'residency', document: 'residency.pdf' }

/** The routes of documents. */
export const documentsOperations: OperationGroup = {
  tag: 'Documents',
  description:
    'What an application needs beside its plan. Nobody reads a document here: it is encrypted where it is kept, and staff ' +
    'alone open it.',
  operations: [
    {
      id: 'uploadDocument',
      method: 'post',
      path: '/documents/upload',
      summary: 'Send a document of an application',
      description:
        'It takes the place of the one of its type. A draft takes each of the five, a submitted application what the company ' +
        'asked for again (else 409). What a file is, its bytes tell: a name that says otherwise, or that is a path, is refused.' +
        '\n\nOver a network that drops: the same in several goes, by the tus protocol (tus.io, version 1.0: creation, ' +
        'creation-with-upload, expiration, termination) at `/api/documents/resumable`, with `financingApplicationId`, ' +
        '`documentType` and `filename` in `Upload-Metadata`. What has come waits a day for the rest. The answer to the last ' +
        'bytes is this one, as 200.',
      request: { name: 'DocumentUpload', example: uploadExample, type: 'multipart/form-data' },
      status: 201,
      answer: one('DocumentReceipt', 'Stored.'),
      problems: ['not_found', 'conflict', 'cross_origin'],
    },
  ],
}
