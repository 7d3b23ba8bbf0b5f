/**
 * The one script inside a document. It puts the page's scripts, which travel inert in a template, to work once the first
 * frame is on the screen: until then the line and the processor are the picture's. A page opened in the background has no
 * frame to wait for. A button that is pressed before they have come is remembered ({@link EarlyPress}), and no form without
 * an address leaves the page meanwhile.
 */
export const starter =
  '{const d=document,of=id=>d.getElementById(id),' +
  "start=()=>d.head.append(of('scripts').content,d.createRange().createContextualFragment(of('entry').textContent));" +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start));' +
  "const w=window;document.addEventListener('click',w.hearPress=e=>{const b=e.target.closest('button');" +
  "b&&(b.type=='button'||!b.form?.hasAttribute('action')&&!e.preventDefault())&&((w.pressed=b).ariaBusy='true')})}"

/** What the starter leaves on the window. */
export type EarlyPress = { hearPress?: (event: Event) => void; pressed?: HTMLElement }

/** A file of the build, and what a browser compares it with before it uses it; the development server's files change. */
export type BuiltFile = { readonly href: string; readonly integrity?: string }

/** Markup for the end of a document's body: `entry` runs after the first frame, with all that it imports under way. */
export function renderLazyScripts([entry, ...imported]: readonly BuiltFile[]): string {
  // Without scripts nothing of it is fetched; what tools look for, a script and its digest, stands where they find it.
  return `<template id="scripts">${imported.map(drawPreload).join('')}</template>
<noscript id="entry">${entry ? drawScript(entry) : ''}</noscript>
<script>${starter}</script>`
}

/** Has a module fetched that another one imports. */
export function drawPreload({ href, integrity }: BuiltFile): string {
  return `<link rel="modulepreload" href="${href}"${digest(integrity)}>`
}

/** Has a module run. */
export function drawScript({ href, integrity }: BuiltFile): string {
  return `<script type="module" src="${href}"${digest(integrity)}></script>`
}

function digest(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}"` : ''
}
