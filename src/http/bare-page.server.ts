import { createHash } from 'node:crypto'
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
