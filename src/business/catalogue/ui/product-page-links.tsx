import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SiteType } from '../site-type.ts'

type ProductPageLinksProps = { siteType: SiteType; page: number; pages: number }

/** To the pages before and after this one, of a catalogue that does not fit on one. */
export function ProductPageLinks({ siteType, page, pages }: ProductPageLinksProps) {
  const text = useText()
  if (pages <= 1) return null
  const address = (to: number) => {
    const search = new URLSearchParams()
    if (siteType !== 'all') search.set('type', siteType)
    if (to > 1) search.set('page', String(to))
    return search.size > 0 ? `/products?${search}` : '/products'
  }
  return (
    <nav aria-label={text('catalogue.list.pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Button asChild tone="secondary" icon="arrow-left">
          <Link to={address(page - 1)} rel="prev">
            {text('catalogue.list.previous')}
          </Link>
        </Button>
      )}
      <span className="figure">
        {page} / {pages}
      </span>
      {page < pages && (
        <Button asChild tone="secondary" iconAfter="arrow-right">
          <Link to={address(page + 1)} rel="next">
            {text('catalogue.list.next')}
          </Link>
        </Button>
      )}
    </nav>
  )
}
