import { useText } from '#i18n/text-context.tsx'
import { parameters, type ParameterKey } from '../parameters.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { sourceWords } from './source-words.ts'

const keys = Object.keys(parameters) as ParameterKey[]

/** The table of what the engine assumes: name, value, source, and whether it was read there or estimated. */
export default function ParameterList() {
  const text = useText()
  return (
    <dl className="divide-y divide-line text-sm">
      {keys.map((key) => {
        const { value, unit } = parameters[key]
        return (
          <div key={key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2">
            <dt className="font-semibold">{text(`sizing.term.${key}`)}</dt>
            <dd className="figure">{formatQuantity(value, unit, text.language)}</dd>
            <dd className="col-span-2 text-muted">{sourceWords(key, text)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
