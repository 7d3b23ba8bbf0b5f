import { useMutation } from '@tanstack/react-query'
import { reasonOf } from '#design/form/field-errors.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import type { MailName } from '../../mail-name.ts'
import type { MailWords } from '../../mail-record.ts'
import { pathOf } from './mail-queries.ts'

type SendTestProps = { readonly mail: MailName; readonly words: MailWords; readonly language: Language }

/** Sends what is being written, saved or not, to one's own address. */
export function SendTest({ mail, words, language }: SendTestProps) {
  const text = useText()
  const me = useMe()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<{ to: string }>('POST', `${pathOf(mail)}/test`, { words, language }),
    onSuccess: ({ to }) => toast({ title: text('admin-mail-words.test.sent', { to }) }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  return (
    <div className="grid gap-2">
      <Button tone="secondary" icon="mail" className="justify-self-start" loading={isPending} onClick={() => mutate()}>
        {text('admin-mail-words.test', { language: languageInSentence(language, text.language) })}
      </Button>
      <p className="text-sm wrap-anywhere text-muted">
        {text('admin-mail-words.test.text', { email: me?.email ?? '' })}
      </p>
    </div>
  )
}
