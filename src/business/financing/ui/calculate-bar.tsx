import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Simulator } from './use-simulator.ts'

/** The page's one action; at the foot of a phone's screen, with what is selected, while the form is in sight. */
export function CalculateBar({ simulator: { product, simulation } }: { simulator: Simulator }) {
  const text = useText()
  return (
    <div className="bottom-bar sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-white px-4 py-2.5 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
      <p className="min-w-0 truncate text-sm font-semibold lg:hidden">
        {product ? nameIn(product, text.language) : text('simulator.choose.none')}
      </p>
      <Button type="submit" className="shrink-0 lg:w-full" loading={simulation.state === 'pending'}>
        {text('simulator.calculate')}
      </Button>
    </div>
  )
}
