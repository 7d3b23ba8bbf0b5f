import type { RefObject } from 'react'
import { useIsLeft } from '#client/use-is-left.ts'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { SystemAnswer } from '../audit-answer.ts'
import type { Instalments } from './instalments.ts'
import type { Keeping } from './use-keeping.ts'

type WaysOnProps = { system: SystemAnswer; keeping: Keeping }

/** What one does with an answer: see its instalments, or keep its quote. */
export function WaysOn({ system, keeping }: WaysOnProps) {
  const text = useText()
  return (
    <div className="grid gap-3 sm:grid-cols-2 print:hidden">
      <Button size="lg" loading={keeping.pending === 'instalments'} onClick={() => keeping.keep(system, 'instalments')}>
        {text('sizing.answer.instalments')}
      </Button>
      <KeepQuote {...{ system, keeping }} />
    </div>
  )
}

/** Keeps the answer as a quote; it stands again where the result ends. */
export function KeepQuote({ system, keeping, isLast = false }: WaysOnProps & { isLast?: boolean }) {
  const text = useText()
  return (
    <Button
      size={isLast ? 'md' : 'lg'}
      tone="secondary"
      className={`print:hidden ${isLast ? 'sm:justify-self-start' : ''}`}
      loading={keeping.pending === 'quote'}
      onClick={() => keeping.keep(system, 'quote')}
    >
      {text(keeping.pending === 'quote' ? 'sizing.answer.keeping' : 'sizing.answer.keep')}
    </Button>
  )
}

type TotalBarProps = WaysOnProps & { instalments: Instalments; actions: RefObject<HTMLDivElement | null> }

/** The total and the way to the instalments, in reach of a thumb once the `actions` of the answer are left behind. */
export function TotalBar({ system, instalments, keeping, actions }: TotalBarProps) {
  const text = useText()
  const money = (amount: number) => formatMoney({ amount, currency: system.currency })
  const isWanted = useIsLeft(actions, true)
  return (
    <div
      className={`bottom-bar sticky bottom-0 z-20 max-sm:-mx-4 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 max-sm:-mb-18 transition-[opacity,translate,visibility] sm:bottom-3 sm:mx-auto sm:w-fit sm:gap-6 sm:rounded-card sm:border sm:shadow-card print:hidden ${isWanted ? '' : 'invisible translate-y-2 opacity-0'}`}
    >
      <p className="min-w-0 leading-tight">
        <span className="money block text-lg font-semibold">{money(system.totalPrice)}</span>
        <span className="money block text-sm text-muted">
          {text('sizing.answer.perMonth', { amount: money(instalments.monthlyPayment) })}
        </span>
      </p>
      <Button
        className="px-3! text-sm! whitespace-nowrap"
        loading={keeping.pending === 'instalments'}
        onClick={() => keeping.keep(system, 'instalments')}
      >
        {text('sizing.answer.instalments')}
      </Button>
    </div>
  )
}
