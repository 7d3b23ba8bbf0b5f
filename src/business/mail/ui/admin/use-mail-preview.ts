import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendJson } from '#client/send.ts'
import { useSettled } from '#client/use-settled.ts'
import type { Language } from '#kernel/language.ts'
import type { MailName } from '../../mail-name.ts'
import type { MailPreview, MailWords } from '../../mail-record.ts'
import { pathOf } from './mail-queries.ts'

/**
 * The mail of what is being written, once one pauses. While something in it is wrong, `error` says what and the last one that
 * could be drawn stays.
 */
export function useMailPreview(mail: MailName, words: MailWords, language: Language) {
  const settled = useSettled(words)
  const path = `${pathOf(mail)}/preview`
  const { data, error, refetch } = useQuery({
    queryKey: [path, language, settled],
    queryFn: ({ signal }) => sendJson<MailPreview>('POST', path, { language, words: settled }, { signal }),
    gcTime: 0,
  })
  const [last, setLast] = useState<{ language: Language; preview: MailPreview } | null>(null)
  if (data && data !== last?.preview) setLast({ language, preview: data })
  return { preview: data ?? (last?.language === language ? last.preview : undefined), error, refetch }
}
