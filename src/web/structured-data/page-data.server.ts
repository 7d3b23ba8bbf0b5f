import type { ProductDetail, Product } from '#business/catalogue/product.ts'
import { productQuery } from '#business/catalogue/ui/product-queries.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { type Post, dateOf, type ListedPost } from '#business/posts/post.ts'
import { postTextIn } from '#business/posts/post-text.ts'
import type { ProvenSolutionDetail } from '#business/solutions/proven-solution.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import {
  offices,
  organization,
  siteAndOffices,
  theOrganization,
  type SchemaNode,
  type StructuredDataContext,
} from './organization.ts'
import { contentLanguageOf, type Language } from '#kernel/language.ts'
import { drawingOf } from '../previews/preview.ts'
import { postPreviewPath, productPreviewPath } from '../previews/preview-address.ts'
import { placeName } from '#business/energy/place-name.ts'
import type { TypicalNeed, TypicalPlace } from '#business/energy/typical-needs.ts'
import { needInWords } from '#business/energy/ui/need-in-words.ts'
import { typicalNeedQuery, typicalPlaceQuery } from '#business/energy/ui/typical-queries.ts'
import { faq } from '#business/company/faq/faq.ts'
import { countryTable } from '#kernel/country.ts'
import type { Visitor } from '#client/visitor.tsx'

/** By a route's path: what its page tells beside the company. Not in the page's module: no browser is to fetch it. */
const dataOf: Readonly<Record<string, (context: StructuredDataContext) => readonly SchemaNode[]>> = {
  '/': ({ publicUrl, company, visitor }) => siteAndOffices(publicUrl, company, visitor.language),
  '/contact': ({ publicUrl, company, visitor }) => siteAndOffices(publicUrl, company, visitor.language),
  '/about': aboutPage,
  '/faq': ({ publicUrl, visitor }) => [faqPage(publicUrl, visitor.language)],
  '/products/:id': dataOfProduct,
  '/news/:slug': dataOfPost,
  '/solutions/:id': dataOfSolution,
  '/solar-for/:need': dataOfNeed,
  '/solar-in/:place': dataOfPlace,
}

/** What the page of a route tells search engines of itself and of the company. */
export function pageData(path: string, context: StructuredDataContext): SchemaNode[] {
  return [organization(context.publicUrl, context.company.brand), ...(dataOf[path]?.(context) ?? [])]
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
  const name = inLanguage(solution, 'title', visitor.language)
  return [wayTo(context, 'shell.nav.solutions', '/solutions', { name, key: solution.id })]
}

/** What answers a need: the products that do it, priced whole, with what they take. */
function dataOfNeed(context: StructuredDataContext): SchemaNode[] {
  const { publicUrl, visitor, params, read, text } = context
  const need = read<TypicalNeed>(typicalNeedQuery(params['need'] ?? '', visitor.country))
  if (!need) return []
  const name = inLanguage(need, 'name', visitor.language)
  const systems = [need.withoutGrid, need.withGrid].flatMap((system) => system ?? [])
  const list: SchemaNode = {
    '@type': 'ItemList',
    name: text('typical.need.title', { name: needInWords(need, text) }),
    itemListElement: systems.map(({ id, ...system }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: inLanguage(system, 'name', visitor.language),
      url: `${publicUrl}/products/${id}?lang=${visitor.language}&country=${visitor.country}`,
    })),
  }
  return [list, wayTo(context, 'typical.list.title', '/solar-for', { name, key: need.key })]
}

function dataOfPlace(context: StructuredDataContext): SchemaNode[] {
  const { publicUrl, params, read, text } = context
  const at = read<TypicalPlace>(typicalPlaceQuery(params['place'] ?? ''))
  if (!at) return []
  const { place } = at
  const name = placeName(place, place.country)
  const trail = [
    { name: text('shell.nav.home'), path: '/' },
    { name: text('typical.list.title'), path: '/solar-for' },
    { name, path: `/solar-in/${place.key}` },
  ]
  return [breadcrumbList(publicUrl, trail)]
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

/** A news item or blog post in a language. Built-in ones are by a team; where nobody is named it is the company. */
function articleData(publicUrl: string, post: ListedPost, language: Language): SchemaNode {
  const { title, excerpt, author, tags } = postTextIn(post, language)
  const { id, slug, type, updatedAt, thumbnailUrl } = post
  const hasPhotograph = thumbnailUrl !== null && drawingOf(thumbnailUrl) === null
  return {
    '@type': type === 'news' ? 'NewsArticle' : 'BlogPosting',
    headline: title,
    description: excerpt,
    keywords: tags,
    inLanguage: language,
    datePublished: dateOf(post),
    dateModified: updatedAt,
    author: author ? { '@type': id < 0 ? 'Organization' : 'Person', name: author } : theOrganization(publicUrl),
    publisher: theOrganization(publicUrl),
    mainEntityOfPage: `${publicUrl}/news/${slug}?lang=${language}`,
    image: hasPhotograph ? new URL(thumbnailUrl, publicUrl).href : publicUrl + postPreviewPath(post, language),
  }
}

/** The way to a page from the home page: names in the visitor's language, and paths. */
function breadcrumbList(
  publicUrl: string,
  trail: readonly { readonly name: string; readonly path: string }[],
): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  }
}

/** The page about the company, and what it is about: the company and the office of each country. */
function aboutPage({ publicUrl, company, visitor: { language }, text }: StructuredDataContext): SchemaNode[] {
  return [
    {
      '@type': 'AboutPage',
      '@id': `${publicUrl}/about?lang=${language}`,
      name: text('shell.footer.about.title'),
      inLanguage: language,
      mainEntity: theOrganization(publicUrl),
    },
    ...offices(publicUrl, company, language),
  ]
}

/** The frequent questions with their answers as they stand on the page. */
function faqPage(publicUrl: string, language: Language): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${publicUrl}/faq?lang=${language}`,
    inLanguage: language,
    mainEntity: faq
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question[contentLanguageOf(language)],
        acceptedAnswer: { '@type': 'Answer', text: answer[contentLanguageOf(language)].join('\n\n') },
      })),
  }
}

/** A product, and the offer of it in the visitor's country; no offer where it has no price there. */
function productData(publicUrl: string, product: Product, visitor: Visitor): SchemaNode {
  const { name, description } = productWords(product, visitor.language)
  const { imageUrl, manufacturer, price, currency } = product
  const offer = price !== null && {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      url: `${publicUrl}/products/${product.id}?lang=${visitor.language}&country=${visitor.country}`,
      areaServed: countryTable[visitor.country].region,
      seller: theOrganization(publicUrl),
    },
  }
  return {
    '@type': 'Product',
    name,
    description,
    sku: product.slug,
    image: new URL(imageUrl ?? productPreviewPath(product, visitor), publicUrl).href,
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer } }),
    ...offer,
  }
}
