import { useVisitor } from '#client/visitor.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { brand, contactOf } from '#kernel/brand.ts'
import type { LegalText } from '../legal/legal-text.ts'

/** A legal text as a document: when it took effect, its sections, whom to write to. */
export function LegalPage({ legal }: { legal: LegalText }) {
  const text = useText()
  const { country } = useVisitor()
  const { language } = text
  const phone = contactOf[country].phoneNumbers[0] ?? ''
  return (
    <article className="container max-w-3xl py-10 sm:py-14">
      <h1>{legal.title[language]}</h1>
      <p className="mt-3 text-muted">
        {text('content.legal.effective', { date: formatLongDate(legal.effective, language), version: legal.version })}
      </p>
      <ol className="mt-8 grid gap-8">
        {legal.sections[language].map(({ title, paragraphs, points = [] }, index) => (
          <li key={title}>
            <h2 className="text-2xl">
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 leading-relaxed">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-3 list-disc pl-6">
                {points.map((point) => (
                  <li key={point} className="mt-1">
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <section className="mt-10 border-t border-line pt-6">
        <h2 className="text-xl">{text('content.legal.contact')}</h2>
        <p className="mt-2">
          <a className="link" href={`mailto:${brand.emails.support}`}>
            {brand.emails.support}
          </a>{' '}
          · <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
        <p className="mt-4 text-sm">
          <a className="link inline-flex min-h-11 items-center" href="/download">
            {text('content.legal.source')}
          </a>
        </p>
      </section>
    </article>
  )
}
