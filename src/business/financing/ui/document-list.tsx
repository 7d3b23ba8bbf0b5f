import { Banner } from '#design/banner.tsx'
import { useOnline } from '#client/use-online.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { documentMaxBytes, type DocumentType } from '../document-type.ts'
import type { DocumentFault } from './application-answers.ts'
import { DocumentSlot } from './document-slot.tsx'
import type { SentFile } from './document-upload-state.ts'
import type { ShownUploads } from './use-document-uploads.ts'

type DocumentListProps = {
  types: readonly DocumentType[]
  uploads: ShownUploads
  /** What has arrived of a document, as far as it counts here. */
  received: (type: DocumentType) => SentFile | null
  faultOf?: (type: DocumentType) => DocumentFault | undefined
}

/** The documents that are asked for, and what is to be known before they are sent. */
export function DocumentList({ types, uploads, received, faultOf }: DocumentListProps) {
  const { brand } = useCompany()
  const text = useText()
  const online = useOnline()
  const megabytes = documentMaxBytes / 1024 ** 2
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1 text-sm text-muted">
        <p>{text('eligibility.upload.rules', { megabytes })}</p>
        <p>{text('eligibility.upload.privacy', { brand: brand.name })}</p>
      </div>
      {!online && (
        <Banner tone="info" title={text('eligibility.upload.offline.title')}>
          {text('eligibility.upload.offline.text')}
        </Banner>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
        {types.map((type) => (
          <DocumentSlot key={type} type={type} uploads={uploads} received={received(type)} fault={faultOf?.(type)} />
        ))}
      </ul>
    </div>
  )
}
