import { useVisitor } from '#client/visitor.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { chatLink } from '#kernel/brand.ts'
import { callLink } from '#kernel/phone-links.ts'

/** Whom to ask about an application. */
export function EligibilitySupport() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const phone = contacts[country].phoneNumbers[0] ?? ''
  const message = text('eligibility.support.message', { brand: brand.name })
  const links = [
    { icon: 'chat', href: chatLink(contacts[country], message), words: text('eligibility.support.chat') },
    { icon: 'phone', href: callLink(phone), words: phone },
    { icon: 'mail', href: `mailto:${brand.emails.support}`, words: brand.emails.support },
  ] as const
  return (
    <section aria-labelledby="support">
      <h2 id="support" className="text-card">
        {text('eligibility.support')}
      </h2>
      <ul>
        {links.map(({ icon, href, words }) => (
          <li key={icon}>
            <a
              href={href}
              {...(icon === 'chat' && { target: '_blank', rel: 'noopener noreferrer' })}
              className="link inline-flex min-h-11 max-w-full items-center gap-2 wrap-anywhere"
            >
              <Icon name={icon} />
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
