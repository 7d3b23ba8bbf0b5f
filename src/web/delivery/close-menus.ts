/** What opens over the page without a script, and is open. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
}

function closeByPress({ target }: Event): void {
  for (const menu of openMenus()) menu.open = target instanceof Node && menu.contains(target)
}

/** Menus close by Escape, which gives the focus back, and by a press elsewhere. To be called as often as one likes. */
export function closeMenus(): void {
  document.addEventListener('keydown', closeByEscape)
  document.addEventListener('pointerdown', closeByPress)
}
