import { Fragment } from 'react'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Logo } from '#design/logo.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { footerNavigation, legalLinks } from './navigation.ts'
import { whereWeSell } from '#i18n/where-we-sell.ts'
import { callLink } from '#kernel/phone-links.ts'

/** About, quick links, contact, and the copyright line. */
export function Footer() {
  const { brand } = useCompany()
  const text = useText()
  return (
    <footer className="on-ink mt-12 [overflow-anchor:none] print:hidden">
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-3 pt-6 pb-4 text-sm md:grid-cols-3 md:gap-10 md:py-12">
        <section className="grid content-start gap-3">
          <span className="max-md:hidden">
            <Logo brand={brand} />
          </span>
          <h2 className="sr-only">{text('shell.footer.about.title')}</h2>
          <p className="max-w-md">{text('shell.footer.about.text', { where: whereWeSell(text), brand: brand.name })}</p>
        </section>
        <nav id="site-links" aria-labelledby="site-links-title">
          <h2 id="site-links-title" className="text-h4 max-md:hidden">
            {text('shell.footer.links.title')}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4">
            {footerNavigation.map(({ to, label }) => (
              <li key={to} className={to === '/search' ? 'hidden noscript:block' : undefined}>
                <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:underline">
                  {text(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ContactSection />
      </div>
      <Copyright />
    </footer>
  )
}

function ContactSection() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const contact = contacts[country]
  return (
    <section id="contact" className="grid content-start">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-h4">{text('shell.footer.contact.title')}</h2>
        <Button
          tone="quiet"
          className="border border-white/60 hover:border-white noscript:hidden"
          onClick={() => openExpertDialog()}
        >
          {text('shell.footer.expert')}
        </Button>
      </div>
      <address className="grid not-italic">
        <span>{contact.address[language]}</span>
        <span className="first-letter:uppercase">{contact.hours.long[language]}</span>
        <span>
          {contact.phoneNumbers.map((number, at) => (
            <Fragment key={number}>
              {at > 0 && ' / '}
              <a href={callLink(number)} className="inline-flex min-h-11 items-center whitespace-nowrap underline">
                {number}
              </a>
            </Fragment>
          ))}
        </span>
        <span className="flex flex-wrap gap-x-4 wrap-anywhere">
          {Object.values(brand.emails).map((email) => (
            <a key={email} href={`mailto:${email}`} className="flex min-h-11 items-center underline">
              {email}
            </a>
          ))}
        </span>
      </address>
    </section>
  )
}

const year = new Date().getFullYear()

function Copyright() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { name, registration } = contacts[country]
  const values = { year, brand: brand.name, country: name[language] }
  return (
    <div className="container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-white/20 pt-2 text-xs">
        <p>
          {text('shell.footer.copyright', values)}
          {registration && ` ${registration}`}
        </p>
        <ul aria-label={text('shell.footer.legal')} className="grid grid-cols-2 gap-x-6 max-sm:w-full sm:flex">
          {legalLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-8 items-center underline-offset-4 hover:underline">
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
