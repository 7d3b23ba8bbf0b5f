import { useRef, type MouseEvent } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { countries, type Country } from '#kernel/country.ts'
import { useChoiceHref } from './choice-href.ts'
import { Flag } from './flag.tsx'
import { SearchBox } from './search-box.tsx'

/** The slim bar on top: country, first phone number, opening hours. */
export function CountryBar() {
  const { contacts } = useCompany()
  const { country, language } = useVisitor()
  const { phoneNumbers, hours } = contacts[country]
  const phone = phoneNumbers[0] ?? ''
  return (
    <div className="relative z-30 bg-ink text-sm text-white print:hidden">
      <div className="container flex items-center justify-between gap-3">
        <CountryChoice />
        <SearchBox className="hidden max-w-96 flex-1 border-x border-white/20 md:flex" />
        <div className="flex items-center gap-5">
          <span className="hidden items-center gap-2 sm:flex">
            <Icon name="clock" className="size-4" />
            {hours.short[language]}
          </span>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="flex min-h-11 items-center gap-2 whitespace-nowrap">
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
        </div>
      </div>
    </div>
  )
}

function CountryChoice() {
  const { contacts } = useCompany()
  const text = useText()
  const visitor = useVisitor()
  const href = useChoiceHref()
  const menu = useRef<HTMLDetailsElement>(null)
  const choose = (country: Country) => (event: MouseEvent) => {
    event.preventDefault()
    visitor.setCountry(country)
    if (menu.current) menu.current.open = false
  }
  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 min-[22rem]:whitespace-nowrap sm:gap-2 sm:pr-2">
        <Flag country={visitor.country} />
        {contacts[visitor.country].name[visitor.language]}
        <span className="sr-only">{text('shell.country.change')}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul
        aria-label={text('shell.country.label')}
        className="absolute left-0 top-full min-w-52 rounded-control border border-line bg-white p-1 text-ink shadow-card"
      >
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
    </details>
  )
}
