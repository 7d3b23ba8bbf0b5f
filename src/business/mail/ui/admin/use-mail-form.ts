import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { languages, type Language } from '#kernel/language.ts'
import type { MailPart } from '../../mail-name.ts'
import type { MailRecord } from '../../mail-record.ts'
import { mailListQuery, mailQuery, pathOf } from './mail-queries.ts'
import { wholeWords } from './whole-words.ts'

/** A mail's words while they are edited; `onRefused` is told the language of the first part that the server refused. */
export function useMailForm(record: MailRecord, onRefused: (language: Language) => void) {
  const text = useText()
  const client = useQueryClient()
  const [edited, setEdited] = useState(record)
  const [words, setWords] = useState(() => wholeWords(record))
  const save = useMutation({
    mutationFn: (updatedAt: string | null) => sendJson<MailRecord>('PUT', pathOf(record.mail), { words, updatedAt }),
    onSuccess: async (saved) => {
      begin(saved)
      toast({ title: text('admin.saved') })
      await client.invalidateQueries({ queryKey: mailListQuery().queryKey })
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.problem?.errors?.[0]?.path : undefined
      const language = languages.find((each) => wrong?.startsWith(`words.${each}.`))
      if (language) onRefused(language)
    },
  })
  const begin = (saved: MailRecord) => {
    client.setQueryData(mailQuery(saved.mail).queryKey, saved)
    setEdited(saved)
    setWords(wholeWords(saved))
    save.reset()
  }
  return {
    /** The version that is edited. */
    edited,
    words,
    save,
    /** Goes on from another version. */
    begin,
    write: (language: Language, part: MailPart, written: string) => {
      save.reset()
      setWords((was) => ({ ...was, [language]: { ...was[language], [part]: written } }))
    },
    undo: () => begin(edited),
    isChanged: JSON.stringify(words) !== JSON.stringify(wholeWords(edited)),
  }
}
