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
    <footer className="on-ink mt-12 [overflow-anchor:none] lg:[&_a]:min-h-8 print:hidden">
      <div className="container grid gap-1 pt-3 pb-1 text-sm md:grid-cols-3 md:gap-10 md:py-12">
        <section className="grid content-start gap-3 md:gap-4">
          <Logo brand={brand} />
          <h2 className="sr-only">{text('shell.footer.about.title')}</h2>
          <p className="max-w-md">{text('shell.footer.about.text', { where: whereWeSell(text), brand: brand.name })}</p>
        </section>
        <nav id="site-links" aria-labelledby="site-links-title" className="grid content-start gap-4">
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
    // On a desk the button stands below all that is told, on a phone beside the heading.
    <section
      id="contact"
      className="flex flex-wrap content-start items-center justify-between gap-x-4 gap-y-2 md:gap-4"
    >
      <h2 className="text-h4">{text('shell.footer.contact.title')}</h2>
      <address className="grid w-full max-md:order-1 not-italic lg:[line-height:2rem]">
        <span>{contact.address[language]}</span>
        <span className="first-letter:uppercase">{contact.hours.long[language]}</span>
        <span>
          {contact.phoneNumbers.map((number, at) => (
            <Fragment key={number}>
              {at > 0 && ' / '}
              <a href={callLink(number)} className="inline-flex min-h-7 items-center whitespace-nowrap underline">
                {number}
              </a>
            </Fragment>
          ))}
        </span>
        <span className="flex flex-wrap gap-x-4 wrap-anywhere max-md:gap-x-3 max-md:text-xs">
          {Object.values(brand.emails).map((email) => (
            <a key={email} href={`mailto:${email}`} className="flex min-h-7 items-center underline">
              {email}
            </a>
          ))}
        </span>
      </address>
      <Button tone="quiet" className="border noscript:hidden" onClick={() => openExpertDialog()}>
        {text('shell.footer.expert')}
      </Button>
    </section>
  )
}

const year = new Date().getFullYear()

/** What the page weighs, which only the server knows: what it wrote there stays. */
const toldByServer = { __html: '' }

function Copyright() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const { name, registration } = contacts[country]
  const values = { year, brand: brand.name, country: name[language] }
  return (
    <div className="container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-field py-1 text-xs">
        <p>
          {text('shell.footer.copyright', values)}
          {registration && ` ${registration}`} <span id="weight" dangerouslySetInnerHTML={toldByServer} />
        </p>
        <ul aria-label={text('shell.footer.legal')} className="flex flex-wrap gap-x-6">
          {legalLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-7 items-center underline-offset-4 hover:underline">
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
