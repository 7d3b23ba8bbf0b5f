import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Icon } from '#design/icon.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { kwhADay, type ChosenLine } from './chosen-lines.ts'

export type SelectionProps = {
  lines: readonly ChosenLine[]
  isBlocked: boolean
  onContinue: () => void
}

const outcomes = ['system', 'runs', 'plan'] as const

/** As many rows as a low screen shows whole; the others stand in the list that is ticked. */
const mostShown = 5

/** On a wide screen: the sum of what is chosen so far and the way on, in sight however many there are, then each with its energy; until the first, what one gets. */
export function SelectionCard({ lines, isBlocked, onContinue, way }: SelectionProps & { way?: string }) {
  const text = useText()
  const sum = kwhADay(lines, text)
  return (
    <Card className="sticky top-24 hidden gap-4 lg:grid">
      <h2 className="text-h3">{text('energy.selection.title')}</h2>
      {lines.length === 0 && (
        <>
          <p className="text-muted">{text('energy.selection.empty')}</p>
          <div className="rounded-control bg-sand p-4 text-sm">
            <h3 className="text-h4">{text('energy.outcome.title')}</h3>
            <ul className="mt-2 grid gap-2">
              {outcomes.map((outcome) => (
                <li key={outcome} className="flex gap-2">
                  <Icon name="check" className="mt-0.5 size-5 text-leaf" />
                  {text(`energy.outcome.${outcome}`)}
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <p aria-live="polite" className="flex items-baseline justify-between gap-3 font-semibold">
        <span>{text('energy.selection.count', { count: lines.length })}</span>
        <span key={sum} className="figure inline-block animate-tick">
          {sum}
        </span>
      </p>
      <Button wide disabled={isBlocked} onClick={onContinue} iconAfter="arrow-right">
        {way ?? text('energy.continue')}
      </Button>
      {lines.length > 0 && (
        <DataList
          className="border-t border-line text-sm"
          rows={lines.slice(0, mostShown).map(({ usage, appliance, energy }) => ({
            key: String(appliance.id),
            label: text('energy.line.counted', { count: usage.quantity, name: nameIn(appliance, text.language) }),
            value: (
              <span className="figure">{text('energy.perDay', { energy: formatNumber(energy, text.language) })}</span>
            ),
          }))}
        />
      )}
      {lines.length > mostShown && (
        <p className="text-muted">{text('energy.selection.more', { count: lines.length - mostShown })}</p>
      )}
    </Card>
  )
}
