import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { asked } from '#client/query-client.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf, staleRecord } from '#design/form/field-errors.ts'
import { TextArea } from '#design/text-area.tsx'
import { toast } from '#design/toast.ts'
import { languageInSentence } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import {
  isLegal,
  longestFor,
  type SiteMessage,
  type SiteMessagePage,
  type TextPlace,
  type WordsInOneLanguage,
} from '../../../words/site-message.ts'

type WordFormProps = {
  readonly message: SiteMessage
  readonly language: Language
  /** Where texts are read. */
  readonly listPath: string
  readonly onUnsaved: (isUnsaved: boolean) => void
  /** `isEverywhere`: those that said the same were saved with it. */
  readonly onSaved: (saved: SiteMessage, isEverywhere: boolean) => void
  readonly onClose: () => void
}

/** A text in one language to be written anew, beside the original; what is wrong with it is said under it. */
export function WordForm({ message, language, listPath, onUnsaved, onSaved, onClose }: WordFormProps) {
  const text = useText()
  const client = useQueryClient()
  const words = message.words[language]
  const { own, original } = words
  const path = `${listPath}/${message.key}/${language}`
  const [written, setWritten] = useState(own?.text ?? original)
  const [isTicked, setTicked] = useState(true)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [theirs, setTheirs] = useState<WordsInOneLanguage>()
  const { alike } = theirs ?? words
  const isEverywhere = isTicked && alike.length > 0
  const count = 1 + alike.length
  const save = useMutation({
    mutationFn: (updatedAt: string | null) =>
      sendJson<SiteMessage>('PUT', path, { text: written, everywhere: isEverywhere, updatedAt }),
    onSuccess: (saved) => {
      toast({ title: isEverywhere ? text('admin-words.saved.everywhere', { count }) : text('admin-words.saved') })
      onSaved(saved, isEverywhere)
    },
    onError: (error) => {
      setTheirs(staleRecord<SiteMessage>(error)?.words[language])
      field.current?.focus()
    },
  })
  const restore = useMutation({
    mutationFn: async () => {
      await sendJson('DELETE', isEverywhere ? `${path}?everywhere=true` : path, {})
      // With the original come those that never said anything else.
      const known = asked<SiteMessagePage>(`${listPath}?q=${encodeURIComponent(message.key)}`)
      const restored = await client.query(known).catch(() => undefined)
      return restored?.items[0] ?? { ...message, words: { ...message.words, [language]: { ...words, own: null } } }
    },
    onSuccess: (restored) => {
      toast({ title: isEverywhere ? text('admin-words.restored.everywhere', { count }) : text('admin-words.restored') })
      onSaved(restored, isEverywhere)
    },
    onError: () => toast({ tone: 'error', title: text('shell.error.text') }),
  })
  const failure = theirs ? undefined : failureOf(save.error, text('shell.error.text'))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate((theirs ?? words).own?.at ?? null)
  }
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-3 px-2 py-3">
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
      {alike.length > 0 && (
        <AlikeField places={alike} isOwn={own !== null} isEverywhere={isTicked} onChange={setTicked} />
      )}
      {(message.isLegal || (isEverywhere && alike.some(({ key }) => isLegal(key)))) && (
        <p className="text-sm text-clay-deep">{text('admin-words.legal')}</p>
      )}
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

type AlikeFieldProps = {
  /** Where the same words stand too. */
  readonly places: readonly TextPlace[]
  /** Staff wrote them: there is an original to go back to. */
  readonly isOwn: boolean
  readonly isEverywhere: boolean
  readonly onChange: (isEverywhere: boolean) => void
}

/** Where else a text stands, by part of the site, and whether it is to be changed there too. */
function AlikeField({ places, isOwn, isEverywhere, onChange }: AlikeFieldProps) {
  const text = useText()
  const areas = [...Map.groupBy(places, ({ area }) => area)]
  return (
    <div className="rounded-control border border-line px-3">
      <Disclosure look="plain" summary={text('admin-words.alike', { count: places.length })}>
        <ul className="list-disc pl-5 text-sm">
          {areas.map(([area, those]) => (
            <li key={area}>
              {text(`admin-words.area.${area}`)}
              {those.length > 1 && <span className="text-muted tabular-nums"> × {those.length}</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
      <Checkbox
        label={text('admin-words.everywhere')}
        hint={isOwn && text('admin-words.everywhere.restore')}
        checked={isEverywhere}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
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
