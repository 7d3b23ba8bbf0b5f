import { type MouseEvent, useRef } from 'react'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countries, type Country } from '#kernel/country.ts'
import { useChoiceHref } from './choice-href.ts'
import { Flag } from './flag.tsx'

/** The country that prices, phones and places are of, in the bar on top: it opens to all of them. */
export function CountryChoice() {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    <details ref={menu} data-menu className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 min-[22rem]:whitespace-nowrap sm:gap-2 sm:pr-2">
        <Flag country={country} />
        {contacts[country].name[language]}
        <span className="sr-only">{text('shell.country.change')}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <CountryLinks
        onChoose={close}
        className="absolute left-0 top-full min-w-52 rounded-control border border-line bg-white p-1 text-ink shadow-card"
      />
    </details>
  )
}

/** Every country, as links that the server understands, switched in place where scripts run. */
export function CountryLinks({ onChoose, className }: { onChoose: () => void; className: string }) {
  const { contacts } = useCompany()
  const text = useText()
  const visitor = useVisitor()
  const href = useChoiceHref()
  const choose = (country: Country) => (event: MouseEvent) => {
    event.preventDefault()
    visitor.setCountry(country)
    onChoose()
  }
  return (
    <ul aria-label={text('shell.country.label')} className={className}>
      {countries.map((country) => (
        <li key={country}>
          <a
            href={href('country', country)}
            onClick={choose(country)}
            aria-current={country === visitor.country ? 'true' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sand-2 aria-[current]:font-semibold"
          >
            <Flag country={country} />
            {contacts[country].name[visitor.language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
