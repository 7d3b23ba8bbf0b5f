import { useEffect, useEffectEvent, useState } from 'react'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { Button } from '#design/button.tsx'
import { atFoot, Dialog } from '#design/dialog.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { isDecided } from '../../application-status.ts'
import { isShownInPlace } from '../../document-shown.ts'
import { documentTypes, type DocumentType } from '../../document-type.ts'
import { sheetAddress } from './application-review-query.ts'
import { CheckButton, SeenElsewhere } from './document-check.tsx'
import { DocumentSheet, type SheetFault } from './document-sheet.tsx'
import { IncomeForm } from './income-card.tsx'
import { choicesOf, mayAskAgain } from './next-decision.ts'
import type { Decision } from './use-decision.ts'

type DocumentViewerProps = {
  readonly application: AdminApplication
  readonly shown: DocumentType
  readonly onShow: (shown: DocumentType | null) => void
  readonly onDecide: (decision: Decision) => void
}

/** A document over the application, to be held against what it says; the other ones are a press away, it can be asked for again, and once all are opened and nothing is odd what comes next is the approval. */
export function DocumentViewer({ application, shown, onShow, onDecide }: DocumentViewerProps) {
  const text = useText()
  const { id } = application
  // In the order of the rows, whichever came last.
  const documents = application.documents.toSorted(
    (one, other) => documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type),
  )
  const [turned, setTurned] = useState<{ readonly type: DocumentType; readonly by: number } | null>(null)
  const [failed, setFailed] = useState<{ readonly id: number; readonly fault: SheetFault } | null>(null)
  const [drawn, setDrawn] = useState<number | null>(null)
  const [told, setTold] = useState<number | null>(null)
  const at = documents.findIndex(({ type }) => type === shown)
  useArrows((by) => {
    const to = documents[at + by]
    if (at >= 0 && to) onShow(to.type)
  })
  const document = documents[at]
  if (!document) return null
  const name = text(`financing.document.${shown}`)
  const step = (way: 'previous' | 'next', to: (typeof documents)[number] | undefined) => (
    <Button
      tone="secondary"
      size="sm"
      icon={way === 'previous' ? 'chevron-left' : 'chevron-right'}
      aria-label={text(`admin-applications.viewer.${way}`)}
      disabled={!to}
      onClick={() => to && onShow(to.type)}
    />
  )
  const faultFound = failed?.id === document.id ? failed.fault : null
  const fault = isShownInPlace(document.mediaType) ? faultFound : 'kind'
  const decide = (decision: Decision) => {
    onShow(null)
    onDecide(decision)
  }
  const askAgain = () => decide({ status: 'more_info_needed', documentType: shown })
  const mayAsk = mayAskAgain(application, shown)
  const mayCheck = application.mayDecide && !isDecided(application.status)
  // Instead of what can't be seen: how it was seen elsewhere.
  const isTelling = mayCheck && told === document.id && document.checkedAt === null
  const goOn = () => onShow(nextUnchecked(documents, at))
  const by = turned?.type === shown ? turned.by : 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onShow(null)}
      title={name}
      description={joinWithDots([...stated(application, text), document.name])}
      closeLabel={text('shell.dialog.close')}
      maxWidth={1100}
      place={`${atFoot} max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none`}
      footer={
        <div className="flex w-full flex-wrap items-center gap-2">
          {(shown === 'bank_statements' || shown === 'employment') && <IncomeForm application={application} isBrief />}
          {mayCheck && !isTelling && (
            <CheckButton
              key={document.id}
              {...{ application, document, fault }}
              isSeen={fault !== null || drawn === document.id}
              onChecked={goOn}
              onTell={() => setTold(document.id)}
            />
          )}
          {step('previous', documents[at - 1])}
          {step('next', documents[at + 1])}
          <span className="text-sm text-muted tabular-nums">
            {at + 1} / {documents.length}
          </span>
          {choicesOf(application).next === 'approved' && (
            <Button size="sm" onClick={() => decide({ status: 'approved' })}>
              {text('admin-applications.decide.approved')}
            </Button>
          )}
          {!fault && (
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
              {mayAsk && (
                <Button tone="secondary" size="sm" icon="refresh" onClick={askAgain}>
                  <span className="max-sm:sr-only">{text('admin-applications.askAgain')}</span>
                </Button>
              )}
              <Button asChild tone="secondary" size="sm" icon="external">
                <a href={sheetAddress(id, document.id)} target="_blank" rel="noopener noreferrer">
                  <span className="max-sm:sr-only">{text('admin-applications.viewer.tab')}</span>
                </a>
              </Button>
            </div>
          )}
        </div>
      }
    >
      {isTelling ? (
        <SeenElsewhere key={document.id} {...{ application, document }} onChecked={goOn} />
      ) : (
        <DocumentSheet
          key={document.id}
          applicationId={id}
          {...{ document, name, fault }}
          turned={by}
          onDrawn={() => setDrawn(document.id)}
          onFail={(why) => setFailed({ id: document.id, fault: why })}
          onRetry={() => setFailed(null)}
          onAskAgain={mayAsk ? askAgain : null}
        />
      )}
    </Dialog>
  )
}

/** What the documents are held against: the name, the employer and the income as the applicant told them. */
function stated({ additionalInfo, product }: AdminApplication, text: Text): readonly string[] {
  const { fullName, employerName, monthlyIncome, incomePeriod } = additionalInfo
  const amount = readAmount(monthlyIncome)
  const income = amount ? onOneLine(formatMoney({ amount, currency: product.currency })) : monthlyIncome.trim()
  const told = income && text(`admin-applications.viewer.income.${incomePeriod}`, { income })
  return [fullName ?? '', employerName ?? '', told].filter((one) => one !== '')
}

/** The next one that nobody has checked, from the one at `at` on and then from the first; null once all are. */
function nextUnchecked(documents: AdminApplication['documents'], at: number): DocumentType | null {
  const order = [...documents.slice(at + 1), ...documents.slice(0, at)]
  return order.find(({ checkedAt }) => checkedAt === null)?.type ?? null
}

const ways: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Turns by the arrow keys; what is wider than its place they still move, and the cursor of a field. */
function useArrows(onTurn: (by: -1 | 1) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const by = ways[key]
    const element = target instanceof Element ? target : null
    const isTheirs = element && (element.scrollWidth > element.clientWidth || element.matches('input, textarea'))
    if (by && !isTheirs && !(altKey || ctrlKey || metaKey || shiftKey)) onTurn(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
