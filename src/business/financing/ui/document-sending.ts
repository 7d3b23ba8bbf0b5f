import type { ApiError } from '#client/api-error.ts'
import { sendResumably, type Sending } from '#client/send-resumably.ts'
import type { DocumentType } from '../document-type.ts'
import { prepareDocument } from './document-preparation.ts'
import type { SendingEvent } from './document-upload-state.ts'

type Target = { readonly applicationId: number; readonly document: DocumentType }

const endpoint = '/api/documents/resumable'

/**
 * Makes a chosen file ready and sends it, telling what happens. Answers how to go on with it or stop it; null when it can't be
 * sent, or is not wanted any more by then.
 */
export async function sendDocument(
  file: File,
  { applicationId, document }: Target,
  isWanted: () => boolean,
  tell: (event: SendingEvent) => void,
): Promise<Sending | null> {
  const prepared = await prepareDocument(file)
  if (!isWanted()) return null
  if (prepared.fault) {
    tell({ type: 'refused', reason: prepared.fault })
    return null
  }
  const { content, name } = prepared
  tell({ type: 'prepared', file: { name, size: content.size } })
  const fields = { financingApplicationId: String(applicationId), documentType: document, filename: name }
  const fingerprint = [applicationId, document, content.size, file.lastModified, name].join('/')
  return sendResumably(
    { endpoint, content, fields, fingerprint },
    {
      onProgress: (sent) => tell({ type: 'progress', sent }),
      onInterrupted: () => tell({ type: 'interrupted' }),
      onArrived: () => tell({ type: 'arrived' }),
      onRefused: (error) => tell({ type: 'refused', reason: reasonOf(error) }),
    },
  )
}

/** The code of what the server has against a document: its field's, or that of the whole answer. */
function reasonOf({ problem, status }: ApiError): string {
  return problem?.errors?.[0]?.code ?? problem?.code ?? `status_${status}`
}
