import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { totalEnergy } from './chosen-lines.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { SelectionProps } from './selection-bar.tsx'

/** On a wide screen: every appliance chosen so far with its energy, their sum, and the way on. */
export function SelectionCard({ lines, isBlocked, onContinue }: SelectionProps) {
  const text = useText()
  const wattHours = (energy: number) => text('energy.perDay', { energy: formatNumber(energy, text.language) })
  return (
    <Card className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] flex-col gap-4 lg:flex">
      <h2 className="text-xl">{text('energy.selection.title')}</h2>
      {lines.length === 0 ? (
        <p className="text-muted">{text('energy.selection.empty')}</p>
      ) : (
        <DataList
          className="min-h-0 overflow-y-auto text-sm"
          rows={lines.map(({ usage, appliance, energy }) => ({
            key: String(appliance.id),
            label: text('energy.line.counted', { count: usage.quantity, name: nameIn(appliance, text.language) }),
            value: <span className="figure">{wattHours(energy)}</span>,
          }))}
        />
      )}
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span>{text('energy.selection.count', { count: lines.length })}</span>
        <span className="figure">{wattHours(totalEnergy(lines))}</span>
      </p>
      <Button wide disabled={isBlocked} onClick={onContinue} iconAfter="arrow-right">
        {text('energy.continue')}
      </Button>
    </Card>
  )
}
