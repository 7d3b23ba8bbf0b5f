import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { sendJson } from '#client/send.ts'
import { useSettled } from '#client/use-settled.ts'
import { errorOf } from '#design/form/field-errors.ts'
import { Markup } from '#design/markup.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'

type RenderedBodyProps = { readonly markdown: string; readonly language: Language; readonly className?: string }

/** A body as its page will show it, drawn by the same renderer while one writes. */
export function RenderedBody({ markdown, language, className = '' }: RenderedBodyProps) {
  const text = useText()
  const settled = useSettled(useDeferredValue(markdown))
  const { data, error } = useQuery({
    queryKey: ['/api/admin/posts/preview', settled],
    queryFn: ({ signal }) =>
      sendJson<{ html: string }>('POST', '/api/admin/posts/preview', { markdown: settled }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <>
      {error && <p className="text-sm text-clay">{errorOf(error, 'markdown') ?? text('admin-posts.preview.failed')}</p>}
      <Markup html={data?.html ?? ''} lang={language} className={`prose ${className}`} />
    </>
  )
}
