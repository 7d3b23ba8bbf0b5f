/** Whether an address is one that a link in a post may lead to: the web, a mailbox, a telephone, a place of the site. */
export function isLinkTarget(href: string): boolean {
  return /^(https?:|mailto:|tel:|[/?#]|[^:/?#]*([/?#]|$))/i.test(href)
}

/**
 * The address that somebody meant who typed a link: `www.example.com` is on the web, `a@example.com` a mailbox. Null for what no
 * link of ours leads to.
 */
export function linkTargetOf(typed: string): string | null {
  const href = typed.trim()
  if (href === '') return null
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(href)) return `mailto:${href}`
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href)) return `https://${href}`
  // Browsers leave control characters out, so that "java\nscript:" would run.
  return isLinkTarget(href) && !/[\p{Cc}\s]/u.test(href) ? href : null
}
