import { useQuery } from '@tanstack/react-query'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { SourceLine } from './source-line.tsx'
import { companyQuery } from './company-queries.ts'

/** What the company says of its service, in figures; nothing where it says none. */
export function Claims() {
  const text = useText()
  const { data } = useQuery(companyQuery())
  const figures = data?.claims.figures ?? []
  if (figures.length === 0) return null
  return (
    <ul aria-label={text('content.solutions.claims')} className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {figures.map((figure) => (
        <li key={figure.label} className="rounded-card border border-line bg-white px-4 py-3 sm:p-5">
          <span className="figure block font-display text-2xl font-bold sm:text-4xl text-leaf">
            {inLanguage(figure, 'value', text.language)}
          </span>
          <span className="block text-sm">{inLanguage(figure, 'label', text.language)}</span>
          <span className="text-sm text-muted">
            <SourceLine of={figure} message="content.solutions.source" />
          </span>
        </li>
      ))}
    </ul>
  )
}
