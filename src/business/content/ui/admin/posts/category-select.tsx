import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { categoryIn } from '../../../posts/post-text.ts'
import { findPostCategory, postCategories } from '../../../posts/post-category.ts'

type Named = { readonly category: string; readonly categoryEn: string }
type CategorySelectProps = { readonly value: Named; readonly onChange: (value: Named) => void }

/** One of the categories; a post that has one of its own keeps it until another is chosen. */
export function CategorySelect({ value, onChange }: CategorySelectProps) {
  const text = useText()
  const known = findPostCategory(value)
  const isOwn = !known && (value.category !== '' || value.categoryEn !== '')
  const choose = (code: string) => {
    const chosen = postCategories.find((category) => category.code === code)
    if (code !== 'own') onChange({ category: chosen?.name.fr ?? '', categoryEn: chosen?.name.en ?? '' })
  }
  return (
    <Select
      value={known?.code ?? (isOwn ? 'own' : '')}
      onChange={({ target }) => choose(target.value)}
      placeholder={text('admin-posts.uncategorized')}
      options={[
        ...(isOwn ? [{ value: 'own', label: categoryIn(value, text.language) }] : []),
        ...postCategories.map(({ code, name }) => ({ value: code, label: name[text.language] })),
      ]}
    />
  )
}
