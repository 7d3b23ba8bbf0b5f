import type { Language } from '#kernel/language.ts'

/** Names the build in every answer that a device may keep: what lacks it is somebody else's, a hotspot's that asks for money, say. */
export const buildHeader = 'x-build'

/** Where the page stands that is shown in the place of one that was never seen. */
export const offlinePath = (language: Language): string => `/offline/${language}`

/** Where it stands what a device keeps beside what was seen, for the one who asks. */
export const neededPath = '/offline/needed'

/** Addresses that a device keeps, so that the audit and the simulator work without a network. */
export type Needed = {
  readonly pages: readonly string[]
  readonly files: readonly string[]
  /** The prices among them are of their day. */
  readonly lists: readonly string[]
}

/** Lists and things of the API whose answer depends on the address and on the content alone. */
export const publicLists =
  /^\/api\/(?:appliances(?:\/by-category)?|appliance-presets|places|smart-solar-plan\/tables|featured|typical-(?:needs(?:\/[\w-]+)?|places\/[\w-]+)|products(?:\/(?:\d+(?:\/loads)?|count|choices|loads))?|product-categories|posts(?:\/[\w-]+)?|news|proven-solutions(?:\/\d+)?|testimonials|company|legal\/[\w-]+)(?:\?(.*))?$/

/** Those that change with a new version of the site at most. */
export const timelessLists = /^\/api\/(?:appliances|places)\b/

/** What a visit to a path shows is a page: neither a file, nor of the API, nor of the back office. */
export function isPage(pathname: string): boolean {
  return !/^\/(?:admin|api|offline|download)\/|^\/admin$|\.\w+$/.test(pathname)
}

/** A page that a device keeps: none of one person, none that answers a question. */
export function isKeptPage(pathname: string): boolean {
  return isPage(pathname) && !/^\/(?:financing\/.|search|test-recommendation)/.test(pathname)
}

/** Addresses that stand in a document, by how a device comes to keep what they name. */
export type Named = {
  readonly scripts: readonly string[]
  /** Pictures and letters: kept where they were loaded. */
  readonly shown: readonly string[]
}

/** What a document, or a part of one, names. */
export function namedIn(html: string): Named {
  const all = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path))]
  return {
    scripts: all(/"(\/assets\/[\w./-]+)/g),
    shown: all(/["(](\/(?:fonts|pictures|media)\/[\w./-]+)/g),
  }
}
