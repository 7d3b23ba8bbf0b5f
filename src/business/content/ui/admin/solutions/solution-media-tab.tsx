import { ImageField } from '#business/media/ui/admin/image-field.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { useText } from '#i18n/text-context.tsx'
import { fieldIn } from './solution-draft.ts'
import { SolutionLanguageTabs } from './solution-language-tabs.tsx'
import { solutionRecordsPath } from './solution-records-query.ts'
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
      <ImageField
        label={text('admin-solutions.field.image')}
        value={form.draft.imageUrl || null}
        onChange={(url) => form.set({ imageUrl: url ?? '' })}
        uploadPath={`${solutionRecordsPath}/upload-image`}
        fieldName="image"
        error={form.faultOf('imageUrl')}
      />
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
