import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { submissionKey } from '#client/submission-key.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { SystemAnswer } from '../audit-answer.ts'
import type { AuditRequest } from '../audit-request.ts'

/** Where a kept system leads: its quote, or the simulator that finances the whole of it. */
export type KeptFor = 'quote' | 'instalments'

/** Keeps a system of the result as a quote; `pending` is what for. */
export type Keeping = {
  readonly pending: KeptFor | null
  readonly keep: (system: SystemAnswer, goal: KeptFor) => void
}

type KeptQuote = { readonly key: string; readonly totalPrice: number }

/** A network that gives no sign for so long has lost the request or the answer; the key makes a retry safe. */
const patienceMs = 30_000

const addressOf: Readonly<Record<KeptFor, (key: string, productId: number) => string>> = {
  quote: (key) => `/quote/${key}`,
  instalments: (key, productId) => `/financing?productId=${productId}&quote=${key}&fromAudit=true`,
}

/** One quote for the same result at the same price, however often it is kept: its key goes with it. */
function makeQuote(
  request: AuditRequest,
  { id: productId, units, panels, totalPrice }: SystemAnswer,
): Promise<KeptQuote> {
  const path = '/api/quotes'
  const body = { ...request, system: { productId, units, panels } }
  const content = JSON.stringify([body, totalPrice])
  const idempotencyKey = submissionKey(`${path} ${productId} ${units} ${panels}`, content)
  return sendJson<KeptQuote>('POST', path, body, { idempotencyKey, signal: AbortSignal.timeout(patienceMs) })
}

/** Keeps what is on screen, then goes where it leads. Says so should it fail, or its price have changed meanwhile. */
export function useKeeping(request: AuditRequest): Keeping {
  const text = useText()
  const navigate = useNavigate()
  const [pending, setPending] = useState<KeptFor | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const keep = async (system: SystemAnswer, goal: KeptFor) => {
    setPending(goal)
    try {
      const { key, totalPrice } = await makeQuote(request, system)
      if (!isHere.current) return
      if (totalPrice !== system.totalPrice) {
        const money = (amount: number) => formatMoney({ amount, currency: system.currency })
        toast({
          tone: 'info',
          title: text('sizing.answer.priceChanged.title'),
          description: text('sizing.answer.priceChanged.text', {
            was: money(system.totalPrice),
            now: money(totalPrice),
          }),
        })
      }
      void navigate(addressOf[goal](key, system.id))
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 422
      toast({
        tone: 'error',
        title: text('sizing.answer.keepFailed.title'),
        description: text(isGone ? 'sizing.answer.keepFailed.gone' : 'sizing.answer.keepFailed.text'),
      })
    } finally {
      setPending(null)
    }
  }
  return { pending, keep: (system, goal) => void (pending ?? keep(system, goal)) }
}
