import { Section } from '#design/section.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ImpactFigure } from '#business/content/company/impact.ts'
import { inLanguage } from '#business/content/in-language.ts'

/** What the company claims to have done so far. */
export function Impact({ figures }: { figures: readonly ImpactFigure[] }) {
  const text = useText()
  if (figures.length === 0) return null
  return (
    <Section ground="ink" title={text('home.impact.title')}>
      <dl className="grid gap-6 sm:grid-cols-3">
        {figures.map(({ value, label, labelEn }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-sun pl-5">
            <dt className="text-lg">{inLanguage(label, labelEn, text.language)}</dt>
            <dd className="figure font-display text-5xl font-bold text-sun">+{formatNumber(value, text.language)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
