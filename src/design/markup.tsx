import { useLayoutEffect, useRef } from 'react'
import { applyHeldStyles } from './apply-held-styles.ts'
import { holdStyles } from './held-styles.ts'

type MarkupProps = { readonly html: string; readonly lang?: string | undefined; readonly className: string }

/** HTML as the server sanitised it, with the looks that its author gave it. */
export function Markup({ html, lang, className }: MarkupProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) applyHeldStyles(element.current)
  }, [html])
  return <div ref={element} lang={lang} className={className} dangerouslySetInnerHTML={{ __html: holdStyles(html) }} />
}
