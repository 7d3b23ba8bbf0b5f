import type { ReactNode } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { Photograph } from '#business/company/ui/photograph.tsx'
import { chatLink } from '#kernel/brand.ts'
import { countries, type Country } from '#kernel/country.ts'
import { callLink } from '#kernel/phone-links.ts'
import { Flag } from '../../../shell/flag.tsx'

/** The office of each country, the visitor's own first (words of the contact page). */
export function Offices({ children }: { children?: ReactNode }) {
  const text = useText()
  const { country } = useVisitor()
  return (
    <Section title={text('contact.offices.title')}>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {countries
          .toSorted((a, b) => Number(b === country) - Number(a === country))
          .map((its) => (
            <OfficeCard key={its} country={its} />
          ))}
      </div>
      {children}
    </Section>
  )
}

/** How the office of a country is reached, when it is open, and under which numbers it is registered. */
function OfficeCard({ country }: { country: Country }) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { language } = useVisitor()
  const office = contacts[country]
  return (
    <Card>
      <Photograph slot={country} className="mb-4 aspect-16/9" />
      <h3 className="flex items-center gap-3">
        <Flag country={country} />
        {office.name[language]}
      </h3>
      <dl className="mt-2 grid sm:mt-4 sm:grid-cols-2 sm:gap-4">
        <Row label={text('contact.office.address')}>
          <address className="w-full not-italic">{office.address[language]}</address>
          <a
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: office.address[language] })}`}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-1.5"
          >
            <Icon name="pin" />
            {text('contact.office.map')}
            <span className="sr-only"> {text('contact.chat.newTab')}</span>
          </a>
        </Row>
        <Row label={text('contact.office.phone')}>
          {office.phoneNumbers.map((phone) => (
            <Contact key={phone} href={callLink(phone)} words={phone} />
          ))}
          <a
            href={chatLink(office, '')}
            target="_blank"
            rel="noopener noreferrer"
            className="link flex min-h-11 w-fit items-center gap-1.5 md:min-h-8"
          >
            <Icon name="chat" />
            WhatsApp
            <span className="sr-only"> {text('contact.chat.newTab')}</span>
          </a>
        </Row>
        <Row label={text('contact.office.email')}>
          {Object.values(brand.emails).map((email) => (
            <Contact key={email} href={`mailto:${email}`} words={email} />
          ))}
        </Row>
        <Row label={text('contact.office.hours')}>
          <span className="block text-balance first-letter:uppercase">{office.hours.long[language]}</span>
        </Row>
      </dl>
      {office.registration && <p className="mt-4 text-sm text-muted">{office.registration}</p>}
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted max-sm:sr-only">{label}</dt>
      <dd className="flex-wrap gap-x-4 max-sm:flex">{children}</dd>
    </div>
  )
}

function Contact({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} className="link flex min-h-11 w-fit items-center wrap-anywhere md:min-h-8">
      {words}
    </a>
  )
}
