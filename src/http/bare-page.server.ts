import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { inEveryLanguage, serverText } from '#i18n/server-messages.server.ts'
import { escapeMarkup } from '#kernel/clean-text.ts'
import { defaultLanguage, languages, perLanguage, type Language, type Localized } from '#kernel/language.ts'

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#0C2230;background:#FBF7EF;max-width:36rem;margin:4rem auto;padding:0 1rem}' +
  'a{color:#0E6E4F}'

/** The policy of a page that is nothing but its words. */
export const barePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Words = { readonly title: string; readonly text: string }

/** A page for the case that nothing else can be drawn: every language, no file to fetch. `links` stand before the one to the home page. */
export function renderBarePage(status: number, words: Localized<Words>, links = ''): string {
  const others = languages.filter((language) => language !== defaultLanguage)
  const own = words[defaultLanguage]
  return `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title><style>${style}</style></head>
<body><h1>${escapeMarkup(own.title)}</h1><p>${escapeMarkup(own.text)}</p>
${others.map((language) => `<p lang="${language}"><b>${escapeMarkup(words[language].title)}.</b> ${escapeMarkup(words[language].text)}</p>`).join('\n')}
<p>${links}<a href="/">${inEveryLanguage('server.home')}</a></p></body></html>
`
}

/** The refusals that people who opened an address in a browser are told in words instead of one line of plain text. */
const told = [404, 405, 414] as const

/** Gives browsers a bare page where an address is refused in plain text, which programs get. */
export const refuseInWords: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  const refused = told.find((known) => known === status)
  if (!refused || !headers.get('content-type')?.startsWith('text/plain')) return
  headers.append('vary', 'accept')
  if (!c.req.header('accept')?.includes('text/html')) return
  const own = new Headers(headers)
  own.set('content-type', 'text/html; charset=utf-8')
  own.set('content-security-policy', barePagePolicy)
  own.delete('content-length')
  const words = (language: Language) => ({
    title: serverText[language](`server.refused.${refused}.title`),
    text: serverText[language](`server.refused.${refused}.text`),
  })
  // Given two responses, Hono would merge the headers of both.
  c.res = undefined
  c.res = new Response(renderBarePage(status, perLanguage(words)), { status, headers: own })
}
