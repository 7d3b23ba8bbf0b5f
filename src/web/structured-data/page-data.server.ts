import type { ProductDetail } from '#business/catalogue/product.ts'
import { productQuery } from '#business/catalogue/ui/product-queries.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import { inLanguage } from '#business/content/in-language.ts'
import type { Post } from '#business/content/posts/post.ts'
import { postTextIn } from '#business/content/posts/post-text.ts'
import type { ProvenSolutionDetail } from '#business/content/solutions/proven-solution.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { articleData } from './article-data.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { faqPage } from './faq-page.ts'
import { organization, siteAndOffices } from './organization.ts'
import { productData } from './product-data.ts'
import type { SchemaNode, StructuredDataContext } from './schema-node.ts'

/** By a route's path: what its page tells beside the company. Not in the page's module: no browser is to fetch it. */
const dataOf: Readonly<Record<string, (context: StructuredDataContext) => readonly SchemaNode[]>> = {
  '/': ({ publicUrl, visitor }) => siteAndOffices(publicUrl, visitor.language),
  '/contact': ({ publicUrl, visitor }) => siteAndOffices(publicUrl, visitor.language),
  '/faq': ({ publicUrl, visitor }) => [faqPage(publicUrl, visitor.language)],
  '/products/:id': dataOfProduct,
  '/news/:slug': dataOfPost,
  '/solutions/:id': dataOfSolution,
}

/** What the page of a route tells search engines of itself and of the company. */
export function pageData(path: string, context: StructuredDataContext): SchemaNode[] {
  return [organization(context.publicUrl), ...(dataOf[path]?.(context) ?? [])]
}

function dataOfProduct(context: StructuredDataContext): SchemaNode[] {
  const { publicUrl, visitor, params, read } = context
  const product = read<ProductDetail>(productQuery(params['id'] ?? '', visitor.country))
  if (!product) return []
  const { name } = productWords(product, visitor.language)
  const way = wayTo(context, 'shell.nav.products', '/products', { name, key: product.id })
  return [productData(publicUrl, product, visitor), way]
}

function dataOfPost(context: StructuredDataContext): SchemaNode[] {
  const { publicUrl, visitor, params, read } = context
  const post = read<Post>({ queryKey: [`/api/posts/${encodeURIComponent(params['slug'] ?? '')}`] })
  if (!post) return []
  const name = postTextIn(post, visitor.language).title
  const way = wayTo(context, 'shell.nav.news', '/news', { name, key: post.slug })
  return [articleData(publicUrl, post, visitor.language), way]
}

function dataOfSolution(context: StructuredDataContext): SchemaNode[] {
  const { visitor, params, read } = context
  const id = encodeURIComponent(params['id'] ?? '')
  const solution = read<ProvenSolutionDetail>({ queryKey: [`/api/proven-solutions/${id}`] })
  if (!solution) return []
  const name = inLanguage(solution.title, solution.titleEn, visitor.language)
  return [wayTo(context, 'shell.nav.solutions', '/solutions', { name, key: solution.id })]
}

/** Home, the list, the record: `key` is its id or slug under the list's path. */
function wayTo(
  { publicUrl, text }: StructuredDataContext,
  list: MessageKey,
  path: string,
  { name, key }: { readonly name: string; readonly key: string | number },
): SchemaNode {
  return breadcrumbList(publicUrl, [
    { name: text('shell.nav.home'), path: '/' },
    { name: text(list), path },
    { name, path: `${path}/${key}` },
  ])
}
