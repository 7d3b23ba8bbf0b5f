import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatFileSize, formatLocalMoment } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { isShownInPlace } from '../../document-shown.ts'
import { documentTypes } from '../../document-type.ts'
import { applicationsPath } from './application-review-query.ts'
import type { Decision } from './use-decision.ts'

type ReviewDocumentsProps = {
  readonly application: AdminApplication
  readonly onAskAgain: (decision: Decision) => void
}

/** The five documents: to be looked at in a tab of their own, or asked for again. That somebody looked is in the log. */
export function ReviewDocuments({ application, onAskAgain }: ReviewDocumentsProps) {
  const text = useText()
  const { id, documents, requestedDocuments, status, allowedStatuses } = application
  const mayAsk = allowedStatuses.includes('more_info_needed') || status === 'more_info_needed'
  return (
    <Card>
      <h2 className="text-xl">{text('admin-applications.documents')}</h2>
      <p className="mt-1 text-sm text-muted">{text('admin-applications.documents.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {documentTypes.map((type) => {
          const document = documents.find((each) => each.type === type)
          const isRequested = requestedDocuments.includes(type)
          const name = text(`financing.document.${type}`)
          return (
            <li key={type} className="grid gap-2 py-3">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <p className="font-semibold">{name}</p>
                {isRequested && <Badge tone="clay">{text('admin-applications.documents.requested')}</Badge>}
                {!document && !isRequested && <Badge>{text('admin-applications.documents.missing')}</Badge>}
                {document?.openedAt === null && !isRequested && (
                  <Badge tone="sun">{text('admin-applications.documents.unopened')}</Badge>
                )}
              </div>
              {document && (
                <p className="text-sm wrap-anywhere text-muted">
                  {joinWithDots([
                    document.name,
                    formatFileSize(document.size, text.language),
                    formatLocalMoment(new Date(document.uploadedAt), text.language),
                  ])}
                </p>
              )}
              {document?.openedAt && (
                <p className="text-sm wrap-anywhere text-muted">
                  {text('admin-applications.documents.opened', {
                    name: document.openedBy ?? '',
                    date: formatLocalMoment(new Date(document.openedAt), text.language),
                  })}
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                {document && <OpenDocument applicationId={id} document={document} name={name} />}
                {mayAsk && !isRequested && (
                  <Button
                    tone="secondary"
                    size="sm"
                    icon="refresh"
                    aria-label={text('admin-applications.askAgain.of', { document: name })}
                    onClick={() => onAskAgain({ status: 'more_info_needed', documentType: type })}
                  >
                    {text('admin-applications.askAgain')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type OpenDocumentProps = {
  readonly applicationId: number
  readonly document: AdminApplication['documents'][number]
  /** Of its type. */
  readonly name: string
}

function OpenDocument({ applicationId, document, name }: OpenDocumentProps) {
  const text = useText()
  const isShown = isShownInPlace(document.mediaType)
  return (
    <Button asChild tone="secondary" size="sm" icon={isShown ? 'external' : 'download'}>
      <a
        href={`${applicationsPath}/${applicationId}/documents/${document.id}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text(isShown ? 'admin-applications.documents.openOf' : 'admin-applications.documents.keepOf', {
          document: name,
        })}
      >
        {text(isShown ? 'admin-applications.documents.open' : 'admin-applications.documents.keep')}
      </a>
    </Button>
  )
}
