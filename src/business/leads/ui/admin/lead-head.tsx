import { useEffect, useRef } from 'react'
import { ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { brand, contactOf } from '#kernel/brand.ts'
import type { Greeting } from '#kernel/contact-links.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { statusTone } from './status-tone.ts'

/** Who asks, since when, and the ways to answer them, in their language. */
export function LeadHead({ lead }: { lead: AdminLead }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { kind, status, country, language, name, email, phone, reference, createdAt } = lead
  return (
    <header className="grid gap-3 rounded-card border border-line bg-white p-5">
      <p className="flex flex-wrap gap-2">
        <Badge tone={statusTone[status]}>{text(`admin-leads.status.${status}`)}</Badge>
        <Badge>{text(`admin-leads.kind.${kind}`)}</Badge>
        <Badge>{contactOf(country).name[text.language]}</Badge>
        <Badge>{text(`admin-leads.language.${language}`)}</Badge>
      </p>
      <h2 ref={heading} id="lead-name" tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        {name}
      </h2>
      <p className="text-muted wrap-anywhere">
        {[reference, formatLocalMoment(new Date(createdAt), text.language)].join(' · ')}
        <br />
        {[phone, email].filter(Boolean).join(' · ')}
      </p>
      <ContactWays
        person={lead}
        language={language}
        context="admin-leads"
        greet={(theirs) => greetingOf(lead, theirs)}
      />
    </header>
  )
}

/** What a person is greeted with, in their language. */
function greetingOf({ name, reference, kind }: AdminLead, theirs: Text): Greeting {
  const said = { name, brand: brand().name, reference, about: theirs(`admin-leads.greeting.${kind}`) }
  return { subject: theirs('admin-leads.greeting.subject', said), words: theirs('admin-leads.greeting', said) }
}
