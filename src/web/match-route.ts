import { matchPath } from 'react-router'
import type { PageParams, PageRoute } from './page.ts'
import { notFoundRoute, routes } from './routes.ts'

export type RouteMatch = { readonly route: PageRoute; readonly params: PageParams }

/** The route of a path; the not-found page where none matches. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, params: match.params }
  }
  return { route: notFoundRoute, params: {} }
}
