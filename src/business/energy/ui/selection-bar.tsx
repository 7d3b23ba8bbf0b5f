import { Button } from '#design/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { totalEnergy, type ChosenLine } from './chosen-lines.ts'

export type SelectionProps = {
  lines: readonly ChosenLine[]
  isBlocked: boolean
  onContinue: () => void
}

/** On a phone: what is chosen so far and the way on, in reach of a thumb. */
export function SelectionBar({ lines, isBlocked, onContinue }: SelectionProps) {
  const text = useText()
  return (
    <div className="bottom-bar sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 lg:hidden print:hidden">
      <p className="min-w-0 leading-tight">
        <span className="block text-sm text-muted">{text('energy.selection.count', { count: lines.length })}</span>
        <strong className="figure">
          {text('energy.perDay', { energy: formatNumber(totalEnergy(lines), text.language) })}
        </strong>
      </p>
      <Button disabled={isBlocked} onClick={onContinue} iconAfter="arrow-right">
        {text('energy.continue')}
      </Button>
    </div>
  )
}
