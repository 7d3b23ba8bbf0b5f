import type { PageMetaContext } from '../page.ts'

/** A thing of schema.org: its type and properties, as JSON-LD writes them. */
export type SchemaNode = { readonly '@type': string; readonly [property: string]: unknown }

/** What a page's structured data may look at. `publicUrl` is the site's own, without a slash at the end. */
export type StructuredDataContext = PageMetaContext & { readonly publicUrl: string }

/** One JSON-LD document of all that is known; every name is one of schema.org. */
export function structuredDocument(nodes: readonly SchemaNode[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
