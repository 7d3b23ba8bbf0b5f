import type { PageMeta, PageMetaContext, PageModule, PageRoute } from './page.ts'

/** A page's title and description: those that staff have set for the country and language, else its own. */
export function metaOf({ meta }: PageModule, { path }: PageRoute, context: PageMetaContext): PageMeta {
  const { country, language } = context.visitor
  const own = meta(context)
  return own.isAnswer ? own : { ...own, ...context.company.pages[path]?.[country]?.[language] }
}
