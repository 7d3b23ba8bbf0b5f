import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { errorOf } from '#business/accounts/ui/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { useSettled } from '#client/use-settled.ts'
import { Markup } from '#design/markup.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'

/** A body as its page will show it, drawn by the same renderer while one writes. */
export function BodyPreview({ markdown, language }: { markdown: string; language: Language }) {
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
    <section aria-label={text('admin-posts.preview')} className="rounded-control border border-line bg-sand p-4 sm:p-6">
      {error && <p className="text-sm text-clay">{errorOf(error, 'markdown') ?? text('admin-posts.preview.failed')}</p>}
      <Markup html={data?.html ?? ''} lang={language} className="prose mx-auto max-w-3xl" />
    </section>
  )
}
