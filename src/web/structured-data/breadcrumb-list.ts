import type { SchemaNode } from './schema-node.ts'

/** The way to a page from the home page: names in the visitor's language, and paths. */
export function breadcrumbList(
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
