import { Disclosure } from '#design/disclosure.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { parameters } from '../parameters.ts'
import { MethodParameters } from './method-parameters.tsx'

const topics = ['energy', 'power', 'battery', 'array', 'choice', 'limits'] as const

/** How the audit calculates: the rules and their limits in words, then every number that it assumes with its source. */
export function Method() {
  const text = useText()
  const percent = (share: number) => formatNumber(share * 100, text.language)
  const values = {
    diversity: percent(parameters.nonEssentialDiversity.value),
    margin: formatNumber(parameters.inverterMargin.value, text.language, 2),
    panel: parameters.panelPower.value,
  }
  return (
    <Disclosure summary={text('energy.method.title')}>
      <dl className="grid gap-3">
        {topics.map((topic) => (
          <div key={topic}>
            <dt className="font-semibold">{text(`energy.method.${topic}.title`)}</dt>
            <dd className="text-muted">{text(`energy.method.${topic}`, values)}</dd>
          </div>
        ))}
      </dl>
      <MethodParameters />
    </Disclosure>
  )
}
