import { Field } from '#design/field.tsx'
import { NumberBox } from '#design/number-box.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { recommendationDefaults } from '../recommendation-defaults.ts'
import { segments, type Segment } from '../segment.ts'

export type Need = {
  readonly segment: Segment
  readonly peakWRequired: number
  readonly dailyWhEssential: number
  readonly dailyWhNonEssential: number
}

/** What the form starts from. */
export const untouchedNeed: Need = { segment: 'residential', ...recommendationDefaults }

const amounts = ['peakWRequired', 'dailyWhEssential', 'dailyWhNonEssential'] as const
const largest = 1_000_000

/** Segment, peak and two energies: all that the recommendation call asks. */
export function RecommendationForm({ need, onChange }: { need: Need; onChange: (need: Need) => void }) {
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
