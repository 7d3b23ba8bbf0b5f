import type { ProductDetail } from '#business/catalogue/product.ts'
import { productQuery } from '#business/catalogue/ui/product-queries.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { dateOf, type Post } from '#business/posts/post.ts'
import { postTextIn } from '#business/posts/post-text.ts'
import type { ProvenSolutionDetail } from '#business/solutions/proven-solution.ts'
import { formatMoney } from '#kernel/money.ts'
import type { PageMetaContext } from '../page.ts'
import { postPreviewPath, productPreviewPath, sitePreviewPath, solutionPreviewPath } from './preview-address.ts'
import { whereWeSell } from '#i18n/where-we-sell.ts'

/** What a chat or a feed is told of a page beside its title: the Open Graph protocol's names. */
export type PagePreview = {
  readonly type: 'website' | 'article' | 'product'
  /** Path of its picture, and what can be read in it. */
  readonly image: string
  readonly alt: string
  /** Further properties of the type. */
  readonly properties: readonly (readonly [property: string, content: string | number])[]
}

/** By a route's path. Not in the page's module: no browser is to fetch it. */
const previewOf: Readonly<Record<string, (context: PageMetaContext) => PagePreview | null>> = {
  '/products/:id': previewOfProduct,
  '/news/:slug': previewOfPost,
  '/solutions/:id': previewOfSolution,
}

/** The preview of a route's page; that of the site where it has none of its own, or its record is missing. */
export function pagePreview(path: string, context: PageMetaContext): PagePreview {
  return previewOf[path]?.(context) ?? previewOfSite(context)
}

function previewOfSite({ visitor, company, text }: PageMetaContext): PagePreview {
  const alt = text('shell.footer.about.text', { where: whereWeSell(text), brand: company.brand.name })
  return { type: 'website', image: sitePreviewPath(visitor), alt, properties: [] }
}

function previewOfProduct({ visitor, params, read }: PageMetaContext): PagePreview | null {
  const product = read<ProductDetail>(productQuery(params['id'] ?? '', visitor.country))
  if (!product) return null
  const { name } = productWords(product, visitor.language)
  const { price, currency } = product
  const image = productPreviewPath(product, visitor)
  if (price === null) return { type: 'product', image, alt: name, properties: [] }
  return {
    type: 'product',
    image,
    alt: `${name}, ${formatMoney({ amount: price, currency })}`,
    properties: [
      ['product:price:amount', price],
      ['product:price:currency', currency],
    ],
  }
}

function previewOfPost({ visitor: { language }, params, read }: PageMetaContext): PagePreview | null {
  const post = read<Post>({ queryKey: [`/api/posts/${encodeURIComponent(params['slug'] ?? '')}`] })
  if (!post) return null
  const { title, category } = postTextIn(post, language)
  return {
    type: 'article',
    image: postPreviewPath(post, language),
    alt: title,
    properties: [
      ['article:published_time', dateOf(post)],
      ['article:modified_time', post.updatedAt],
      ['article:section', category],
    ],
  }
}

function previewOfSolution({ visitor: { language }, params, read }: PageMetaContext): PagePreview | null {
  const id = encodeURIComponent(params['id'] ?? '')
  const solution = read<ProvenSolutionDetail>({ queryKey: [`/api/proven-solutions/${id}`] })
  if (!solution) return null
  const title = inLanguage(solution, 'title', language)
  return { type: 'article', image: solutionPreviewPath(solution.id, language), alt: title, properties: [] }
}
