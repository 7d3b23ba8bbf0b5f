/**
 * Puts the styles that markup below `root` defers (deferred-styles.ts) to work, as scripts may. It stands alone because every first visit
 * loads it, and little needs the rest.
 */
export function applyDeferredStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
  }
}
