import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { isPicture, isShownInPlace } from '../../document-shown.ts'
import type { DocumentType } from '../../document-type.ts'
import { applicationReviewQuery, documentAddress } from './application-review-query.ts'
import { mayAskAgain } from './next-decision.ts'
import { PdfSheet } from './pdf-sheet.tsx'
import type { Decision } from './use-decision.ts'

type DocumentViewerProps = {
  readonly application: AdminApplication
  readonly shown: DocumentType
  readonly onShow: (shown: DocumentType | null) => void
  readonly onAskAgain: (decision: Decision) => void
}

/** A document over the application, to be held against what it says; the other ones are a press away, and it can be asked for again. */
export function DocumentViewer({ application, shown, onShow, onAskAgain }: DocumentViewerProps) {
  const text = useText()
  const { id, documents } = application
  const [turned, setTurned] = useState<{ readonly type: DocumentType; readonly by: number } | null>(null)
  const sheets = documents.filter(({ mediaType }) => isShownInPlace(mediaType))
  const at = sheets.findIndex(({ type }) => type === shown)
  const document = sheets[at]
  if (!document) return null
  const name = text(`financing.document.${shown}`)
  const step = (way: 'previous' | 'next', to: (typeof sheets)[number] | undefined) => (
    <Button
      tone="secondary"
      size="sm"
      icon={way === 'previous' ? 'chevron-left' : 'chevron-right'}
      aria-label={text(`admin-applications.viewer.${way}`)}
      disabled={!to}
      onClick={() => to && onShow(to.type)}
    />
  )
  const address = documentAddress(id, document.id)
  const by = turned?.type === shown ? turned.by : 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onShow(null)}
      title={name}
      description={document.name}
      closeLabel={text('shell.dialog.close')}
      maxWidth={1100}
      footer={
        <div className="flex w-full flex-wrap items-center gap-2">
          {step('previous', sheets[at - 1])}
          {step('next', sheets[at + 1])}
          <span className="text-sm text-muted tabular-nums">
            {at + 1} / {sheets.length}
          </span>
          <div className="ml-auto flex gap-2">
            <Button
              tone="secondary"
              size="sm"
              aria-label={text('admin-applications.viewer.turn')}
              title={text('admin-applications.viewer.turn')}
              onClick={() => setTurned({ type: shown, by: (by + 1) % 4 })}
            >
              <AdminIcon name="turn" className="size-5" />
            </Button>
            {mayAskAgain(application, shown) && (
              <Button
                tone="secondary"
                size="sm"
                icon="refresh"
                onClick={() => {
                  onShow(null)
                  onAskAgain({ status: 'more_info_needed', documentType: shown })
                }}
              >
                <span className="max-sm:sr-only">{text('admin-applications.askAgain')}</span>
              </Button>
            )}
            <Button asChild tone="secondary" size="sm" icon="external">
              <a href={address} target="_blank" rel="noopener noreferrer">
                <span className="max-sm:sr-only">{text('admin-applications.viewer.tab')}</span>
              </a>
            </Button>
          </div>
        </div>
      }
    >
      <Sheet
        key={document.id}
        applicationId={id}
        mediaType={document.mediaType}
        address={address}
        name={name}
        turned={by}
      />
    </Dialog>
  )
}

type SheetProps = {
  readonly applicationId: number
  readonly mediaType: string
  readonly address: string
  readonly name: string
  /** By so many quarters of a turn. */
  readonly turned: number
}

/** Turns a picture about its corner, and back to where the window begins. */
const turns = [
  '',
  'rotate(90deg) translateY(-100%)',
  'rotate(180deg) translate(-100%, -100%)',
  'rotate(270deg) translateX(-100%)',
]

/** The picture or the pages, as large as the window or larger, and the way up that they are read. */
function Sheet({ applicationId, mediaType, address, name, turned }: SheetProps) {
  const text = useText()
  const client = useQueryClient()
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming')
  const [isWhole, setWhole] = useState(true)
  if (state === 'failed') return <StateBlock tone="error" level={3} title={text('admin-applications.viewer.failed')} />
  // That it was opened is told on the page.
  const opened = () => {
    setState('here')
    void client.invalidateQueries({ queryKey: applicationReviewQuery(String(applicationId)).queryKey })
  }
  const failed = () => setState('failed')
  return (
    <>
      {state === 'coming' && <Skeleton className="h-[50dvh]" />}
      <button
        type="button"
        aria-label={text(isWhole ? 'admin-applications.viewer.larger' : 'admin-applications.viewer.whole')}
        onClick={() => setWhole(!isWhole)}
        className={`block w-full overflow-auto rounded-control bg-sand-2 ${isWhole ? 'cursor-zoom-in' : 'max-h-[60dvh] cursor-zoom-out'} ${state === 'coming' && isPicture(mediaType) ? 'sr-only' : ''}`}
      >
        {isPicture(mediaType) ? (
          <img
            src={address}
            alt={name}
            onLoad={opened}
            onError={failed}
            className={
              isWhole
                ? `mx-auto object-contain ${turned % 2 ? 'max-h-[min(60dvh,80vw)] max-w-[min(60dvh,100%)]' : 'max-h-[60dvh]'}`
                : 'max-w-none origin-top-left'
            }
            style={isWhole ? { rotate: `${turned * 90}deg` } : { transform: turns[turned] }}
          />
        ) : (
          <PdfSheet {...{ address, name, turned, isWhole }} onOpen={opened} onFail={failed} />
        )}
      </button>
    </>
  )
}
