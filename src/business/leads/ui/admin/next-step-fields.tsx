import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { LeadKind } from '../../lead.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { dayInWords, stepDays, stepKeys, usualDay } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

/** What is done next, by which day and perhaps at what hour, as it is typed; '' for nothing. */
export type Step = { readonly nextStep: string; readonly nextStepOn: string; readonly nextStepTime?: string }
export const stepParts = ['nextStep', 'nextStepOn', 'nextStepTime'] as const satisfies readonly (keyof Step)[]

/** What was kept of one that was begun; null where it is not whole. */
export function stepIn(kept: unknown): Step | null {
  const { nextStep, nextStepOn, nextStepTime } = (kept ?? {}) as Partial<Record<keyof Step, unknown>>
  if (typeof nextStep !== 'string' || typeof nextStepOn !== 'string') return null
  return { nextStep, nextStepOn, ...(typeof nextStepTime === 'string' && { nextStepTime }) }
}

type NextStepFieldsProps = {
  readonly of: { readonly kind: LeadKind; readonly status?: LeadStatus; readonly country: Country }
  readonly step: Step
  readonly onType: (part: Partial<Step>) => void
  readonly errorOf: (field: keyof Step) => string | undefined
}

/** The next step and its day: the usual ones at a tap; the day is asked once there is a step. */
export function NextStepFields({ of, step, onType, errorOf }: NextStepFieldsProps) {
  const text = useText()
  const { nextStep, nextStepOn, nextStepTime = '' } = step
  const { today, isWorked } = useWorkedDays(of.country)
  return (
    <>
      <Field label={text('admin-leads.nextStep')} error={errorOf('nextStep')}>
        <TextInput
          name="nextStep"
          maxLength={300}
          autoComplete="off"
          value={nextStep}
          onChange={({ target }) => onType({ nextStep: target.value })}
        />
      </Field>
      <ChipRow
        label={text('admin-leads.step.usual')}
        layout="wrap"
        chips={stepKeys(of).map((usual) => {
          const words = text(`admin.step.usual.${usual}`)
          const onSelect = () => onType({ nextStep: words, nextStepOn: nextStepOn || usualDay(usual, today, isWorked) })
          return { key: usual, label: words, selected: nextStep === words, onSelect }
        })}
      />
      {(nextStep !== '' || nextStepOn !== '') && (
        <>
          <div className="grid grid-cols-2 gap-2">
            <Field label={text('admin-leads.nextStepOn')} error={errorOf('nextStepOn')}>
              <DateInput
                name="nextStepOn"
                value={nextStepOn}
                onChange={({ target }) => onType({ nextStepOn: target.value })}
              />
            </Field>
            <Field label={text('admin-leads.nextStepTime')} error={errorOf('nextStepTime')}>
              <DateInput
                type="time"
                name="nextStepTime"
                value={nextStepTime}
                onChange={({ target }) => onType({ nextStepTime: target.value })}
              />
            </Field>
          </div>
          <ChipRow
            label={text('admin-leads.step.days')}
            layout="wrap"
            chips={stepDays(today, isWorked).map((day) => ({
              key: day,
              label: dayInWords(day, today, text),
              selected: nextStepOn === day,
              onSelect: () => onType({ nextStepOn: day }),
            }))}
          />
        </>
      )}
    </>
  )
}
