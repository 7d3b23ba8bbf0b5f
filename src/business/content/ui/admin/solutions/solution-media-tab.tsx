import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { fieldIn } from './solution-draft.ts'
import { SolutionLanguageTabs } from './solution-language-tabs.tsx'
import { SolutionTextField } from './solution-text-field.tsx'
import type { SolutionForm } from './use-solution-form.ts'

/** What is told and shown of it, and whether it is. */
export function SolutionMediaTab({ form }: { form: SolutionForm }) {
  const text = useText()
  return (
    <div className="grid gap-6">
      <SolutionLanguageTabs form={form} texts={['description', 'impact']}>
        {(language) => (
          <>
            <SolutionTextField form={form} name={fieldIn('description', language)} rows={5} />
            <SolutionTextField form={form} name={fieldIn('impact', language)} rows={3} />
          </>
        )}
      </SolutionLanguageTabs>
      <Field
        label={text('admin-solutions.field.image')}
        error={form.faultOf('imageUrl')}
        note={text('admin-solutions.optional')}
      >
        <TextInput value={form.draft.imageUrl} onChange={({ target }) => form.set({ imageUrl: target.value })} />
      </Field>
      <SolutionTextField form={form} name="videoUrl" hint={text('admin-solutions.field.video.hint')} />
      <div>
        {(['isPublished', 'isFeatured'] as const).map((name) => (
          <Checkbox
            key={name}
            label={text(`admin-solutions.field.${name}`)}
            hint={text(`admin-solutions.field.${name}.hint`)}
            checked={form.draft[name]}
            onChange={({ target }) => form.set({ [name]: target.checked })}
          />
        ))}
      </div>
    </div>
  )
}
