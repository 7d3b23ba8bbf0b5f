import type { WaitingForm, waitingPrefix } from '#business/leads/ui/waiting-forms.ts'
import type { keptPages } from '#client/preference.ts'

/**
 * The one script of the page that stands in for one that was never seen: it says what this device can open without a network, and
 * leaves as soon as there is one.
 */
async function showWhatIsKept(): Promise<void> {
  const store = await caches.open('pages' satisfies typeof keptPages)
  // The one seen last first.
  const kept = (await store.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/offline/')).toReversed()
  const isFor = (path: string) => kept.find(({ url }) => new URL(url).pathname === path)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-page]')]
  for (const link of links) {
    const page = isFor(link.pathname)
    if (page) link.href = page.url
    else link.removeAttribute('href')
    link.parentElement?.toggleAttribute('data-unseen', !page)
  }
  // One page is one entry, whatever else its addresses ask for.
  const byPath = new Map(kept.toReversed().map((page) => [new URL(page.url).pathname, page]))
  for (const { pathname } of links) byPath.delete(pathname)
  const others = kept.filter((page) => byPath.get(new URL(page.url).pathname) === page).slice(0, 12)
  const items = await Promise.all(others.map(async (page) => itemOf(page.url, await store.match(page))))
  const list = document.getElementById('seen')
  list?.append(...items)
  list?.parentElement?.toggleAttribute('hidden', items.length === 0)
}

/** Forms that were filled in without a network wait here too, and can be withdrawn. */
function showWhatWaits(): void {
  const list = document.getElementById('waiting')
  if (!list) return
  const wordsOf = (name: string) => list.getAttribute(`data-${name}`) ?? ''
  const names = Object.keys(localStorage).filter((name) => name.startsWith('waiting ' satisfies typeof waitingPrefix))
  const items = names.map((name) => {
    const { kind, state } = JSON.parse(localStorage.getItem(name) ?? '') as WaitingForm
    const item = document.createElement('li')
    const words = document.createElement('span')
    words.textContent = `${wordsOf(kind)}. ${wordsOf(state)}`
    item.append(words)
    if (state === 'waiting' || state === 'refused') item.append(withdrawal(name, wordsOf('withdraw')))
    return item
  })
  list.replaceChildren(...items)
  list.parentElement?.toggleAttribute('hidden', items.length === 0)
}

function withdrawal(name: string, words: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words
  button.addEventListener('click', () => {
    localStorage.removeItem(name)
    showWhatWaits()
  })
  return button
}

async function itemOf(url: string, page: Response | undefined): Promise<HTMLLIElement> {
  const text = (await page?.text()) ?? ''
  const { title } = new DOMParser().parseFromString(text.slice(0, text.indexOf('</title>') + 8), 'text/html')
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = url
  link.textContent = title.replace(/ \| [^|]*$/, '') || url
  item.append(link)
  return item
}

/** A phone says that it has a network before one is of use: what the worker would say again is asked of the site first. */
async function leaveWithNetwork(): Promise<void> {
  if (!navigator.onLine) return
  await fetch(location.href, { method: 'HEAD' })
  location.reload()
}

const secondsBetween = 5

// Asked for by itself, the page says what it would say.
if (!location.pathname.startsWith('/offline/')) {
  const leave = () => void leaveWithNetwork().catch(() => undefined)
  addEventListener('online', leave)
  setInterval(leave, secondsBetween * 1_000)
  void showWhatIsKept().catch(() => undefined)
  addEventListener('storage', showWhatWaits)
  showWhatWaits()
}
