import { useVisitor } from '#client/visitor.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { chatLink } from '#kernel/brand.ts'
import { callLink } from '#kernel/phone-links.ts'

/** The ways to whom to ask about an application, the quickest first. */
export function useSupportLinks() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const phone = contacts[country].phoneNumbers[0] ?? ''
  const message = text('eligibility.support.message', { brand: brand.name })
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
  return [
    {
      icon: 'chat',
      to: { href: chatLink(contacts[country], message), ...elsewhere },
      words: text('eligibility.support.chat'),
    },
    { icon: 'phone', to: { href: callLink(phone) }, words: phone },
    { icon: 'mail', to: { href: `mailto:${brand.emails.support}` }, words: brand.emails.support },
  ] as const
}

/** Whom to ask about an application. */
export function EligibilitySupport() {
  const text = useText()
  const links = useSupportLinks()
  return (
    <section aria-labelledby="support">
      <h2 id="support" className="text-card">
        {text('eligibility.support')}
      </h2>
      <ul>
        {links.map(({ icon, to, words }) => (
          <li key={icon}>
            <a {...to} className="link inline-flex min-h-11 max-w-full items-center gap-2 wrap-anywhere">
              <Icon name={icon} />
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
