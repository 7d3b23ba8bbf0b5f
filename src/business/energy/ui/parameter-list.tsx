import { useText } from '#i18n/text-context.tsx'
import { parameters, type ParameterKey } from '../parameters.ts'
import { formatTerm } from './format-term.ts'

const keys = Object.keys(parameters) as ParameterKey[]

/** The table of what the engine assumes: name, value, source, and whether it was read there or estimated. */
export default function ParameterList() {
  const text = useText()
  return (
    <dl className="divide-y divide-line text-sm">
      {keys.map((key) => {
        const { value, unit, status } = parameters[key]
        return (
          <div key={key} className="py-2">
            <div className="flex items-baseline justify-between gap-4">
              <dt className="font-semibold">{text(`sizing.term.${key}`)}</dt>
              <dd className="figure">{formatTerm(value, unit, text.language)}</dd>
            </div>
            <dd className="text-muted">
              {text(`sizing.source.${key}`)} ({text(`sizing.source.${status}`)})
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
