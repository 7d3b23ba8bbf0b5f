import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Application } from '../application.ts'
import { documentTypes } from '../document-type.ts'
import { DocumentList } from './document-list.tsx'
import { useDocumentUploads } from './use-document-uploads.ts'

/** The documents that the company asked for again, to be sent here. */
export function StatusRequest({ application, onArrived }: { application: Application; onArrived: () => void }) {
  const text = useText()
  const { id, requestedDocuments } = application
  const uploads = useDocumentUploads(id, onArrived)
  const { slots } = uploads
  // What has arrived is no longer asked for, but stays in sight.
  const types = documentTypes.filter((type) => requestedDocuments.includes(type) || slots[type]?.arrived)
  return (
    <section aria-labelledby="requested" className="grid gap-4 print:hidden">
      <h2 id="requested">{text('tracking.request.heading', { count: requestedDocuments.length })}</h2>
      <Banner tone="info" title={text('tracking.request.title')}>
        {text('tracking.request.text')}
      </Banner>
      <DocumentList types={types} uploads={uploads} received={(type) => slots[type]?.arrived ?? null} />
    </section>
  )
}
