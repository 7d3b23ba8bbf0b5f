import { useState, type SubmitEvent } from 'react'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { calculate, type Calculated, type Calculation } from '#client/calculated.ts'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { RecommendationAnswer } from '../recommendation-answer.ts'
import type { RecommendationRequest } from '../recommendation-request.ts'
import { ApiError } from '#client/api-error.ts'
import type { Text } from '#i18n/text.ts'
import { Field } from '#design/field.tsx'
import { NumberBox } from '#design/number-box.tsx'
import { Select } from '#design/select.tsx'
import { recommendationDefaults } from '../recommendation-defaults.ts'
import { segments, type Segment } from '../segment.ts'
import { DataList } from '#design/data-list.tsx'
import { ClosestAlternative } from './closest-alternative.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { listInLanguage } from '#kernel/in-language.ts'
import { nameIn } from '#kernel/name-in.ts'
import { SystemFacts } from './system-facts.tsx'
import { SystemPrice } from './system-price.tsx'

type Search =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'answered'; readonly answer: Calculated<RecommendationAnswer> }
  | { readonly state: 'failed'; readonly error: unknown }

const recommendation: Calculation<RecommendationRequest, RecommendationAnswer> = {
  path: '/api/recommendation',
  onDevice: async (need) => (await import('./engine-on-device.ts')).recommendationOnDevice(need),
}

/** The recommendation call, tried by hand. */
export function RecommendationTest() {
  const text = useText()
  const { country } = useVisitor()
  const [need, setNeed] = useState(untouchedNeed)
  const [search, setSearch] = useState<Search>({ state: 'idle' })

  const ask = async () => {
    setSearch({ state: 'searching' })
    try {
      const body = { ...need, country }
      setSearch({ state: 'answered', answer: await calculate(recommendation, body) })
    } catch (error) {
      setSearch({ state: 'failed', error })
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <div className="container grid gap-6 py-8 lg:grid-cols-2 lg:items-start">
      <Card>
        <form onSubmit={submit} className="grid gap-5" noValidate>
          <RecommendationForm need={need} onChange={setNeed} />
          <Button type="submit" loading={search.state === 'searching'}>
            {text(search.state === 'searching' ? 'sizing.test.searching' : 'sizing.test.submit')}
          </Button>
        </form>
      </Card>
      <div aria-live="polite">
        {search.state === 'idle' && (
          <p className="rounded-card border border-dashed border-field px-4 py-12 text-center text-muted">
            {text('sizing.test.idle')}
          </p>
        )}
        {search.state === 'answered' && <RecommendationResult answer={search.answer} />}
        {search.state === 'failed' && (
          <div role="alert" className="rounded-card border border-clay bg-clay-soft p-4 text-clay-deep">
            <strong className="block">{text('sizing.test.error')}</strong>
            {recommendationError(search.error, text)}
          </div>
        )}
      </div>
    </div>
  )
}

/** Why no recommendation came: the status that was answered, or that nothing was. */
function recommendationError(error: unknown, text: Text): string {
  return error instanceof ApiError
    ? text('sizing.test.error.status', { code: String(error.status) })
    : text('sizing.test.error.failed')
}

type Need = {
  readonly segment: Segment
  readonly peakWRequired: number
  readonly dailyWhEssential: number
  readonly dailyWhNonEssential: number
}

/** What the form starts from. */
const untouchedNeed: Need = { segment: 'residential', ...recommendationDefaults }

const amounts = ['peakWRequired', 'dailyWhEssential', 'dailyWhNonEssential'] as const
const largest = 1_000_000

/** Segment, peak and two energies: all that the recommendation call asks. */
function RecommendationForm({ need, onChange }: { need: Need; onChange: (need: Need) => void }) {
  const text = useText()
  return (
    <>
      <Field label={text('sizing.test.segment')}>
        <Select
          value={need.segment}
          onChange={({ currentTarget }) =>
            onChange({ ...need, segment: segments.find((segment) => segment === currentTarget.value) ?? need.segment })
          }
          options={segments.map((segment) => ({ value: segment, label: text(`energy.type.${segment}`) }))}
        />
      </Field>
      {amounts.map((amount) => (
        <Field key={amount} label={text(`sizing.test.${amount}`)}>
          <NumberBox
            className="w-full px-3.5! text-left!"
            value={need[amount]}
            min={0}
            max={largest}
            onChange={(value) => onChange({ ...need, [amount]: value })}
          />
        </Field>
      ))}
    </>
  )
}

/** What the recommendation call answered: the system, or the closest one, and what it was held against. */
function RecommendationResult({ answer }: { answer: Calculated<RecommendationAnswer> }) {
  const text = useText()
  const { language } = text
  const { pick, closestAlternative, sizingSummary: sizing } = answer
  const sizes = [
    {
      key: 'inverter',
      label: text('sizing.need.inverter'),
      value: formatQuantity(sizing.requiredPowerW, 'W', language),
    },
    { key: 'surge', label: text('sizing.term.peakPower'), value: formatQuantity(sizing.requiredSurgeW, 'W', language) },
    {
      key: 'battery',
      label: text('sizing.need.battery'),
      value: formatQuantity(sizing.requiredBatteryWh, 'Wh', language),
    },
    { key: 'array', label: text('sizing.need.array'), value: formatQuantity(sizing.requiredArrayW, 'Wp', language) },
    { key: 'panels', label: text('sizing.need.panels'), value: sizing.panels },
  ]
  const features = pick ? listInLanguage(pick, 'features', language) : []
  return (
    <div className="grid gap-4">
      <Card>
        <h2 className="text-h3">{text(pick ? 'sizing.match.badge' : 'sizing.test.noMatch')}</h2>
        <p className="mt-1 text-muted">{text(`sizing.test.message.${answer.messageCode}`)}</p>
        {answer.pricesOf && (
          <p className="mt-1 text-muted">
            {text('sizing.onDevice', { date: formatLongDate(answer.pricesOf.slice(0, 10), language) })}
          </p>
        )}
        {pick && (
          <>
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
              <Link to={`/products/${pick.id}`} className="link text-lg font-semibold">
                {nameIn(pick, language)}
              </Link>
              <SystemPrice money={{ amount: pick.totalPrice, currency: pick.currency }} />
            </div>
            <SystemFacts system={pick} />
            <ul className="mt-2 list-disc pl-5 text-sm">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </>
        )}
        {closestAlternative && (
          <div className="mt-3">
            <ClosestAlternative system={closestAlternative} />
          </div>
        )}
      </Card>
      <Card>
        <h3 className="text-h4 mb-2">{text('sizing.need.title')}</h3>
        <DataList rows={sizes} />
      </Card>
    </div>
  )
}
