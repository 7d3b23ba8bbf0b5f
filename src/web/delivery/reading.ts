import { prefersOther, rememberAsked, rememberPreference, restoreCookies } from '#client/preference.ts'
import { defaultLanguage, isLanguage } from '#kernel/language.ts'
import { isSomethingWaiting } from '#business/leads/ui/waiting-mark.ts'
import { closeMenus } from './close-menus.ts'
import { hearNoMore, takeEarlyPress } from './early-press.ts'

/**
 * The whole script of a page that is there to be read: its links and disclosures work by themselves, and the app is
 * fetched only when the visitor presses something that needs it, which is then pressed again. A search is a form that works
 * by itself too.
 */
const needsApp = 'button:not([action="/search"] button), [role="button"]'
const shown = document.documentElement.lang
const language = isLanguage(shown) ? shown : defaultLanguage
let app: Promise<void> | undefined

function wake(): Promise<void> {
  app ??= Promise.all([import('./hydrate.tsx'), bringStyles()]).then(([{ hydratePage }]) => hydratePage())
  app.catch(() => (app = undefined))
  return app
}

/** Brings the rules that the document's own style lacks; without them the app is better there than not at all. */
async function bringStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLTemplateElement>('#styles')?.content.querySelector('link')
  if (!sheet) return
  document.head.append(sheet)
  await new Promise((settle) => {
    sheet.addEventListener('load', settle)
    sheet.addEventListener('error', settle)
  })
}

function pressed(event: Event): HTMLElement | null {
  const element = event.target instanceof Element ? event.target.closest(needsApp) : null
  return element instanceof HTMLElement ? element : null
}

function start(): void {
  rememberAsked(location.search)
  if (restoreCookies()) return location.reload()
  const hint = document.getElementById('language-hint')
  if (hint && prefersOther(language)) hint.hidden = false
  const stay = hint?.querySelector('button')

  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  const warm = (event: Event) => void (pressed(event) && wake().catch(() => undefined))
  const press = (event: Event) => {
    const element = pressed(event)
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (hint && element === stay) {
      rememberPreference('language', language)
      hint.hidden = true
      return
    }
    element.setAttribute('aria-busy', 'true')
    const pressAgain = () => {
      listening.abort()
      element.click()
    }
    void wake()
      .then(pressAgain, () => undefined)
      .finally(() => element.removeAttribute('aria-busy'))
  }
  document.addEventListener('pointerdown', warm, options)
  document.addEventListener('click', press, options)
  hearNoMore()
  closeMenus()
  // Most pages have no contents: they load no script for them.
  if (document.querySelector('[data-contents]')) {
    void import('#client/follow-sections.ts').then(({ followSections }) => followSections())
  }
  takeEarlyPress()?.click()
  if (isSomethingWaiting()) void wake().catch(() => undefined)
}

start()
