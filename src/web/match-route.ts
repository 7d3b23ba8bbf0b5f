import { matchPath } from 'react-router'
import type { PageParams, PageRoute } from './page.ts'
import { notFoundRoute, routes } from './routes.ts'

export type RouteMatch = { readonly route: PageRoute; readonly params: PageParams }

/** The route of a path as an address has it, its parameters decoded; the not-found page where none matches. */
export function matchRoute(pathname: string): RouteMatch {
  const path = decodePath(pathname)
  for (const route of routes) {
    const match = matchPath(route.path, path)
    if (match) return { route, params: match.params }
  }
  return { route: notFoundRoute, params: {} }
}

/** As the router decodes: name by name, so that an encoded slash stays inside its name. */
function decodePath(pathname: string): string {
  const decodeName = (name: string) => decodeURIComponent(name).replaceAll('/', '%2F')
  try {
    return pathname.split('/').map(decodeName).join('/')
  } catch {
    return pathname
  }
}
