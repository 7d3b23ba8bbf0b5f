import { CompareVersions } from '#business/accounts/ui/compare-versions.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminPost } from '../../../posts/admin-post.ts'
import { draftOf, postFieldNames, type PostDraft } from './post-draft.ts'
import type { PostFormState } from './use-post-form.ts'

/** What two people made of one post, field by field. */
export function ComparePosts({ form, theirs }: { form: PostFormState; theirs: AdminPost }) {
  const text = useText()
  const wordsOf = (draft: PostDraft, name: keyof PostDraft): string => {
    const value = draft[name]
    if (typeof value === 'boolean') return text(value ? 'admin-posts.yes' : 'admin-posts.no')
    if (name === 'publishedAt' && value) return formatLocalMoment(new Date(value), text.language)
    if (name === 'type') return text(`content.post.type.${draft.type}`)
    return value ?? ''
  }
  const saved = draftOf(theirs)
  return (
    <CompareVersions
      fields={postFieldNames.map((name) => ({
        label: text(`admin-posts.field.${name}`),
        mine: wordsOf(form.draft, name),
        theirs: wordsOf(saved, name),
      }))}
      loading={form.isSaving}
      onKeepMine={() => form.submit(theirs.updatedAt)}
      onTakeTheirs={form.takeTheirs}
      onClose={form.dismissTheirs}
    />
  )
}
