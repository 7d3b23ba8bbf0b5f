import type { Language } from '#kernel/language.ts'
import { forgetFailedPages, loadPage } from './load-page.ts'
import { matchRoute } from './match-route.ts'

/** Fetches a page's code when a finger or the pointer comes near a link to it. */
export function warmLinks(language: Language): void {
  const warm = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    forgetFailedPages()
    loadPage(matchRoute(link.pathname).route, language).catch(() => undefined)
  }
  document.addEventListener('touchstart', warm, { passive: true })
  document.addEventListener('pointerover', warm, { passive: true })
}
