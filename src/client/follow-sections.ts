/** Marks in the contents of an article the part that is being read; answers what ends it. */
export function followSections(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const topOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1))?.getBoundingClientRect().top
  // Each part has a link in both of the article's lists of them.
  const mark = () => {
    const read = links.findLast((link) => (topOf(link) ?? Infinity) < innerHeight / 3)
    for (const link of links) {
      if (link.hash === read?.hash) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const hearing = new AbortController()
  if (links.length > 0) document.addEventListener('scroll', mark, { signal: hearing.signal, passive: true })
  mark()
  return () => hearing.abort()
}
