import { Field } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import { BodyField } from './editor/body-field.tsx'
import { fieldsIn } from './post-draft.ts'
import type { PostFormState } from './use-post-form.ts'

/** What a post says in one language. */
export function LanguageFields({ form, language }: { form: PostFormState; language: Language }) {
  const text = useText()
  const names = fieldsIn[language]
  const { draft, set, faultOf } = form
  const isFrench = language === 'fr'
  return (
    <div className="grid gap-5">
      <Field label={text(`admin-posts.field.${names.title}`)} error={faultOf(names.title)} required={isFrench}>
        <TextInput
          lang={language}
          value={draft[names.title]}
          maxLength={200}
          onChange={({ target: { value } }) => (isFrench ? form.setTitle(value) : set({ [names.title]: value }))}
        />
      </Field>
      <Field
        label={text(`admin-posts.field.${names.excerpt}`)}
        hint={text('admin-posts.excerpt.hint')}
        error={faultOf(names.excerpt)}
      >
        <TextArea
          lang={language}
          rows={2}
          value={draft[names.excerpt]}
          maxLength={1000}
          onChange={({ target }) => set({ [names.excerpt]: target.value })}
        />
      </Field>
      <Field label={text(`admin-posts.field.${names.author}`)} error={faultOf(names.author)}>
        <TextInput
          lang={language}
          value={draft[names.author]}
          maxLength={100}
          onChange={({ target }) => set({ [names.author]: target.value })}
        />
      </Field>
      <BodyField
        label={text(`admin-posts.field.${names.content}`)}
        language={language}
        value={draft[names.content]}
        error={faultOf(names.content)}
        onChange={(value) => set({ [names.content]: value })}
      />
    </div>
  )
}
