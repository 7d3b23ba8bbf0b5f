import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ClosestAlternative as Alternative } from '../audit-answer.ts'
import type { Shortfall } from '../choose-system.ts'
import { nameIn } from '#kernel/name-in.ts'
import { SystemPrice } from './system-price.tsx'

/** The system that lacks least, and what it lacks. */
export function ClosestAlternative({ system, children }: { system: Alternative; children?: ReactNode }) {
  const text = useText()
  return (
    <div className="rounded-control bg-sand p-4">
      <p className="text-sm text-muted">{text('sizing.closest.title')}</p>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
        <strong className="text-lg">{nameIn(system, text.language)}</strong>
        <SystemPrice money={{ amount: system.totalPrice, currency: system.currency }} />
      </div>
      <ul className="my-2 list-disc pl-5 text-sm">
        {system.shortfalls.map((shortfall) => (
          <li key={shortfall.quantity}>{shortfallInWords(shortfall, text)}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** What a system lacks for a load. */
export function shortfallInWords({ quantity, needed, has }: Shortfall, text: Text): string {
  const whole = (value: number) => formatNumber(value, text.language)
  return text(`sizing.shortfall.${quantity}`, {
    needed: whole(shownNeed(needed, has)),
    has: whole(Math.floor(has)),
  })
}

/** Rounded like the requirement that it stands in elsewhere, but never down to what the system has. */
const shownNeed = (needed: number, has: number) => Math.max(Math.round(needed), Math.floor(has) + 1)
