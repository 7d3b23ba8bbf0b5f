import { useId, useState, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contentLanguages, type ContentLanguage } from '#kernel/language.ts'

/** A text of the other language, in words or, where those hold marks, as it is `drawn`. */
export type SourceText = { readonly label: string; readonly words: string; readonly drawn?: ReactNode }

type SourceBesideProps = {
  /** The language of the fields. */
  readonly into: ContentLanguage
  /** What the form says in another one. */
  readonly textsIn: (language: ContentLanguage) => readonly SourceText[]
  /** The fields. */
  readonly children: ReactNode
}

/** It scrolls by itself, by the keyboard too: what is written stays beside what it is written from. */
const reachable = { tabIndex: 0 }

/** What one translates from, to be read beside the fields, on a phone above them: as it stands in the form now, saved or not. Folded until it is asked for. */
export function SourceBeside({ into, textsIn, children }: SourceBesideProps) {
  const text = useText()
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const language = contentLanguages.find((one) => one !== into) ?? into
  const written = textsIn(language).filter(({ words }) => words.trim() !== '')
  const isShown = isWanted && written.length > 0
  return (
    <div className="grid min-w-0 gap-3">
      {written.length > 0 && (
        <Button
          tone="quiet"
          size="sm"
          icon="globe"
          className="-ml-3 justify-self-start"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setWanted(!isWanted)}
        >
          {text(isShown ? `admin.source.hide.${language}` : `admin.source.show.${language}`)}
        </Button>
      )}
      <div className={isShown ? 'grid gap-5 lg:grid-cols-2 lg:items-start' : ''}>
        {isShown && (
          <section
            id={id}
            data-source
            {...reachable}
            aria-label={text(`admin.source.of.${language}`)}
            className="grid max-h-[40dvh] content-start gap-4 overflow-y-auto rounded-control border border-line bg-sand p-4 lg:sticky lg:top-0 lg:max-h-[70dvh]"
          >
            {written.map(({ label, words, drawn }) => (
              <div key={label} className="grid min-w-0 gap-1">
                <p className="text-sm text-muted">{label}</p>
                {drawn || (
                  <p lang={language} className="wrap-break-word whitespace-pre-line">
                    {words}
                  </p>
                )}
              </div>
            ))}
          </section>
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
