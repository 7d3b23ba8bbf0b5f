import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#client/visitor.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { Markup } from '#design/markup.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { inLanguage, languageWritten } from '#kernel/in-language.ts'
import type { LegalTextName, ToldLegalText } from '../legal/told-legal-text.ts'
import { legalTextQuery } from './company-queries.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { callLink } from '#kernel/phone-links.ts'

/** A legal text as a document: when it took effect, what it says, whom to write to. */
export function LegalPage({ name }: { name: LegalTextName }) {
  const text = useText()
  const { data, isError, refetch } = useQuery(legalTextQuery(name))
  return (
    <article className="container max-w-3xl py-10 sm:py-14">
      {data && <LegalBody legal={data} />}
      {isError && <LoadFailure title={text('shell.error.title')} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" aria-label={text('shell.loading')}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      <Questions />
    </article>
  )
}

/** The body as the server sanitised it; in another language where it is not written in the reader's. */
function LegalBody({ legal }: { legal: ToldLegalText }) {
  const text = useText()
  const { language } = text
  const { version, effective } = legal
  const written = languageWritten(legal, 'content', language)
  return (
    <>
      <h1>{inLanguage(legal, 'title', language)}</h1>
      <p className="mt-3 text-muted">
        {text('content.legal.effective', { date: formatLongDate(effective, language), version })}
      </p>
      <Markup
        html={inLanguage(legal, 'content', language)}
        lang={written === language ? undefined : written}
        className="prose mt-8"
      />
    </>
  )
}

function Questions() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { phoneNumbers, address, hours } = contacts[country]
  const phone = phoneNumbers[0] ?? ''
  const { support } = brand.emails
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{text('content.legal.contact')}</h2>
      <p className="mt-2">
        <a className="link" href={`mailto:${support}`}>
          {support}
        </a>{' '}
        ·{' '}
        <a href={callLink(phone)} className="link whitespace-nowrap">
          {phone}
        </a>
      </p>
      <p className="mt-1 text-muted">
        {address[language]} · {hours.long[language]}
      </p>
    </section>
  )
}
