import { Link } from '#client/link.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { useText } from '#i18n/text-context.tsx'
import { postTypeFilters, searchOfPostFilter, type PostFilter } from '../post-filter.ts'

/** The filters of the list: one type, and beside it the featured ones only. All are links: the address holds them. */
export function PostFilterBar({ filter }: { filter: PostFilter }) {
  const text = useText()
  const link = (to: PostFilter) => <Link to={`/news${searchOfPostFilter(to)}`} />
  const types = postTypeFilters.map((type) => ({
    key: type,
    label: text(`content.news.filter.${type}`),
    selected: type === filter.type,
    link: link({ ...filter, type }),
  }))
  const featured = {
    key: 'featured',
    label: text('content.news.filter.featured'),
    selected: filter.featured,
    link: link({ ...filter, featured: !filter.featured }),
  }
  return <ChipRow layout="fading" label={text('content.news.filter')} chips={[...types, featured]} />
}
