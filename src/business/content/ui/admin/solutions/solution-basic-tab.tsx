import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { solutionSectors } from '../../../case-studies/sector.ts'
import { fieldIn, type SolutionDraft } from './solution-draft.ts'
import { SolutionLanguageTabs } from './solution-language-tabs.tsx'
import { SolutionTextField } from './solution-text-field.tsx'
import type { SolutionForm } from './use-solution-form.ts'

/** What was installed, where, when and for whom. */
export function SolutionBasicTab({ form }: { form: SolutionForm }) {
  const text = useText()
  return (
    <div className="grid gap-6">
      <SolutionLanguageTabs form={form} texts={['title', 'location', 'beneficiaries']}>
        {(language) => (
          <>
            <SolutionTextField form={form} name={fieldIn('title', language)} />
            <SolutionTextField form={form} name={fieldIn('location', language)} />
            <SolutionTextField form={form} name={fieldIn('beneficiaries', language)} />
          </>
        )}
      </SolutionLanguageTabs>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={text('admin-solutions.field.sector')}
          error={form.faultOf('sector')}
          required
          className="sm:col-span-2"
        >
          <Select
            value={form.draft.sector}
            onChange={({ target }) => form.set({ sector: target.value as SolutionDraft['sector'] })}
            options={solutionSectors.map((sector) => ({
              value: sector,
              label: text(`admin-solutions.sector.${sector}`),
            }))}
          />
        </Field>
        <SolutionTextField form={form} name="date" hint={text('admin-solutions.field.date.hint')} />
        <SolutionTextField form={form} name="capacity" hint={text('admin-solutions.field.capacity.hint')} />
      </div>
    </div>
  )
}
