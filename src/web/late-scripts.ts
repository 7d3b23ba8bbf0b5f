/**
 * The one script inside a document. It puts the page's scripts, which travel inert in a template, to work once the first
 * frame is on the screen: until then the line and the processor are the picture's. A page opened in the background has no
 * frame to wait for. A button that is pressed before they have come is remembered ({@link EarlyPress}), and no form without
 * an address leaves the page meanwhile.
 */
export const starter =
  "{const start=()=>document.head.append(document.getElementById('scripts').content);" +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start));' +
  "const w=window;document.addEventListener('click',w.hearPress=e=>{const b=e.target.closest('button');" +
  "b&&(b.type=='button'||!b.form?.hasAttribute('action')&&!e.preventDefault())&&((w.pressed=b).ariaBusy='true')})}"

/** What the starter leaves on the window. */
export type EarlyPress = { hearPress?: (event: Event) => void; pressed?: HTMLElement }

/** Markup for the end of a document's body: `entry` runs after the first frame, with all that it imports under way. */
export function drawLateScripts([entry, ...imported]: readonly string[]): string {
  const preloads = imported.map((file) => `<link rel="modulepreload" href="${file}">`)
  const scripts = [...preloads, `<script type="module" src="${entry}"></script>`]
  return `<template id="scripts">${scripts.join('')}</template>
<script>${starter}</script>`
}
