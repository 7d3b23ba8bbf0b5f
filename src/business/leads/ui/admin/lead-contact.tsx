import { ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { BookLead } from './lead-booking.tsx'
import { greetingOf } from './greeting.ts'
import { LeadPart } from './lead-part.tsx'
import { NoteCall } from './note-call.tsx'

/** The ways to answer them, in their language, and what is done after a call. */
export function LeadContact({ lead }: { readonly lead: AdminLead }) {
  const text = useText()
  const company = useCompany()
  const now = useNow()
  return (
    <LeadPart title={text('admin-leads.answer')}>
      <ContactWays
        person={lead}
        language={lead.language}
        context="admin-leads"
        greet={(theirs) => greetingOf(lead, theirs, company, now)}
        isBelowBar
      >
        {lead.phone && <NoteCall lead={lead} />}
        <BookLead lead={lead} />
      </ContactWays>
    </LeadPart>
  )
}
