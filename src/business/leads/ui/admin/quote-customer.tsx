import { Link } from 'react-router'
import { moveDraft } from '#business/energy/ui/audit-store.ts'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isWholeContact } from '#kernel/contact-question.ts'
import type { Country } from '#kernel/country.ts'
import type { KnownPerson } from '../../known-person.ts'
import { trackOf } from '../../lead.ts'
import { Known, Undialled, askKnownPerson, useKnownPerson } from './known-person.tsx'

/** The name of the draft of a quote for a request. */
export const draftOf = ({ id }: { readonly id: number }) => `request ${id}`

/** The request that a quote for somebody is made for: their last one, where it is a customer's. */
const requestOfPerson = (person: KnownPerson | undefined) =>
  person?.last && trackOf(person.last.kind) === 'sales' ? person.last : null

/** The same of whoever has a phone; null of nobody known. */
export async function requestOf(phone: string, country: Country) {
  const asked = phone.trim()
  return isWholeContact.phone(asked) ? requestOfPerson(await askKnownPerson('phone', asked, country)) : null
}

type QuoteCustomerProps = {
  readonly country: Country
  readonly phone: string
  readonly onPhone: (phone: string) => void
}

/** Whom a quote is for, by their phone: it is saved for their last request, which can be opened beside it; of nobody known one can be noted first. May stay empty. */
export function QuoteCustomer({ country, phone, onPhone }: QuoteCustomerProps) {
  const text = useText()
  const person = useKnownPerson('phone', phone, country)
  const request = requestOfPerson(person)
  const look = 'link inline-flex min-h-11 items-center wrap-anywhere'
  return (
    <div>
      <Field label={text('admin-quotes.new.customer')} hint={text('admin-quotes.new.customer.hint')}>
        <TextInput
          type="tel"
          maxLength={40}
          autoComplete="off"
          value={phone}
          onChange={({ target }) => onPhone(target.value)}
        />
      </Field>
      <Undialled person={person} />
      <Known person={person} />
      {request && (
        <Link to={`/admin/quotes/new?lead=${request.id}`} onClick={() => moveDraft(draftOf(request))} className={look}>
          {text('admin-quotes.new.customer.take', { name: request.name, reference: request.reference })}
        </Link>
      )}
      {!request && isWholeContact.phone(phone.trim()) && (
        <Link to={`/admin/leads/new?${new URLSearchParams({ phone: phone.trim(), country })}`} className={look}>
          {text('admin-quotes.new.customer.note')}
        </Link>
      )}
    </div>
  )
}
