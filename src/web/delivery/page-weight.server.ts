import type { PageModule, PageRoute } from '#web/page.ts'
import { formatFileSize } from '#i18n/format.ts'
import type { Visitor } from '#client/visitor.tsx'
import type { DocumentAssets } from './build-assets.server.ts'

/** What a page weighs beside its document, and how its foot tells it once the document has been packed. */
export type PageWeight = {
  /** Bytes as sent of its scripts, letters, and the site's own pictures that are fetched at once. */
  readonly beside: number
  /** The words of the foot before its weight is known. */
  readonly unknown: string
  /** `html` with the weight in its foot; `document` is what it takes, packed, in bytes. */
  readonly fill: (html: string, document: number) => string
}

/** What a page's letters are. */
const font = '/fonts/display.woff2'

/**
 * What the first visit to a page fetches beside its document (brotli): scripts, their style sheet, letters, drawings of the site's own that don't wait to come near; of
 * several sizes a phone's. Photographs of the library come in the size that suits a screen, and are not in it. Null where the build
 * doesn't say what its files weigh.
 */
export function weigh(
  body: string,
  { assets, visitor }: { readonly assets: DocumentAssets; readonly visitor: Visitor },
  route: PageRoute,
  page: PageModule,
  inWords: (size: string) => string,
): PageWeight | null {
  const { bytesOf } = assets
  if (!bytesOf) return null
  const scripts = assets.scripts(route, page, visitor).reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  const styles = page.reading ? 0 : (assets.styleSheet?.bytes ?? 0)
  const pictures = [...new Set(eagerPictures(body))].reduce((sum, href) => sum + bytesOf(href), 0)
  const beside = scripts + styles + pictures + (visitor.savesData ? 0 : bytesOf(font))
  const unknown = inWords('\u{F8FF}')
  return {
    beside,
    unknown,
    fill: (html, document) => html.replace(unknown, inWords(formatFileSize(beside + document, visitor.language))),
  }
}

function eagerPictures(body: string): string[] {
  return [...body.matchAll(/<picture>(?:(?!<\/picture>).)*<\/picture>|<img [^>]*>/gs)].flatMap(([markup]) => {
    if (markup.includes('loading="lazy"')) return []
    const forAll = markup.replace(/<source media="\(prefers-reduced-data[^>]*>/, '')
    const [shown] = [...forAll.matchAll(/src(?:set)?="(\/[^"]+)"/gi)]
    return shown?.[1] ? [shown[1]] : []
  })
}
