import { memo } from 'react'
import { LazyPart } from '#client/lazy.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Segment } from '../segment.ts'
import { dispatchAudit } from './audit-store.ts'
import type { ChosenLine } from './chosen-lines.ts'
import { LineRow } from './line-row.tsx'

const loadUse = () => import('./line-use.tsx')

/** The appliances that are ticked, a row each. */
export function ChosenList({ lines, segment }: { lines: readonly ChosenLine[]; segment: Segment }) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <ul
      aria-label={text('energy.selection.title')}
      className="divide-y divide-line rounded-card border border-line bg-white px-3"
    >
      {lines.map((line) => (
        <ChosenRow key={line.appliance.id} line={line} segment={segment} />
      ))}
    </ul>
  )
}

/** A ticked appliance; what changes its hours is fetched when somebody comes near. */
const ChosenRow = memo(function ChosenRow({ line, segment }: { line: ChosenLine; segment: Segment }) {
  const { language } = useText()
  const { appliance, usage } = line
  return (
    <LineRow
      name={nameIn(appliance, language)}
      usage={usage}
      onNear={() => void loadUse().catch(() => undefined)}
      onQuantity={(quantity) => dispatchAudit({ type: 'change', segment, id: appliance.id, change: { quantity } })}
    >
      <LazyPart load={loadUse} props={{ line, segment }} waiting={<Skeleton className="my-2 h-56" />} />
    </LineRow>
  )
})
