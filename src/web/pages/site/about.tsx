import { Link } from '#client/link.tsx'
import { CallBand } from '#client/needs-call.tsx'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import { Photograph } from '#business/company/ui/photograph.tsx'
import { installationSteps } from '#business/company/ui/installation-steps.tsx'
import { Button } from '#design/button.tsx'
import { PageHead } from '#design/page-head.tsx'
import { Section } from '#design/section.tsx'
import { Card } from '#design/card.tsx'
import { useCompany } from '#client/company.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { whereWeSell } from '#i18n/where-we-sell.ts'
import { inLanguage } from '#kernel/in-language.ts'
import type { PageModule } from '../../page.ts'
import { Offices } from './contact/offices.tsx'
import { Impact, OfCompany, Team } from './home/company.tsx'
import { type ReactNode } from 'react'

export const messages: MessageContext[] = ['about', 'contact', 'home', 'installation']
export const reading = true

export const queries: PageModule['queries'] = () => [companyQuery()]

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => {
  const values = { where: whereWeSell(text), brand: brand.name }
  return { title: text('about.metaTitle', values), description: text('about.metaDescription', values) }
}

export default function AboutPage() {
  const { brand } = useCompany()
  const text = useText()
  return (
    <>
      <PageHead title={text('shell.footer.about.title')}>
        <p className="max-w-xl sm:text-lg">
          {text('shell.footer.about.text', { where: whereWeSell(text), brand: brand.name })} {text('about.how')}
        </p>
      </PageHead>
      <OfCompany>
        {({ impact, team, claims }) => (
          <>
            <Team members={team} />
            <Project />
            <Impact figures={impact} />
            <Promises warranty={inLanguage(claims.warranty, 'text', text.language)} />
          </>
        )}
      </OfCompany>
      <Offices />
      <CallBand
        title={text('home.banner.title')}
        actions={
          <Button asChild size="lg">
            <Link to="/smart-solar-plan">{text('home.banner.audit')}</Link>
          </Button>
        }
      >
        {text('home.banner.text')}
      </CallBand>
    </>
  )
}

/** How a project goes, from the audit to the day the system runs. */
function Project() {
  const text = useText()
  const audit = { title: text('about.steps.evaluation.title'), words: text('about.steps.evaluation.text') }
  const others = installationSteps.map((step) => ({
    title: text(`installation.${step}.title`),
    words: text(`installation.${step}.ours`),
  }))
  return (
    <Section ground="white" title={text('about.steps.title')}>
      <Photograph slot="crew" className="mb-8 aspect-16/9 max-h-80" />
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[audit, ...others].map(({ title, words }, at) => (
          <li key={title} className="border-t-3 border-sun pt-4">
            <h3>
              {at + 1}. {title}
            </h3>
            <p className="mt-2">{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What is warranted, and who reads what customers send. */
function Promises({ warranty }: { warranty: string }) {
  const text = useText()
  return (
    <div className="container grid gap-4 pt-10 sm:pt-14 md:grid-cols-2 md:gap-6">
      {warranty && (
        <Promised title={text('about.warranty.title')} to="/warranty" more={text('shell.footer.warranty')}>
          {warranty}
        </Promised>
      )}
      <Promised title={text('about.documents.title')} to="/privacy-policy" more={text('about.documents.link')}>
        {text('about.documents.text')}
      </Promised>
    </div>
  )
}

type PromisedProps = { title: string; to: string; more: string; children: ReactNode }

function Promised({ title, to, more, children }: PromisedProps) {
  return (
    <Card>
      <h2 className="text-card">{title}</h2>
      <p>{children}</p>
      <Link to={to} className="link -mb-2 inline-flex min-h-11 items-center">
        {more}
      </Link>
    </Card>
  )
}
