import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { LeadKind } from '../../lead.ts'
import type { LeadStatus } from '../../lead-status.ts'
import { stepDayInWords, stepDays, stepKeys, usualDay } from './usual-steps.ts'
import { useWorkedDays } from './use-worked-days.ts'

/** What is done next and by which day, as it is typed; '' for nothing. */
export type Step = { readonly nextStep: string; readonly nextStepOn: string }

type NextStepFieldsProps = {
  readonly of: { readonly kind: LeadKind; readonly status?: LeadStatus; readonly country: Country }
  readonly step: Step
  readonly onType: (part: Partial<Step>) => void
  readonly errorOf: (field: keyof Step) => string | undefined
}

/** The next step and its day: the usual ones at a tap; the day is asked once there is a step. */
export function NextStepFields({ of, step, onType, errorOf }: NextStepFieldsProps) {
  const text = useText()
  const { nextStep, nextStepOn } = step
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
          <Field label={text('admin-leads.nextStepOn')} error={errorOf('nextStepOn')}>
            <DateInput
              name="nextStepOn"
              value={nextStepOn}
              onChange={({ target }) => onType({ nextStepOn: target.value })}
            />
          </Field>
          <ChipRow
            label={text('admin-leads.step.days')}
            layout="wrap"
            chips={stepDays(today, isWorked).map((day) => ({
              key: day,
              label: stepDayInWords(day, today, text),
              selected: nextStepOn === day,
              onSelect: () => onType({ nextStepOn: day }),
            }))}
          />
        </>
      )}
    </>
  )
}
