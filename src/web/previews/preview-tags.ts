import { brand } from '#kernel/brand.ts'
import { languages, type Language } from '#kernel/language.ts'
import { escapeMarkup } from '#kernel/escape-markup.ts'
import { previewSize } from './draw-preview.ts'
import type { PagePreview } from './page-preview.server.ts'

/** The languages as the Open Graph protocol names them. */
const localeOf: Readonly<Record<Language, string>> = { fr: 'fr_FR', en: 'en_US' }

type Described = { readonly title: string; readonly description: string }

/** The elements of a head that chats and feeds read. `address` is the page's own, escaped; `publicUrl` the site's. */
export function previewTags(
  preview: PagePreview,
  { title, description }: Described,
  language: Language,
  address: string,
  publicUrl: string,
): string[] {
  const tag = (property: string, content: string | number) =>
    `<meta property="${property}" content="${escapeMarkup(String(content))}">`
  return [
    tag('og:site_name', brand().name),
    tag('og:type', preview.type),
    tag('og:title', title),
    tag('og:description', description),
    `<meta property="og:url" content="${address}">`,
    tag('og:locale', localeOf[language]),
    ...languages.filter((other) => other !== language).map((other) => tag('og:locale:alternate', localeOf[other])),
    tag('og:image', publicUrl + preview.image),
    tag('og:image:type', 'image/png'),
    tag('og:image:width', previewSize.width),
    tag('og:image:height', previewSize.height),
    tag('og:image:alt', preview.alt),
    ...preview.properties.map(([property, content]) => tag(property, content)),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
