import { useMutation, useQueryClient } from '@tanstack/react-query'
import { picturesIn, withPictureWords } from '#business/markdown/editor/picture-words.ts'
import { readAlts } from '#business/media/ui/admin/media-queries.ts'
import { Button } from '#design/button.tsx'
import { languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { contentLanguages, type ContentLanguage } from '#kernel/language.ts'
import { fieldsIn } from './post-draft.ts'
import type { PostFormState } from './use-post-form.ts'

/**
 * While a language has no body, the way to begin with another's: its pictures, tables and links stand there, to be translated, and
 * its title and summary where none are written. The pictures are told as the library tells them in that language.
 */
export function CopyOfOther({
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
