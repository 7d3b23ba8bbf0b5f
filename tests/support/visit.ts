import { type Browser, type Page, type Response, chromium } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { Text } from '#i18n/text.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { findChromium } from './chromium.ts'
import { watchFaults } from './page-faults.ts'
import { wordsOf } from './words.ts'

/** The sizes that every screen is looked at in. */
export const phone = { width: 360, height: 740 }
export const desk = { width: 1280, height: 800 }

export type VisitOptions = {
  readonly language?: Language
  readonly country?: Country
  readonly viewport?: { width: number; height: number }
  /** What the browser asks for; the visit's own language unless given. */
  readonly browserLanguage?: string
  readonly javaScriptEnabled?: boolean
  /** What the browser says with every request. */
  readonly extraHTTPHeaders?: Readonly<Record<string, string>>
  /** True where the browser keeps the site for days without a network; its requests then can't be taken over by a test. */
  readonly keepsSite?: boolean
}

export type Visit = {
  readonly page: Page
  /** The words of the visit's language. */
  readonly say: Text
  /** Goes to a path and resolves when the page answers to clicks. */
  readonly open: (path: string) => Promise<Response | null>
  /** Says that a fault like this is what the test wants. */
  readonly forgive: (fault: RegExp) => void
}

const patienceMs = 60_000

/**
 * Visits for the tests of a file. The answered function starts a visit in a fresh profile: on a phone, in French,
 * from Nigeria. A test fails by any warning or error on the console, any uncaught error, failed answer (5xx) or request
 * to another host during its visits. Without `siteUrl` they go to the site that all journeys share.
 */
export function visits(siteUrl = () => inject('siteUrl')): (options?: VisitOptions) => Promise<Visit> {
  return async (options) => start(await sharedBrowser(), siteUrl(), options)
}

let launched: Promise<Browser> | undefined

/** One browser for all files of a worker: to launch one costs what a visit does. It ends with the worker. */
const sharedBrowser = () => (launched ??= findChromium().then((found) => chromium.launch(found)))

async function start(browser: Browser, baseURL: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    language = 'fr',
    country = 'cm',
    viewport = phone,
    browserLanguage = language,
    javaScriptEnabled,
    extraHTTPHeaders = {},
    keepsSite = false,
  } = options
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: browserLanguage,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { ...extraHTTPHeaders },
    serviceWorkers: keepsSite ? 'allow' : 'block',
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
  })
  context.setDefaultTimeout(patienceMs)
  // The defaults come without a cookie, as with a first visit.
  const choices = { ...(language !== 'fr' && { language }), ...(country !== 'cm' && { country }) }
  await context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url: baseURL })))
  await context.addInitScript(tellMismatches)
  const page = await context.newPage()
  const { forgive, check } = watchFaults(page, baseURL)
  onTestFinished(async () => {
    await context.close()
    check()
  })
  const open = async (path: string) => {
    const response = await page.goto(path)
    if (javaScriptEnabled !== false) await answersToClicks(page)
    return response
  }
  return { page, say: await wordsOf(language), open, forgive }
}

/** Tells on the console what hydration changed in what the server rendered: Preact mends it without a word. */
export function tellMismatches(): void {
  const markup = () => {
    const root = document.getElementById('root')
    const names = Array.from(root?.querySelectorAll('*') ?? [], ({ localName }) => localName)
    return { names: names.join(' '), words: root?.textContent ?? '' }
  }
  let rendered: ReturnType<typeof markup> | undefined
  const mark = performance.mark.bind(performance)
  performance.mark = (name, options) => {
    if (name === 'hydrate') rendered ??= markup()
    if (name === 'hydrated' && rendered) {
      const hydrated = markup()
      for (const part of ['names', 'words'] as const) {
        const [was, is] = [rendered[part], hydrated[part]]
        let at = 0
        while (at < was.length && was[at] === is[at]) at++
        const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
        if (was !== is) console.error(`hydration mismatch (${part}): “${around(was)}” became “${around(is)}”`)
      }
      rendered = undefined
    }
    return mark(name, options)
  }
}

/** A module that is imported again has run. In a string, because the runner of the tests rewrites imports. */
const readingScriptRan = `(async () => {
  const script = document.querySelector('script[src*="/reading-"]')
  if (script) await import(script.src)
})()`

/** The app says when it has hydrated; React marks what it has rendered, in the back office. A page to be read has no app to wait for. */
export async function answersToClicks(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('script[src*="/reading-"]')) return true
    if (document.querySelector('#root[data-interactive]')) return true
    const inside = document.querySelector('main > *')
    return inside !== null && Object.keys(inside).some((key) => key.startsWith('__reactFiber$'))
  })
  await page.evaluate(readingScriptRan)
}
