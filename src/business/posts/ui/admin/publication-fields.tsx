import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { OptionalNote } from '#design/form/optional-note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ImageField } from '#business/media/ui/admin/image-field.tsx'
import { VideoHint } from '#business/media/ui/admin/video-hint.tsx'
import { postTypes } from '../../post.ts'
import { slugOf } from '../../post-slug.ts'
import type { PostFormState } from './use-post-form.ts'
import { categoryIn } from '../../post-text.ts'
import { findPostCategory, postCategories } from '../../post-category.ts'
import { contentFields, contentLanguageOf } from '#kernel/language.ts'

/** What both languages share: kind, address, picture, video, and where it stands. */
export function PublicationFields({ form }: { form: PostFormState }) {
  const text = useText()
  const { draft, set, faultOf } = form
  return (
    <div className="grid content-start gap-5 sm:max-lg:grid-cols-2 lg:max-w-xl">
      <Checkbox
        label={text('admin-posts.field.isFeatured')}
        hint={text('admin-posts.featured.hint')}
        checked={draft.isFeatured}
        onChange={({ target }) => set({ isFeatured: target.checked })}
      />
      <Field
        label={text('admin-posts.field.publishedAt')}
        hint={text('admin-posts.publishedAt.hint')}
        note={<OptionalNote />}
        error={faultOf('publishedAt')}
      >
        <DateInput
          type="datetime-local"
          value={toLocalMoment(draft.publishedAt)}
          onChange={({ target }) => set({ publishedAt: fromLocalMoment(target.value) })}
        />
      </Field>
      <Field label={text('admin-posts.field.type')} error={faultOf('type')}>
        <Select
          value={draft.type}
          onChange={({ target }) => set({ type: postTypes.find((type) => type === target.value) ?? 'blog' })}
          options={postTypes.map((type) => ({ value: type, label: text(`content.post.type.${type}`) }))}
        />
      </Field>
      <Field label={text('admin-posts.field.category')} error={faultOf('category')} note={<OptionalNote />}>
        <CategorySelect value={draft} onChange={set} />
      </Field>
      <Field
        label={text('admin-posts.field.slug')}
        hint={text('admin-posts.slug.hint', { slug: draft.slug || slugOf(draft.title) || '…' })}
        note={<OptionalNote />}
        error={faultOf('slug')}
        className="sm:max-lg:col-span-2"
      >
        <TextInput
          value={draft.slug}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          onChange={({ target }) => set({ slug: target.value })}
          onBlur={() => set({ slug: slugOf(draft.slug) })}
        />
      </Field>
      <div className="sm:max-lg:col-span-2">
        <ImageField
          label={text('admin-posts.field.thumbnailUrl')}
          value={draft.thumbnailUrl}
          onChange={(thumbnailUrl) => set({ thumbnailUrl })}
          uploadPath="/api/admin/posts/upload-thumbnail"
          fieldName="thumbnail"
          error={faultOf('thumbnailUrl')}
          uploaded={text('admin-posts.thumbnail.uploaded')}
          failed={text('admin-posts.thumbnail.failed')}
        />
      </div>
      <Field
        label={text('admin-posts.field.videoUrl')}
        hint={<VideoHint address={draft.videoUrl}>{text('admin-posts.video.hint')}</VideoHint>}
        note={<OptionalNote />}
        error={faultOf('videoUrl')}
      >
        <TextInput
          type="url"
          value={draft.videoUrl ?? ''}
          onChange={({ target }) => set({ videoUrl: target.value || null })}
        />
      </Field>
      <Field
        label={text('admin-posts.field.originalUrl')}
        hint={text('admin-posts.original.hint')}
        note={<OptionalNote />}
        error={faultOf('originalUrl')}
      >
        <TextInput
          type="url"
          value={draft.originalUrl ?? ''}
          onChange={({ target }) => set({ originalUrl: target.value || null })}
        />
      </Field>
    </div>
  )
}

type Named = { readonly category: string; readonly categoryEn: string }
type CategorySelectProps = { readonly value: Named; readonly onChange: (value: Named) => void }

/** One of the categories; a post that has one of its own keeps it until another is chosen. */
function CategorySelect({ value, onChange }: CategorySelectProps) {
  const text = useText()
  const known = findPostCategory(value)
  const isOwn = !known && (value.category !== '' || value.categoryEn !== '')
  const choose = (code: string) => {
    const chosen = postCategories.find((category) => category.code === code)
    if (code !== 'own') onChange(contentFields('category', chosen?.name ?? { fr: '', en: '' }))
  }
  return (
    <Select
      value={known?.code ?? (isOwn ? 'own' : '')}
      onChange={({ target }) => choose(target.value)}
      placeholder={text('admin-posts.uncategorized')}
      options={[
        ...(isOwn ? [{ value: 'own', label: categoryIn(value, text.language) }] : []),
        ...postCategories.map(({ code, name }) => ({ value: code, label: name[contentLanguageOf(text.language)] })),
      ]}
    />
  )
}

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as a `datetime-local` field has it, in the time zone of this device; '' for none. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What such a field holds, as a moment; null for nothing or half of one. */
export function fromLocalMoment(typed: string): string | null {
  const date = new Date(typed)
  return typed === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
