import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { escapeMarkup } from '#kernel/escape-markup.ts'

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#0C2230;background:#FBF7EF;max-width:36rem;margin:4rem auto;padding:0 1rem}' +
  'a{color:#0E6E4F}'

/** The policy of a page that is nothing but its words. */
export const barePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Words = { readonly title: string; readonly text: string }

/** A page for the case that nothing else can be drawn: both languages, no file to fetch. `links` stand before the one to the home page. */
export function drawBarePage(status: number, fr: Words, en: Words, links = ''): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title><style>${style}</style></head>
<body><h1>${escapeMarkup(fr.title)}</h1><p>${escapeMarkup(fr.text)}</p>
<p lang="en"><b>${escapeMarkup(en.title)}.</b> ${escapeMarkup(en.text)}</p>
<p>${links}<a href="/">Accueil / <span lang="en">Home</span></a></p></body></html>
`
}

/** What people who opened an address in a browser are told instead of one line of plain text. */
const refusals: Readonly<Record<number, { readonly fr: Words; readonly en: Words }>> = {
  404: {
    fr: {
      title: 'Page introuvable',
      text: 'Cette adresse ne mène à aucune page. Vérifiez-la, ou repartez de l’accueil.',
    },
    en: {
      title: 'Page not found',
      text: 'This address leads to no page. Check it, or start again from the home page.',
    },
  },
  405: {
    fr: { title: 'Envoi impossible à cette adresse', text: 'Cette page ne reçoit rien. Repartez de l’accueil.' },
    en: { title: 'Nothing can be sent here', text: 'This page takes nothing in. Start again from the home page.' },
  },
  414: {
    fr: { title: 'Adresse trop longue', text: 'Cette adresse est trop longue pour être lue. Repartez de l’accueil.' },
    en: { title: 'Address too long', text: 'This address is too long to be read. Start again from the home page.' },
  },
}

/** Gives browsers a bare page where an address is refused in plain text, which programs get. */
export const refuseInWords: MiddlewareHandler = async (c, next) => {
  await next()
  const { status, headers } = c.res
  const words = refusals[status]
  if (!words || !headers.get('content-type')?.startsWith('text/plain')) return
  headers.append('vary', 'accept')
  if (!c.req.header('accept')?.includes('text/html')) return
  const own = new Headers(headers)
  own.set('content-type', 'text/html; charset=utf-8')
  own.set('content-security-policy', barePagePolicy)
  own.delete('content-length')
  // Given two responses, Hono would merge the headers of both.
  c.res = undefined
  c.res = new Response(drawBarePage(status, words.fr, words.en), { status, headers: own })
}
