import { useLayoutEffect, useRef } from 'react'
import { applyDeferredStyles } from './apply-deferred-styles.ts'
import { deferStyles } from './deferred-styles.ts'

type MarkupProps = { readonly html: string; readonly lang?: string | undefined; readonly className: string }

/** HTML as the server sanitised it, with the looks that its author gave it. */
export function Markup({ html, lang, className }: MarkupProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) applyDeferredStyles(element.current)
  }, [html])
  return <div ref={element} lang={lang} className={className} dangerouslySetInnerHTML={{ __html: deferStyles(html) }} />
}
