import { useEffect } from 'react'

/**
 * What Radix's dialogs keep the page behind them from scrolling with, in place of `react-style-singleton` (vite.config.ts): that
 * one writes a `<style>` element, which the policy of our pages forbids; a style sheet made by a script is allowed.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return function Style({ styles }: { readonly styles: string }) {
    useEffect(() => {
      users += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}
