import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { searchOfPostFilter, type PostFilter } from '../../posts/post-filter.ts'

type PostPageLinksProps = { filter: PostFilter; page: number; pages: number }

/** To the newer and the older posts of a list that does not fit on one page. */
export function PostPageLinks({ filter, page, pages }: PostPageLinksProps) {
  const text = useText()
  if (pages === 1) return null
  const address = (to: number) => {
    const search = new URLSearchParams(searchOfPostFilter(filter))
    if (to > 1) search.set('page', String(to))
    return search.size > 0 ? `/news?${search}` : '/news'
  }
  return (
    <nav aria-label={text('content.news.pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Button asChild tone="secondary" icon="arrow-left">
          <Link to={address(page - 1)}>{text('content.news.newer')}</Link>
        </Button>
      )}
      <span className="figure">
        {page} / {pages}
      </span>
      {page < pages && (
        <Button asChild tone="secondary" iconAfter="arrow-right">
          <Link to={address(page + 1)}>{text('content.news.older')}</Link>
        </Button>
      )}
    </nav>
  )
}
