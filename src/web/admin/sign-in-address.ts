/** The sign-in page, from which one comes back to a place of the back office. */
export function signInAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const place = pathname + search
  return place === '/admin' ? '/admin/login' : `/admin/login?next=${encodeURIComponent(place)}`
}

/** Where to go once signed in: a place of the back office, whatever the address was made to say. */
export function placeAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/admin(\/[\w/-]*)?(\?[^\s\\]*)?$/.test(next) && !next.startsWith('/admin/login') ? next : '/admin'
}
