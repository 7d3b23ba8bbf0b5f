import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { ApiError, apiErrorOf } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import type { DocumentFault } from '../../document-fault.ts'
import { isPicture, isShownInPlace } from '../../document-shown.ts'
import { applicationReviewQuery, documentAddress, sheetAddress } from './application-review-query.ts'
import { PdfSheet } from './pdf-sheet.tsx'

/** Why a document is not shown: no browser shows its kind, it has a password, is no such file inside, can't be read, did not arrive. */
export type SheetFault = DocumentFault | 'kind' | 'offline'

type Document = AdminApplication['documents'][number]

type DocumentSheetProps = {
  readonly applicationId: number
  readonly document: Document
  readonly name: string
  /** By so many quarters of a turn. */
  readonly turned: number
  readonly fault: SheetFault | null
  /** It, or its first page, is before somebody. */
  readonly onDrawn: () => void
  readonly onFail: (fault: SheetFault) => void
  readonly onRetry: () => void
  /** Asks the applicant for it again, where that may be. */
  readonly onAskAgain: (() => void) | null
}

/** Turns a picture about its corner, and back to where the window begins. */
const turns = [
  '',
  'rotate(90deg) translateY(-100%)',
  'rotate(180deg) translate(-100%, -100%)',
  'rotate(270deg) translateX(-100%)',
]

/** A document as large as the window or larger, the way up that it is read; it counts as opened once it is before somebody, here or as a file. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { applicationId, document, name, turned, fault, onDrawn, onFail } = props
  const text = useText()
  const client = useQueryClient()
  const [isWhole, setWhole] = useState(true)
  const address = documentAddress(applicationId, document.id)
  // That it was opened, or can't be, is told on the page.
  const onSettled = () => client.invalidateQueries({ queryKey: applicationReviewQuery(String(applicationId)).queryKey })
  const counting = useMutation({ mutationFn: () => sendJson('PUT', `${address}/opened`, {}), onSettled })
  const telling = useMutation({
    scope: { id: address },
    mutationFn: (found: DocumentFault | null) => sendJson('PUT', `${address}/sheet`, { fault: found }),
    onSettled,
  })
  const shown = () => {
    onDrawn()
    if (counting.isIdle) counting.mutate()
  }
  const shownWhole = () => document.fault !== null && telling.isIdle && telling.mutate(null)
  const broken = (found: 'damaged' | 'locked') => {
    telling.mutate(found)
    onFail(found)
  }
  const { data: content, error } = useQuery({
    queryKey: [sheetAddress(applicationId, document.id)],
    queryFn: async ({ queryKey: [sheet = ''], signal }) => {
      const response = await fetch(sheet, { signal })
      if (!response.ok) throw await apiErrorOf(response)
      if (response.headers.get('document-fault')) throw new DamagedError()
      return response.blob()
    },
    enabled: isShownInPlace(document.mediaType) && !fault,
    gcTime: 0,
  })
  const failed = useEffectEvent(onFail)
  const told = useEffectEvent(onSettled)
  useEffect(() => {
    if (!error) return
    const isTold = error instanceof ApiError || error instanceof DamagedError
    failed(!isTold ? 'offline' : error instanceof ApiError ? 'gone' : 'damaged')
    // The server has found that out by itself.
    if (isTold) void told()
  }, [error])
  if (fault) return <NotShown {...props} fault={fault} onKept={shown} />
  if (!content) return <Skeleton className="h-[50dvh]" />
  return (
    <button
      type="button"
      aria-label={text(isWhole ? 'admin-applications.viewer.larger' : 'admin-applications.viewer.whole')}
      onClick={() => setWhole(!isWhole)}
      className={`block w-full overflow-auto rounded-control bg-sand-2 ${isWhole ? 'cursor-zoom-in' : 'cursor-zoom-out sm:max-h-[60dvh]'}`}
    >
      {isPicture(document.mediaType) ? (
        <Picture
          content={content}
          alt={name}
          onLoad={() => {
            shown()
            shownWhole()
          }}
          onError={() => broken('damaged')}
          className={
            isWhole
              ? `mx-auto object-contain ${turned % 2 ? 'max-h-[min(60dvh,80vw)] max-w-[min(60dvh,100%)]' : 'sm:max-h-[60dvh]'}`
              : 'max-w-none origin-top-left'
          }
          style={isWhole ? { rotate: `${turned * 90}deg` } : { transform: turns[turned] }}
        />
      ) : (
        <PdfSheet
          {...{ address, content, name, turned, isWhole }}
          onFail={broken}
          onShown={shown}
          onShownWhole={shownWhole}
        />
      )}
    </button>
  )
}

/** What arrived is not all of it. */
class DamagedError extends Error {}

type PictureProps = Omit<ComponentProps<'img'>, 'content'> & { readonly content: Blob }

/** A picture that has arrived. */
function Picture({ content, alt, ...img }: PictureProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address && <img src={address} alt={alt} {...img} />
}

type NotShownProps = DocumentSheetProps & { readonly fault: SheetFault; readonly onKept: () => void }

/** Why there is nothing to see, and what else leads to it. */
function NotShown({ applicationId, document, fault, onKept, onRetry, onAskAgain }: NotShownProps) {
  const text = useText()
  const canBeKept = fault !== 'gone' && fault !== 'offline'
  return (
    <StateBlock
      tone="error"
      level={3}
      title={text(`admin-applications.viewer.${fault}`)}
      description={text(`admin-applications.viewer.${fault}.text`)}
      action={
        <>
          {fault === 'offline' && (
            <Button icon="refresh" onClick={onRetry}>
              {text('shell.error.retry')}
            </Button>
          )}
          {canBeKept && (
            <Button asChild icon="download">
              <a href={sheetAddress(applicationId, document.id)} download={document.name} onClick={onKept}>
                {text('admin-applications.documents.keep')}
              </a>
            </Button>
          )}
          {onAskAgain && (
            <Button tone={fault === 'gone' ? 'primary' : 'secondary'} icon="refresh" onClick={onAskAgain}>
              {text('admin-applications.askAgain')}
            </Button>
          )}
        </>
      }
    />
  )
}
