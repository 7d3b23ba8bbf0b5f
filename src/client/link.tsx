import { useEffect, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string
  /** What the page that it leads to can lead back to. */
  readonly from?: string
}

/**
 * A link to a page of the site, which is shown without a new document where {@link useFollowedLinks} is. A page has a hundred: the
 * router's own link, each of which resolves its address, took a fifth of a catalogue's hydration.
 */
export function Link({ to, from = '', children, ...attributes }: LinkProps) {
  return (
    <a href={to} data-link={from} {...attributes}>
      {children}
    </a>
  )
}

/** Follows every {@link Link} of the document that is pressed, unless it is to open elsewhere. */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-link]')
      const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || isElsewhere || event.defaultPrevented || link.target) return
      event.preventDefault()
      const { pathname, search, hash, href } = link
      const { link: from } = link.dataset
      void navigate({ pathname, search, hash }, { replace: href === location.href, state: from ? { from } : null })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
