import type { PageElement } from './parsed-page.ts'

/** An address that a page names: one that its visitor may follow, or one that the browser loads by itself. */
export type PageLink = { readonly url: URL; readonly kind: 'followed' | 'loaded' }

const loadingAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  embed: ['src'],
  object: ['data'],
}
/** Relations of a `<link>` that only tell of another address. */
const telling = /^(?:canonical|alternate)$/
const telledImages = /^(?:og:image|og:url|twitter:image)$/

/** Every address that the elements of the page at `base` name. */
export function linksOf(elements: readonly PageElement[], base: URL): PageLink[] {
  return elements.flatMap((element) => namedBy(element).map(({ to, kind }) => ({ url: new URL(to, base), kind })))
}

type Named = { readonly to: string; readonly kind: PageLink['kind'] }

function namedBy({ tag, attributes, text }: PageElement): Named[] {
  const value = (name: string): string[] => {
    const written = attributes.get(name)
    if (written === undefined) return []
    return name === 'srcset' ? written.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '') : [written]
  }
  const followed = (...to: string[]) => to.map((address): Named => ({ to: address, kind: 'followed' }))
  const loaded = (...to: string[]) => to.map((address): Named => ({ to: address, kind: 'loaded' }))

  if (tag === 'a' || tag === 'area') return followed(...value('href'))
  // What is posted is no page.
  if (tag === 'form') return attributes.get('method') === 'post' ? [] : followed(...value('action'))
  if (tag === 'link') return (telling.test(attributes.get('rel') ?? '') ? followed : loaded)(...value('href'))
  if (tag === 'meta') return telledImages.test(attributes.get('property') ?? '') ? followed(...value('content')) : []
  if (tag === 'style') return loaded(...addressesInStyle(text))
  const inStyle = addressesInStyle(attributes.get('style') ?? '')
  return loaded(...(loadingAttributes[tag] ?? []).flatMap(value), ...inStyle)
}

function addressesInStyle(css: string): string[] {
  const named = [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address]) => address ?? '')
  return named.filter((address) => !address.startsWith('data:'))
}
