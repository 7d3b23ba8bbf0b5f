import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { sendForm } from '#client/send.ts'
import { FileButton } from '#design/admin/file-button.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Spinner } from '#design/spinner.tsx'
import { toast } from '#design/toast.ts'
import { formatFileSize } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { isDecided } from '../../application-status.ts'
import { isSeenElsewhere, isUnreadable } from '../../document-fault.ts'
import { openingsOf } from './openings-of.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { documentRules } from '../../document-upload.ts'
import { acceptedFiles } from '../accepted-files.ts'
import { missingWords } from './concern-list.tsx'
import { momentsOf } from './moments-of.ts'
import { applicationReviewQuery, applicationsPath } from './application-review-query.ts'
import { mayAskAgain } from './next-decision.ts'
import type { Decision } from './use-decision.ts'

type ReviewDocumentsProps = {
  readonly application: AdminApplication
  /** Whoever began it has the documents in hand: each that has not come is added from its row. */
  readonly isHandedIn: boolean
  readonly onAskAgain: (decision: Decision) => void
  /** Shows it over the page. */
  readonly onShow: (type: DocumentType) => void
}

const headingId = 'documents'

/** Goes to the documents, where each that is missing is added. */
export function showDocuments(): void {
  const heading = window.document.getElementById(headingId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The five documents: to be looked at, asked for again, or added as the applicant gave them. That somebody looked is in the log. */
export function ReviewDocuments({ application, isHandedIn, onAskAgain, onShow }: ReviewDocumentsProps) {
  const text = useText()
  const id = useId()
  const { country, documents, requestedDocuments, missingDocuments, status } = application
  const { chooser, choose, take, taken } = useTakenDocument(application)
  return (
    <Card>
      <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
        {text(`admin-applications.documents${isHandedIn ? '.handedIn' : ''}`)}
      </h2>
      {isHandedIn && (
        <p className="mt-1 text-sm text-muted">
          {text('admin-applications.documents.handedIn.text', {
            count: missingDocuments.length,
            missing: missingWords(application, text),
          })}
        </p>
      )}
      {chooser}
      <ul className="mt-2 divide-y divide-line">
        {documentTypes.map((type) => {
          const document = documents.find((each) => each.type === type)
          const isRequested = requestedDocuments.includes(type)
          const name = text(`financing.document.${type}`)
          return (
            <li key={type} className="flex items-center gap-2 py-1.5">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span id={`${id}-${type}`} className="font-semibold">
                    {name}
                  </span>
                  <DocumentState {...{ document, isRequested }} />
                </p>
                {document && <DocumentFacts {...{ document, country }} />}
                {document?.seenElsewhere && (
                  <p className="text-sm wrap-anywhere whitespace-pre-line">{document.seenElsewhere}</p>
                )}
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
              {document && isToReplace({ document, isRequested }) && !isDecided(status) && (
                <Button
                  tone="secondary"
                  size="sm"
                  icon="refresh"
                  disabled={taken !== null}
                  aria-label={text('admin-applications.documents.replaceOf', { document: name })}
                  onClick={() => choose(type)}
                >
                  <span className="max-sm:sr-only">{text('admin-applications.documents.replace')}</span>
                </Button>
              )}
              {taken === type && <Spinner className="size-5" />}
              {isHandedIn && !document ? (
                <FileButton
                  label={text('admin-applications.documents.add')}
                  isPrimary={type === missingDocuments[0]}
                  types={[acceptedFiles]}
                  labelledBy={`${id}-${type}`}
                  disabled={taken !== null}
                  onChoose={([file]) => file && take(type, file)}
                />
              ) : (
                !isDecided(status) && (
                  <MenuButton
                    isBrief
                    isQuiet
                    disabled={taken !== null}
                    label={text('admin.otherActionsOf', { name })}
                    items={[
                      mayAskAgain(application, type) && {
                        key: 'again',
                        icon: 'refresh',
                        label: text('admin-applications.askAgain'),
                        onChoose: () => onAskAgain({ status: 'more_info_needed', documentType: type }),
                      },
                      !(document && isToReplace({ document, isRequested })) && {
                        key: 'take',
                        icon: 'plus',
                        label: text('admin-applications.documents.take'),
                        onChoose: () => choose(type),
                      },
                    ]}
                  />
                )
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** Keeps a file that the applicant gave in another way as a document: its chooser, what opens it or takes a file at once, and which document is on its way. */
function useTakenDocument({ id }: AdminApplication) {
  const text = useText()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState<DocumentType>('id_card_front')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (sent: { readonly documentType: DocumentType; readonly file: File }) => {
      const form = new FormData()
      form.append('documentType', sent.documentType)
      form.append(documentRules.field, sent.file)
      return sendForm(`${applicationsPath}/${id}/documents`, form)
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: applicationReviewQuery(String(id)).queryKey })
      toast({ title: text('admin-applications.documents.taken') })
    },
    onError: (error) => {
      const title = text('admin-applications.documents.take.failed')
      toast({ title, description: reasonOf(error, text('shell.error.text')), tone: 'error' })
    },
  })
  const take = (documentType: DocumentType, file: File) => mutate({ documentType, file })
  const chooser = (
    <input
      ref={input}
      type="file"
      hidden
      accept={acceptedFiles}
      aria-label={text('admin-applications.documents.take')}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) take(type, file)
        currentTarget.value = ''
      }}
    />
  )
  const choose = (asked: DocumentType) => {
    setType(asked)
    input.current?.click()
  }
  return { chooser, choose, take, taken: isPending ? variables.documentType : null }
}

type Document = AdminApplication['documents'][number]

/** Whether another file is what it needs: it can't be read, or was asked for again. */
const isToReplace = ({ document, isRequested }: { readonly document: Document; readonly isRequested: boolean }) =>
  isRequested || isUnreadable(document)

/** Where a document stands, in a word; nothing where somebody has opened it and no more. */
function DocumentState({ document, isRequested }: { document: Document | undefined; isRequested: boolean }) {
  const text = useText()
  if (isRequested) return <Badge tone="clay">{text('admin-applications.documents.requested')}</Badge>
  if (!document) return <Badge>{text('admin-applications.documents.missing')}</Badge>
  if (isSeenElsewhere(document)) {
    return (
      <Badge tone="sun" icon="check">
        {text('admin-applications.documents.elsewhere')}
      </Badge>
    )
  }
  if (document.checkedAt) {
    return (
      <Badge tone="leaf" icon="check">
        {text('admin-applications.documents.checked')}
      </Badge>
    )
  }
  if (document.fault) return <Badge tone="clay">{text('admin-applications.documents.unreadable')}</Badge>
  return document.openedAt === null && <Badge tone="sun">{text('admin-applications.documents.unopened')}</Badge>
}

/** Who brought it for its applicant, who checked it, everybody who looked at it, or since when it waits; how large it is, where there is room with its name. */
function DocumentFacts({ document, country }: { document: Document } & Pick<AdminApplication, 'country'>) {
  const text = useText()
  const { name, size, uploadedAt, checkedAt, checkedBy, takenBy } = document
  const moment = momentsOf({ country }, text).inShort
  const by = (who: string | null, at: string) => ({ name: who ?? '', date: moment(at) })
  const checked = checkedAt && text('admin-applications.documents.checkedBy', by(checkedBy, checkedAt))
  const opened = openingsOf(document)
  const inWords = (one: (typeof opened)[number]) => text('admin-applications.documents.opened', by(one.by, one.at))
  const [later, first] = [opened.slice(2), opened.slice(0, 2)]
  const brought = takenBy !== null && text('admin-applications.documents.takenBy', by(takenBy, uploadedAt))
  return (
    <div className="text-sm wrap-anywhere text-muted" title={name}>
      <p>{joinWithDots([brought, checked, !brought && opened.length === 0 && moment(uploadedAt)])}</p>
      {first.map((one) => (
        <p key={one.at}>{inWords(one)}</p>
      ))}
      {later.length > 0 && (
        <details>
          <summary className="-my-1.5 flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            {text('admin-applications.documents.openings.more', { count: later.length })}
          </summary>
          {later.map((one) => (
            <p key={one.at}>{inWords(one)}</p>
          ))}
        </details>
      )}
      <p>
        {formatFileSize(size, text.language)}
        <span className="max-sm:hidden">{` · ${name}`}</span>
      </p>
    </div>
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
