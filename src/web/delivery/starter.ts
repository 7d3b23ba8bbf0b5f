import type { EarlyPress } from './early-press.ts'

/**
 * The one script inside a document, which the build minifies: it imports nothing. It puts the page's scripts, which travel
 * inert in a template, to work once the first frame is on the screen: until then the line and the processor are the picture's. The app
 * waits for its style sheet, unless that does not come.
 * A page opened in the background has no frame to wait for. A button that is pressed before they have come is remembered, and
 * no form without an address leaves the page meanwhile. The way back from a page that was reloaded is a document of its own,
 * until the app is there to render it. Without a network a link is a visit of its own, which the worker answers: by the page as it
 * was seen, or by what can be done. The worker comes when all else has.
 */
const early = window as EarlyPress

function start(): void {
  const { content } = document.getElementById('scripts') as HTMLTemplateElement
  const entry = document.getElementById('entry')?.textContent ?? ''
  const run = () => document.head.append(document.createRange().createContextualFragment(entry))
  const sheet = content.querySelector('[rel=stylesheet]')
  sheet?.addEventListener('load', run)
  sheet?.addEventListener('error', run)
  document.head.append(content)
  if (!sheet) run()
}

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))

early.hearPress = (event) => {
  const button = (event.target as Element).closest('button')
  if (!button) return
  if (button.type !== 'button') {
    if (button.form?.hasAttribute('action')) return
    event.preventDefault()
  }
  early.pressed = button
  button.ariaBusy = 'true'
}
document.addEventListener('click', early.hearPress)

addEventListener(
  'click',
  (event) => {
    const isKept = !navigator.onLine && navigator.serviceWorker?.controller
    if (isKept && (event.target as Element).closest('a[href^="/"]')) event.stopPropagation()
  },
  true,
)
const keepSite = () => void navigator.serviceWorker?.register('/worker.js').catch(() => undefined)
addEventListener('load', () => setTimeout(keepSite, 3_000))

const address = () => location.pathname + location.search
const shown = address()
early.hearBack = () => {
  if (address() !== shown) location.reload()
}
addEventListener('popstate', early.hearBack)
