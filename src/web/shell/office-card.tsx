import type { ReactNode } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import { brand, contactOf } from '#kernel/brand.ts'
import type { Country } from '#kernel/country.ts'
import { callLink } from '#kernel/phone-links.ts'
import { Flag } from './flag.tsx'

/** How the office of a country is reached, and when it is open (words of the contact page). */
export function OfficeCard({ country }: { country: Country }) {
  const text = useText()
  const { language } = useVisitor()
  const office = contactOf(country)
  return (
    <Card>
      <h3 className="flex items-center gap-3">
        <Flag country={country} />
        {office.name[language]}
      </h3>
      <dl className="mt-4 grid gap-4">
        <Row label={text('contact.office.address')}>
          <address className="not-italic">{office.address[language]}</address>
        </Row>
        <Row label={text('contact.office.phone')}>
          {office.phoneNumbers.map((phone) => (
            <Contact key={phone} href={callLink(phone, country)} words={phone} />
          ))}
        </Row>
        <Row label={text('contact.office.email')}>
          {Object.values(brand().emails).map((email) => (
            <Contact key={email} href={`mailto:${email}`} words={email} />
          ))}
        </Row>
        <Row label={text('contact.office.hours')}>
          <span className="block first-letter:uppercase">{office.hours.long[language]}</span>
        </Row>
      </dl>
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Contact({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} className="link flex min-h-11 w-fit items-center wrap-anywhere">
      {words}
    </a>
  )
}
