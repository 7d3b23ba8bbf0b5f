import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf, staleRecord } from '#design/form/field-errors.ts'
import { TextArea } from '#design/text-area.tsx'
import { toast } from '#design/toast.ts'
import { languageInSentence } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import { longestFor, type SiteMessage, type WordsInOneLanguage } from '../../../words/site-message.ts'

type WordFormProps = {
  readonly message: SiteMessage
  readonly language: Language
  /** Where the text is written to. */
  readonly path: string
  readonly onUnsaved: (isUnsaved: boolean) => void
  readonly onSaved: (saved: SiteMessage) => void
  readonly onClose: () => void
}

/** A text in one language to be written anew, beside the original; what is wrong with it is said under it. */
export function WordForm({ message, language, path, onUnsaved, onSaved, onClose }: WordFormProps) {
  const text = useText()
  const words = message.words[language]
  const { own, original } = words
  const [written, setWritten] = useState(own?.text ?? original)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = useMutation({
    mutationFn: (updatedAt: string | null) => sendJson<SiteMessage>('PUT', path, { text: written, updatedAt }),
    onSuccess: (saved) => {
      toast({ title: text('admin-words.saved') })
      onSaved(saved)
    },
    onError: () => field.current?.focus(),
  })
  const restore = useMutation({
    mutationFn: () => sendJson('DELETE', path, {}),
    onSuccess: () => {
      toast({ title: text('admin-words.restored') })
      onSaved({ ...message, words: { ...message.words, [language]: { ...words, own: null } } })
    },
    onError: () => toast({ tone: 'error', title: text('shell.error.text') }),
  })
  const theirs = staleRecord<SiteMessage>(save.error)?.words[language]
  const failure = theirs ? undefined : failureOf(save.error, text('shell.error.text'))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate((theirs ?? words).own?.at ?? null)
  }
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-3">
      <Field
        label={text('admin-words.field', { language: languageInSentence(language, text.language) })}
        hint={hintOf(words, text)}
        error={faultOf(save.error, words, written, text)}
        required
      >
        <TextArea
          ref={field}
          lang={language}
          rows={2}
          autoComplete="off"
          value={written}
          onChange={({ target: { value } }) => {
            setWritten(value)
            onUnsaved(value !== (own?.text ?? original))
          }}
        />
      </Field>
      <p className="rounded-control bg-sand-2 px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
        <span className="text-muted">{text('admin-words.original')}</span> <span lang={language}>{original}</span>
      </p>
      {message.isLegal && <p className="text-sm text-clay-deep">{text('admin-words.legal')}</p>}
      {theirs && (
        <Banner tone="info" title={text('admin-words.stale', { words: theirs.own?.text ?? theirs.original })} />
      )}
      {failure && <Banner tone="error" title={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={save.isPending}>
          {text('admin.save')}
        </Button>
        <Button tone="secondary" size="sm" onClick={onClose}>
          {text('admin.cancel')}
        </Button>
        {own && (
          <Button tone="quiet" size="sm" loading={restore.isPending} onClick={() => restore.mutate()}>
            {text('admin-words.restore')}
          </Button>
        )}
      </div>
    </form>
  )
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function hintOf({ needs, original }: WordsInOneLanguage, text: Text): string {
  const hasCases = /, (?:plural|select),/.test(original)
  const told = [
    hasCases && text('admin-words.needs.cases'),
    needs.length > 0 && !hasCases && text('admin-words.needs', { names: inBraces(needs) }),
    text('admin-words.length', { count: longestFor(original) }),
  ]
  return told.filter((line) => line !== false).join(' ')
}

/** What the server says is wrong, naming what is missing. */
function faultOf(error: unknown, { needs }: WordsInOneLanguage, written: string, text: Text): string | undefined {
  const said = errorOf(error, 'text')
  const missing = needs.filter((name) => !written.includes(`{${name}`))
  return said && missing.length > 0 && written.trim() !== ''
    ? text('admin-words.error.missing', { names: inBraces(missing) })
    : said
}
