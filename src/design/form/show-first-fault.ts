/** Brings the first wrong field that can be seen to the focus and into sight, above whatever is at the foot: of the window in front, else of the page. */
export function showFirstFault(
  place: ParentNode = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document,
): void {
  const wrong = place.querySelectorAll<HTMLElement>('[aria-invalid="true"]')
  const first = [...wrong].find((field) => field.checkVisibility())
  if (!first) return
  first.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
  // What is taller than its place ends out of sight, and what is wrong with it is said at its end.
  const told = first.getAttribute('aria-describedby')?.split(' ')[0]
  if (told) document.getElementById(told)?.scrollIntoView({ block: 'nearest' })
}
