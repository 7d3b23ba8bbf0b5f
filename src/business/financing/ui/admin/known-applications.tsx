import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sendJson } from '#client/send.ts'
import { useSettled } from '#client/use-settled.ts'
import { Badge } from '#design/badge.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWholeContact } from '#kernel/contact-question.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Country } from '#kernel/country.ts'
import type { KnownApplication } from '../../admin-application.ts'
import { momentsOf } from './moments-of.ts'
import { staffStatusKey } from '../../application-status.ts'
import { statusTone } from '../status-tone.ts'
import { applicationsPath } from './application-review-query.ts'

/** What whoever has a phone or a mail has applied for, once what is typed of one is whole. */
export function useKnownApplications(typed: {
  readonly phone?: string | undefined
  readonly email?: string | undefined
}): readonly KnownApplication[] {
  const settled = useSettled(JSON.stringify(questionOf(typed)))
  const { data } = useQuery({
    queryKey: [applicationsPath, 'known', settled],
    queryFn: ({ signal }) =>
      sendJson<readonly KnownApplication[]>('POST', `${applicationsPath}/known`, JSON.parse(settled), { signal }),
    enabled: settled !== '{}',
    staleTime: 0,
    retry: false,
  })
  return (settled !== '{}' && data) || []
}

function questionOf({ phone = '', email = '' }: Parameters<typeof useKnownApplications>[0]) {
  return {
    ...(isWholeContact.phone(phone) && { phone: phone.trim() }),
    ...(isWholeContact.email(email.trim()) && { email: email.trim() }),
  }
}

type KnownApplicationsProps = {
  readonly applications: readonly KnownApplication[]
  /** On whose clock they are told. */
  readonly country: Country
}

/** Other applications of one person: which, where each stands, and what leads to it. */
export function KnownApplications({ applications, country }: KnownApplicationsProps) {
  const text = useText()
  return (
    <ul className="grid gap-1">
      {applications.map(({ id, reference, status, fullName, product, submittedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Link to={`/admin/applications/${id}`} className="link inline-flex min-h-11 items-center font-semibold">
            {reference}
          </Link>
          <Badge tone={statusTone[status]}>{text(staffStatusKey(status))}</Badge>
          <span className="text-sm wrap-anywhere text-muted">
            {joinWithDots([
              fullName,
              nameIn(product, text.language),
              submittedAt && momentsOf({ country }, text).inShort(submittedAt),
            ])}
          </span>
        </li>
      ))}
    </ul>
  )
}
