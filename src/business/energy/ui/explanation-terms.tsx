import { useText } from '#i18n/text-context.tsx'
import type { Explanation } from '../explanation.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'

/** The numbers of a formula in reading order; those that we assume name their source. */
export function ExplanationTerms({ explanation }: { explanation: Explanation }) {
  const text = useText()
  return (
    <dl className="divide-y divide-line">
      {explanation.terms.map(({ name, value, unit, parameter }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5">
          <dt>{text(`sizing.term.${name}`)}</dt>
          <dd className="figure">{formatQuantity(value, unit, text.language)}</dd>
          {parameter && <dd className="col-span-2 text-muted">{text(`sizing.source.${parameter}`)}</dd>}
        </div>
      ))}
    </dl>
  )
}
