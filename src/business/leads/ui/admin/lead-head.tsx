import { useEffect, useRef } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import type { IconName } from '#design/icon.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { brand, contactOf } from '#kernel/brand.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { contactLinks } from './contact-links.ts'
import { statusTone } from './status-tone.ts'
import { useVisitorText } from './use-visitor-text.ts'

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
        <Badge>{text(`shell.language.${language}`)}</Badge>
      </p>
      <h2 ref={heading} id="lead-name" tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
        {name}
      </h2>
      <p className="text-muted wrap-anywhere">
        {[reference, formatLocalMoment(new Date(createdAt), text.language)].join(' · ')}
        <br />
        {[phone, email].filter(Boolean).join(' · ')}
      </p>
      <Answering lead={lead} />
    </header>
  )
}

function Answering({ lead }: { lead: AdminLead }) {
  const text = useText()
  const visitorText = useVisitorText(lead.language)
  if (!visitorText) return null
  const { call, chat, mail } = contactLinks(lead, visitorText, brand().name)
  const ways: readonly (readonly [IconName, string | null, string])[] = [
    ['phone', call, text('admin-leads.call')],
    ['chat', chat, text('admin-leads.chat')],
    ['mail', mail, text('admin-leads.mail')],
  ]
  return (
    <p className="flex flex-wrap gap-2 print:hidden">
      {ways.map(
        ([icon, href, label]) =>
          href && (
            <Button key={icon} asChild tone="secondary" size="sm" icon={icon}>
              <a href={href} {...(icon === 'chat' && { target: '_blank', rel: 'noreferrer' })}>
                {label}
              </a>
            </Button>
          ),
      )}
    </p>
  )
}
