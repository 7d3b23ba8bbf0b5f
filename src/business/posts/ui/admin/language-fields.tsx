import { useMutation, useQueryClient } from '@tanstack/react-query'
import { picturesIn, withPictureWords } from '#business/markdown/editor/picture-words.ts'
import { BodyField } from '#business/markdown/ui/admin/editor/body-field.tsx'
import { RenderedBody } from '#business/markdown/ui/admin/editor/rendered-body.tsx'
import { readAlts } from '#business/media/ui/admin/media-queries.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { SourceBeside } from '#design/form/source-beside.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contentLanguages, defaultContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import { fieldsIn } from './post-draft.ts'
import type { PostFormState } from './use-post-form.ts'

/** What a post says in one language. */
export function LanguageFields({ form, language }: { form: PostFormState; language: ContentLanguage }) {
  const text = useText()
  const names = fieldsIn[language]
  const { draft, set, faultOf } = form
  const isFirst = language === defaultContentLanguage
  const textsIn = (one: ContentLanguage) =>
    (['title', 'content', 'excerpt'] as const).map((what) => {
      const words = draft[fieldsIn[one][what]]
      return {
        label: text(`admin-posts.field.${fieldsIn[one][what]}`),
        words,
        drawn: what === 'content' && <RenderedBody markdown={words} language={one} />,
      }
    })
  return (
    <SourceBeside into={language} textsIn={textsIn}>
      <div className="grid gap-5 max-sm:gap-3">
        <Field
          label={text(`admin-posts.field.${names.title}`)}
          error={faultOf(names.title)}
          required={isFirst}
          note={!isFirst && <OptionalNote />}
        >
          <TextInput
            lang={language}
            value={draft[names.title]}
            maxLength={200}
            onChange={({ target: { value } }) => (isFirst ? form.setTitle(value) : set({ [names.title]: value }))}
          />
        </Field>
        <CopyOfOther form={form} language={language} />
        <BodyField
          label={text(`admin-posts.field.${names.content}`)}
          language={language}
          value={draft[names.content]}
          error={faultOf(names.content)}
          onChange={(value) => set({ [names.content]: value })}
        />
        <Field
          label={text(`admin-posts.field.${names.excerpt}`)}
          hint={text('admin-posts.excerpt.hint')}
          note={<OptionalNote />}
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
        <Field label={text(`admin-posts.field.${names.author}`)} error={faultOf(names.author)} note={<OptionalNote />}>
          <TextInput
            lang={language}
            value={draft[names.author]}
            maxLength={100}
            onChange={({ target }) => set({ [names.author]: target.value })}
          />
        </Field>
      </div>
    </SourceBeside>
  )
}

/**
 * While a language has no body, the way to begin with another's: its pictures, tables and links stand there, to be translated, and
 * its title and summary where none are written. The pictures are told as the library tells them in that language.
 */
function CopyOfOther({
  form: { draft, set },
  language,
}: {
  readonly form: PostFormState
  readonly language: ContentLanguage
}) {
  const text = useText()
  const client = useQueryClient()
  const names = fieldsIn[language]
  const name = names.content
  const isBlank = (one: ContentLanguage) => draft[fieldsIn[one].content].trim() === ''
  const other = contentLanguages.find((one) => !isBlank(one))
  const copy = useMutation({
    // Without the library the body is worth having all the same.
    mutationFn: async (body: string) => {
      const alts = await readAlts(client, picturesIn(body), language).catch(() => new Map<string, string>())
      return withPictureWords(body, (id) => alts.get(id))
    },
    onSuccess: (body) =>
      set((now) => {
        const kept = (field: 'title' | 'excerpt') =>
          now[names[field]].trim() || (other ? now[fieldsIn[other][field]] : '')
        if (now[name].trim() !== '') return now
        return { ...now, [name]: body, [names.title]: kept('title'), [names.excerpt]: kept('excerpt') }
      }, name),
  })
  if (!other || !isBlank(language)) return null
  return (
    <Button
      tone="secondary"
      size="sm"
      className="justify-self-start"
      loading={copy.isPending}
      onClick={() => copy.mutate(draft[fieldsIn[other].content])}
    >
      {text('admin-posts.copyOther', { language: languageInSentence(other, text.language) })}
    </Button>
  )
}
