import { MenuButton } from '#design/admin/menu-button.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatFileSize, formatShortMoment } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { mayAskAgain } from './next-decision.ts'
import type { Decision } from './use-decision.ts'

type ReviewDocumentsProps = {
  readonly application: AdminApplication
  readonly onAskAgain: (decision: Decision) => void
  /** Shows it over the page. */
  readonly onShow: (type: DocumentType) => void
}

/** The five documents: to be looked at, or asked for again. That somebody looked is in the log. */
export function ReviewDocuments({ application, onAskAgain, onShow }: ReviewDocumentsProps) {
  const text = useText()
  const { documents, requestedDocuments } = application
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
            <li key={type} className="flex items-center gap-2 py-1.5">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="font-semibold">{name}</span>
                  {document?.fault && !isRequested && (
                    <Badge tone="clay">{text('admin-applications.documents.unreadable')}</Badge>
                  )}
                  {document?.openedAt === null && !document.fault && !isRequested && (
                    <Badge tone="sun">{text('admin-applications.documents.unopened')}</Badge>
                  )}
                  {isRequested && <Badge tone="clay">{text('admin-applications.documents.requested')}</Badge>}
                  {!document && !isRequested && <Badge>{text('admin-applications.documents.missing')}</Badge>}
                </p>
                {document && <DocumentFacts document={document} />}
                {document && !isRequested && <SameFile document={document} />}
              </div>
              {document && (
                <Button
                  tone="secondary"
                  size="sm"
                  icon="search"
                  aria-label={text('admin-applications.documents.openOf', { document: name })}
                  onClick={() => onShow(type)}
                >
                  <span className="max-sm:sr-only">{text('admin-applications.documents.open')}</span>
                </Button>
              )}
              {mayAskAgain(application, type) && (
                <MenuButton
                  isBrief
                  isQuiet
                  label={text('admin.otherActionsOf', { name })}
                  items={[
                    {
                      key: 'again',
                      icon: 'refresh',
                      label: text('admin-applications.askAgain'),
                      onChoose: () => onAskAgain({ status: 'more_info_needed', documentType: type }),
                    },
                  ]}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type Document = AdminApplication['documents'][number]

/** How large it is, and who looked at it or since when it waits; where there is room its name. */
function DocumentFacts({ document: { name, size, uploadedAt, openedAt, openedBy } }: { document: Document }) {
  const text = useText()
  const moment = (at: string) => formatShortMoment(new Date(at), text.language)
  const looked =
    openedAt && text('admin-applications.documents.opened', { name: openedBy ?? '', date: moment(openedAt) })
  return (
    <p className="text-sm wrap-anywhere text-muted sm:truncate" title={name}>
      {joinWithDots([formatFileSize(size, text.language), looked || moment(uploadedAt)])}
      <span className="max-sm:hidden">{` · ${name}`}</span>
    </p>
  )
}

/** Which other documents are the same file, or that it came again unchanged. */
function SameFile({ document: { sameAs, isUnchanged } }: { document: Document }) {
  const text = useText()
  const others = sameAs.map((type) => text(`financing.document.${type}`)).join(', ')
  const words = [
    others && text('admin-applications.documents.sameAs', { documents: others }),
    isUnchanged && text('admin-applications.documents.unchanged'),
  ].filter(Boolean)
  if (words.length === 0) return null
  return <p className="text-sm font-semibold text-clay-deep">{joinWithDots(words)}</p>
}

type OpenNextDocumentProps = Pick<ReviewDocumentsProps, 'application' | 'onShow'> & {
  readonly unread: readonly DocumentType[]
}

/** What comes first while there are documents that nobody has opened: the next of them; `unread` are those. */
export function OpenNextDocument({ unread, application: { documents }, onShow }: OpenNextDocumentProps) {
  const text = useText()
  const next = documents.find(({ type }) => type === unread[0])
  if (!next) return null
  const label = text('admin-applications.documents.openNext', {
    at: documents.indexOf(next) + 1,
    count: documents.length,
  })
  return (
    <Button icon="search" onClick={() => onShow(next.type)}>
      {label}
    </Button>
  )
}
