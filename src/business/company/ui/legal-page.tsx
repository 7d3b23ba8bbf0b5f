import { useQuery } from '@tanstack/react-query'
import { useVisitor } from '#client/visitor.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { Icon } from '#design/icon.tsx'
import { Markup } from '#design/markup.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { languageWritten } from '#kernel/language-written.ts'
import { contentsOf, type Section } from '../legal/contents-of.ts'
import type { LegalTextName, ToldLegalText } from '../legal/told-legal-text.ts'
import { legalTextQuery } from './company-queries.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { callLink } from '#kernel/phone-links.ts'

/** A legal text as a document: when it took effect, what it says, whom to write to. */
export function LegalPage({ name }: { name: LegalTextName }) {
  const text = useText()
  const { data, isError, refetch } = useQuery(legalTextQuery(name))
  return (
    <article className="container pt-6 pb-10 sm:pt-8 sm:pb-14 lg:grid lg:beside-contents">
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

/** The body as the server sanitised it, and its sections; in another language where it is not written in the reader's. */
function LegalBody({ legal }: { legal: ToldLegalText }) {
  const text = useText()
  const { language } = text
  const { version, effective } = legal
  const written = languageWritten(legal, 'content', language)
  const lang = written === language ? undefined : written
  const { sections, html } = contentsOf(inLanguage(legal, 'content', language))
  return (
    <>
      <header className="col-span-full">
        <h1>{inLanguage(legal, 'title', language)}</h1>
        <p className="mt-3 text-muted">
          {text('content.legal.effective', { date: formatLongDate(effective, language), version })}
        </p>
      </header>
      <details className="group mt-6 rounded-card border border-line bg-white lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
          {text('content.legal.contents')}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <Contents sections={sections} lang={lang} className="border-t border-line px-4 py-2" />
      </details>
      <Markup html={html} lang={lang} className="prose mt-8 max-w-180 [&_h2]:mt-10" />
      <nav
        aria-label={text('content.legal.contents')}
        className="sticky top-24 mt-8 hidden self-start border-l border-line pl-5 lg:block print:hidden"
      >
        <p className="mb-2 font-semibold">{text('content.legal.contents')}</p>
        <Contents sections={sections} lang={lang} />
      </nav>
    </>
  )
}

type ContentsProps = { sections: readonly Section[]; lang: string | undefined; className?: string }

function Contents({ sections, lang, className }: ContentsProps) {
  return (
    <ol lang={lang} className={className}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-2.5 leading-snug hover:underline">
            {heading}
          </a>
        </li>
      ))}
    </ol>
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
      <h2 className="text-card">{text('content.legal.contact')}</h2>
      <p>
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
