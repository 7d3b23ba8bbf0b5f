import { useEffect, useRef } from 'react'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLocalMoment, languageInSentence } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import type { WordsInOneLanguage } from '../../../words/site-message.ts'

type WordShownProps = {
  readonly words: WordsInOneLanguage
  readonly language: Language
  /** Its form was there a moment before: the focus comes back. */
  readonly isLeft: boolean
  readonly onEdit: () => void
}

/** A text in one language as pages show it, the original where it is another, and the way to write it anew. */
export function WordShown({ words: { own, original, alike }, language, isLeft, onEdit }: WordShownProps) {
  const text = useText()
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLeft) edit.current?.focus()
  }, [isLeft])
  const said = own?.text ?? original
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start">
      <div className="relative flex min-h-11 items-baseline gap-3 rounded-control px-2 py-2.5 hover:bg-sand-2">
        <span aria-hidden="true" className="w-5 shrink-0 text-xs font-semibold text-muted uppercase">
          {language}
        </span>
        <p className="min-w-0 wrap-anywhere whitespace-pre-line">
          {/* The whole row is pressed. */}
          <button
            ref={edit}
            type="button"
            aria-label={text('admin-words.edit.of', {
              language: languageInSentence(language, text.language),
              words: said,
            })}
            onClick={onEdit}
            className="text-left after:absolute after:inset-0 after:rounded-control"
          >
            <span lang={language}>{said}</span>
          </button>
          {alike.length > 0 && (
            <span className="text-sm text-muted">{` · ${text('admin-words.alike', { count: alike.length })}`}</span>
          )}{' '}
          {own && <Badge tone="leaf">{text('admin-words.changed')}</Badge>}
        </p>
        <Icon name="edit" className="ml-auto size-4 shrink-0 self-center text-muted" />
      </div>
      {own && (
        <div className="pr-2 pb-2 pl-10">
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">{text('admin-words.original')}</span> <span lang={language}>{original}</span>
          </p>
          <p className="text-sm text-muted">
            {text('admin-words.changed.by', {
              name: own.by,
              moment: formatLocalMoment(new Date(own.at), text.language),
            })}
          </p>
        </div>
      )}
    </div>
  )
}
