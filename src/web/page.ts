import type { ComponentType } from 'react'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isRefusal } from '#client/api-error.ts'
import type { Visitor } from '#client/visitor.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import type { Company } from '#kernel/brand.ts'

export type PageParams = Readonly<Record<string, string | undefined>>

export type PageQuery = { readonly queryKey: QueryKey }

/** What the title and description of a page may look at. */
export type PageMetaContext = {
  readonly text: Text
  readonly visitor: Visitor
  readonly company: Company
  readonly params: PageParams
  /** What the address asks for. */
  readonly search?: URLSearchParams
  /** The data of one of the page's queries, if it has arrived. */
  readonly read: <T>(query: PageQuery) => T | undefined
  /** True where there is no such thing, false where it has not come, or could not. */
  readonly isMissing: (query: PageQuery) => boolean
  /** True where it was asked for and could not come. */
  readonly hasFailed: (query: PageQuery) => boolean
}

/** How titles and descriptions look at the data of a page. */
export function dataOf(client: QueryClient): Pick<PageMetaContext, 'read' | 'isMissing' | 'hasFailed'> {
  return {
    read: ({ queryKey }) => client.getQueryData(queryKey),
    isMissing: ({ queryKey }) => isRefusal(client.getQueryState(queryKey)?.error),
    hasFailed: ({ queryKey }) => client.getQueryState(queryKey)?.status === 'error',
  }
}

export type PageMeta = {
  readonly title: string
  readonly description: string
  /** Kept out of search engines. */
  readonly noIndex?: boolean
  /** The address asks for what does not exist, a page beyond the last, say: the document's status is 404. */
  readonly isMissing?: boolean
  /** It tells what became of a form that was sent: no other title may stand for it. */
  readonly isAnswer?: boolean
}

/** A page is a module: its component, the words and data that it needs, its title and description. */
export type PageModule = {
  readonly default: ComponentType<{ readonly params: PageParams }>
  readonly messages: readonly MessageContext[]
  readonly queries?: (params: PageParams, visitor: Visitor, search: URLSearchParams) => readonly PageQuery[]
  readonly meta: (context: PageMetaContext) => PageMeta
  /** A page to be read: its document carries no app, which comes when something is pressed that needs it. */
  readonly reading?: boolean
  /** Its work is done by scripts: who has none is told so, and where to ask instead. */
  readonly needsScript?: boolean
  /** The document's status when it is not 200 (a missing record makes it 404 by itself). */
  readonly status?: number
}

/** A path pattern and the page's file under pages/, without its ending. */
export type PageRoute = { readonly path: string; readonly page: string }

/** A page's title and description: those that staff have set for the country and language, else its own. */
export function metaOf({ meta }: PageModule, { path }: PageRoute, context: PageMetaContext): PageMeta {
  const { country, language } = context.visitor
  const own = meta(context)
  return own.isAnswer ? own : { ...own, ...context.company.pages[path]?.[country]?.[language] }
}
