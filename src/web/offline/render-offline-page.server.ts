import type { WaitingForm } from '#business/leads/ui/waiting-forms.ts'
import { serverText } from '#i18n/server-messages.server.ts'
import type { Company } from '#kernel/brand.ts'
import { escapeMarkup } from '#kernel/clean-text.ts'
import { countries } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { callLink } from '#kernel/phone-links.ts'
import { digestOf } from '#web/delivery/page-headers.server.ts'

/** All that the page needs stands in it: it is fetched once, and kept for the day without a network. */
const style = `*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;color:#0c2230;background:#fbf7ef}
header{background:#0c2230;color:#fff}
header div,main{max-width:46rem;margin:0 auto;padding:1rem}
header div{display:flex;align-items:center;gap:.625rem;font-size:1.25rem;font-weight:700}
svg{width:2.25rem;height:2.25rem;flex:none}
header img{height:2.25rem;max-width:7rem;padding:.25rem;border-radius:.375rem;background:#fff;object-fit:contain}
main{padding-block:2rem 3rem;display:grid;gap:2rem}
h1{margin:0 0 .5rem;font-size:1.875rem;line-height:1.2}
h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.35}
p{margin:0}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.75rem}
a{color:#0e6e4f;font-weight:600}
li a{display:inline-flex;align-items:center;min-height:2.75rem}
.cards{grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
.cards li{padding:.5rem 1rem 1rem;border:1px solid #e6decf;border-radius:.75rem;background:#fff}
.unseen{display:none}
[data-unseen]{color:#40535f}
[data-unseen] a{color:inherit}
[data-unseen] .unseen{display:block}
[data-unseen] .seen{display:none}
.calls li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;border-top:1px solid #e6decf}
small{color:#40535f;font-size:.9375rem}
.again{display:inline-flex;align-items:center;min-height:3rem;margin-top:1rem;padding:0 1.25rem;border-radius:.5rem;background:#f6a821;color:#0c2230;text-decoration:none}
#waiting li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between}
button{min-height:2.75rem;padding:0 1rem;border:1px solid #0c2230;border-radius:.5rem;background:#fff;color:inherit;font:inherit;font-weight:600}
a:focus-visible,button:focus-visible{outline:3px solid #f6a821;outline-offset:2px}
@media print{.again{display:none}}`

const mark =
  '<svg viewBox="0 0 36 36" aria-hidden="true"><path d="M7.5 19.5a10.5 10.5 0 0 1 21 0z" fill="#f6a821"/><g fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"><path d="M2 19.5h32M9.5 19.5 5 31.5h26l-4.5-12M15.5 19.5 14 31.5M20.5 19.5 22 31.5M7.4 25.25h21.2"/></g></svg>'

const waitingWords = [
  'consultation',
  'appointment',
  'order',
  'message',
  'waiting',
  'refused',
  'sent',
  'given_up',
  'withdraw',
] as const satisfies readonly (WaitingForm['kind'] | WaitingForm['state'] | 'withdraw')[]

/** What that page may do: be itself, and ask whether the site answers again. */
export function offlinePagePolicy(script: string): string {
  return [
    "default-src 'none'",
    `script-src '${digestOf(script)}'`,
    `style-src '${digestOf(style)}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The page that stands in for one that this device never saw: what can be done without a network, and whom to call. `logo` is the
 * company's own mark as a PNG.
 */
export function renderOfflinePage(
  language: Language,
  { brand, contacts }: Company,
  logo: Buffer | null,
  script: string,
): string {
  const text = serverText[language]
  const words = (key: Parameters<typeof text>[0]) => escapeMarkup(text(key))
  const card = (path: string, name: 'audit' | 'products' | 'financing') =>
    `<li><a href="${path}" data-page>${words(`server.offline.${name}`)}</a>
<p class="seen"><small>${words(`server.offline.${name}.text`)}</small></p><p class="unseen"><small>${words('server.offline.unseen')}</small></p></li>`
  const calls = countries.flatMap((country) => {
    const { name, phoneNumbers, hours } = contacts[country]
    return phoneNumbers
      .slice(0, 1)
      .map(
        (phone) =>
          `<li><span>${escapeMarkup(name[language])}</span><a href="${callLink(phone)}">${escapeMarkup(phone)}</a><small>${escapeMarkup(hours.short[language])}</small></li>`,
      )
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words('server.offline.title')} | ${escapeMarkup(brand.name)}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#FBF7EF">
<style>${style}</style>
</head>
<body>
<header><div>${logo ? `<img alt="" src="data:image/png;base64,${logo.toString('base64')}">` : mark}${escapeMarkup(brand.name)}</div></header>
<main>
<div><h1>${words('server.offline.title')}</h1>
<p>${words('server.offline.text')}</p>
<a class="again" href="">${words('server.unavailable.link')}</a></div>
<section hidden><h2>${words('server.offline.waiting')}</h2>
<ul id="waiting" ${waitingWords.map((name) => `data-${name}="${words(`server.offline.waiting.${name}`)}"`).join(' ')}></ul></section>
<section><h2>${words('server.offline.here')}</h2>
<ul class="cards">${card('/smart-solar-plan', 'audit')}
${card('/products', 'products')}
${card('/financing', 'financing')}</ul></section>
<section hidden><h2>${words('server.offline.seen')}</h2>
<ul id="seen"></ul></section>
<section><h2>${words('server.offline.call')}</h2>
<ul class="calls">${calls.join('\n')}</ul></section>
</main>
<script>${script}</script>
</body>
</html>
`
}
