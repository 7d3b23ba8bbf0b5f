import { useEffect, useRef } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { formatLocalMoment, languageInSentence, languageName } from '#i18n/format.ts'
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
      <div className="flex items-center gap-2 text-sm text-muted">
        {languageName(language, text.language)}
        {own && <Badge tone="leaf">{text('admin-words.changed')}</Badge>}
        <Button
          ref={edit}
          tone="quiet"
          size="sm"
          className="-mr-3 ml-auto"
          aria-label={text('admin-words.edit.of', {
            language: languageInSentence(language, text.language),
            words: said,
          })}
          onClick={onEdit}
        >
          {text('admin-words.edit')}
        </Button>
      </div>
      <p lang={language} className="font-semibold wrap-anywhere whitespace-pre-line">
        {said}
      </p>
      {alike.length > 0 && <p className="text-sm text-muted">{text('admin-words.alike', { count: alike.length })}</p>}
      {own && (
        <>
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">{text('admin-words.original')}</span> <span lang={language}>{original}</span>
          </p>
          <p className="text-sm text-muted">
            {text('admin-words.changed.by', {
              name: own.by,
              moment: formatLocalMoment(new Date(own.at), text.language),
            })}
          </p>
        </>
      )}
    </div>
  )
}
