import { Card } from '#design/card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { solutionDetailIn } from '../../solutions/solution-text.ts'

type Specifications = NonNullable<ReturnType<typeof solutionDetailIn>['specifications']>

/** What was installed, and when. */
export function CaseSpecifications({ specifications }: { specifications: Specifications }) {
  const text = useText()
  const { installationDate, ...parts } = specifications
  const rows = [
    { key: 'pvModule', value: parts.pvModule },
    { key: 'inverter', value: parts.inverter },
    { key: 'battery', value: parts.battery },
    { key: 'installationDate', value: installationDate ? formatLongDate(installationDate, text.language) : '' },
  ] as const
  return (
    <Card>
      <section>
        <h2 className="text-2xl">{text('content.case.specifications')}</h2>
        <dl className="mt-3 divide-y divide-line">
          {rows
            .filter(({ value }) => value !== '')
            .map(({ key, value }) => (
              <div key={key} className="py-2.5">
                <dt className="text-sm text-muted">{text(`content.case.${key}`)}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </Card>
  )
}
