import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { sendJson } from '#client/send.ts'
import { useSettled } from '#client/use-settled.ts'
import { formatShortMoment } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { isWholeContact } from '#kernel/contact-question.ts'
import { countryTable, type Country } from '#kernel/country.ts'
import type { KnownPerson } from '../../known-person.ts'
import { statusKey } from '../../lead-status.ts'
import { leadsRoot } from './lead-queries.ts'

/** Who has asked before by a phone or a mail that is whole. */
export function askKnownPerson(
  by: keyof typeof isWholeContact,
  asked: string,
  country?: Country,
  signal?: AbortSignal,
): Promise<KnownPerson> {
  return sendJson<KnownPerson>('POST', `${leadsRoot}/known`, { [by]: asked, country }, { signal })
}

/** Who has asked before by a phone or a mail, once what is typed of it is whole; and what a phone dials in its country. */
export function useKnownPerson(
  by: keyof typeof isWholeContact,
  typed = '',
  country?: Country,
): KnownPerson | undefined {
  const asked = useSettled(typed.trim())
  const isAsked = isWholeContact[by](asked)
  const { data } = useQuery({
    queryKey: ['known person', by, asked, country],
    queryFn: ({ signal }) => askKnownPerson(by, asked, country, signal),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  })
  return isAsked ? data : undefined
}

type UndialledProps = {
  readonly person: KnownPerson | undefined
  /** Where the country can be changed to the one that the number is of. */
  readonly onCountry?: (country: Country) => void
}

/** Says below a phone that it can't be dialled as it is typed: it is stored all the same. A number of another country is taken for that one, which is said; whoever changes it back is only offered it. */
export function Undialled({ person, onCountry }: UndialledProps) {
  const text = useText()
  const other = onCountry && person?.countryOfPhone
  const [taken, setTaken] = useState<Country | null>(null)
  const take = useEffectEvent((found: Country) => {
    if (found === taken) return
    setTaken(found)
    onCountry?.(found)
  })
  useEffect(() => {
    if (other) take(other)
  }, [other])
  return (
    <div role="status" className="text-sm text-clay-deep not-empty:mt-1.5">
      {person?.dialledNumber === null && !other && text('admin.phone.unread')}
      {taken &&
        !other &&
        person?.dialledNumber?.startsWith(`+${countryTable[taken].callingCode}`) &&
        text('admin-leads.new.countryTaken', { country: countryTable[taken].name[text.language] })}
      {other && (
        <button type="button" className="link min-h-11 text-left" onClick={() => onCountry(other)}>
          {text('admin-leads.new.countryOfPhone', { country: countryTable[other].name[text.language] })}
        </button>
      )}
    </div>
  )
}

type KnownProps = {
  readonly person: KnownPerson | undefined
  /** What is typed as their name, where theirs can be taken over. */
  readonly name?: string | undefined
  readonly onName?: (name: string) => void
}

/** Says below the field who that is, so that nobody is noted twice. */
export function Known({ person, name, onName }: KnownProps) {
  const text = useText()
  const last = person?.last
  return (
    <p role="status" className="text-sm wrap-anywhere text-muted">
      {last && (
        <>
          {text('admin-leads.known')}{' '}
          <Link to={`/admin/people/${last.reference}`} className="link inline-block pt-2 pb-1 font-semibold">
            {last.name}
          </Link>
          <span className="block">
            {joinWithDots([
              text('admin-leads.known.requests', { count: person.count }),
              text('admin-leads.known.last', {
                kind: text(`admin-leads.kind.${last.kind}`),
                status: text(statusKey(last.kind, last.status)),
                when: formatShortMoment(new Date(last.createdAt), text.language),
              }),
            ])}
          </span>
          {onName && last.name !== '' && name?.trim() !== last.name && (
            <button type="button" className="link min-h-11 text-left" onClick={() => onName(last.name)}>
              {text('admin-leads.known.name', { name: last.name })}
            </button>
          )}
        </>
      )}
    </p>
  )
}
