import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'

type SourceLineProps = {
  readonly of: { readonly source: string; readonly sourceEn: string; readonly sourceUrl: string }
  readonly message: 'home.source' | 'content.solutions.source'
}

/** From where a figure is known, with the way there if it can be read. */
export function SourceLine({ of: told, message }: SourceLineProps) {
  const text = useText()
  const words = text(message, { source: inLanguage(told, 'source', text.language) })
  if (!told.sourceUrl) return words
  return (
    <a href={told.sourceUrl} rel="noopener" className="underline">
      {words}
    </a>
  )
}
