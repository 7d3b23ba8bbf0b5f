import { useText } from '#i18n/text-context.tsx'
import type { Explanation } from '../explanation.ts'
import { formatTerm } from './format-term.ts'

/** The numbers of a formula in reading order; those that we assume name their source. */
export function ExplanationTerms({ explanation }: { explanation: Explanation }) {
  const text = useText()
  return (
    <dl className="divide-y divide-line">
      {explanation.terms.map(({ name, value, unit, parameter }) => (
        <div key={name} className="py-1.5">
          <div className="flex items-baseline justify-between gap-4">
            <dt>{text(`sizing.term.${name}`)}</dt>
            <dd className="figure">{formatTerm(value, unit, text.language)}</dd>
          </div>
          {parameter && <dd className="text-muted">{text(`sizing.source.${parameter}`)}</dd>}
        </div>
      ))}
    </dl>
  )
}
