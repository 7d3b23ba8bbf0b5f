import { useState } from 'react'
import { Link } from 'react-router'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isWholeContact } from '#kernel/contact-question.ts'
import type { Country } from '#kernel/country.ts'
import { trackOf } from '../../lead.ts'
import { Known, Undialled, useKnownPerson } from './known-person.tsx'

/** Whom a quote is for, by their phone: of their last request it is made for that one, else a request is noted first. May stay empty. */
export function QuoteCustomer({ country }: { readonly country: Country }) {
  const text = useText()
  const [phone, setPhone] = useState('')
  const person = useKnownPerson('phone', phone, country)
  const last = person?.last
  const isCustomer = last && trackOf(last.kind) === 'sales'
  const look = 'link inline-flex min-h-11 items-center wrap-anywhere'
  return (
    <div>
      <Field label={text('admin-quotes.new.customer')} hint={text('admin-quotes.new.customer.hint')}>
        <TextInput
          type="tel"
          maxLength={40}
          autoComplete="off"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      </Field>
      <Undialled person={person} />
      <Known person={person} />
      {isCustomer && (
        <Link to={`/admin/quotes/new?lead=${last.id}`} className={look}>
          {text('admin-quotes.new.customer.take', { name: last.name, reference: last.reference })}
        </Link>
      )}
      {!isCustomer && isWholeContact.phone(phone.trim()) && (
        <Link to={`/admin/leads/new?${new URLSearchParams({ phone: phone.trim(), country })}`} className={look}>
          {text('admin-quotes.new.customer.note')}
        </Link>
      )}
    </div>
  )
}
