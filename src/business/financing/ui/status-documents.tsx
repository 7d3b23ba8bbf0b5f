import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import { documentTypes } from '../document-type.ts'

/** Which documents have arrived. Their content is shown to nobody but staff. */
export function StatusDocuments({ application }: { application: Application }) {
  const text = useText()
  const { documents, requestedDocuments } = application
  return (
    <Card className="keep-together">
      <h2 className="text-xl">{text('tracking.documents')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {documentTypes.map((type) => {
          const document = documents.find((each) => each.type === type)
          const isRequested = requestedDocuments.includes(type)
          return (
            <li key={type} className="flex items-start justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p>{text(`financing.document.${type}`)}</p>
                {document && (
                  <p className="truncate text-sm text-muted">
                    {document.name} · {formatFileSize(document.size, text.language)}
                  </p>
                )}
              </div>
              {isRequested ? (
                <Badge tone="clay">{text('tracking.documents.requested')}</Badge>
              ) : (
                <Badge tone={document ? 'leaf' : 'neutral'} icon={document ? 'check' : undefined}>
                  {text(document ? 'eligibility.upload.received' : 'tracking.documents.missing')}
                </Badge>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
