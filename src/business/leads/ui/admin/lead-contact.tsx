import { useState } from 'react'
import { ContactWays } from '#business/accounts/ui/contact-ways.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { isNotedContact, type NotedContact } from '#kernel/noted-contact.ts'
import { unansweredCalls } from '../../lead-event.ts'
import { trackOf } from '../../lead.ts'
import { BookLead } from './lead-booking.tsx'
import { greetingOf } from './greeting.ts'
import { LeadPart } from './lead-part.tsx'
import type { AskedStep, LeadWorkProps } from './lead-work-props.ts'
import { NextStep } from './next-step.tsx'
import { Unanswered } from './unanswered.tsx'

/** The ways to answer them, in their language, and what came of a call: whoever notes it has taken the request, who was reached is contacted, and who is called in vain again is called another day. What comes next is asked below. */
export function LeadContact({ asked, onAsk, ...work }: LeadWorkProps & AskedStep) {
  const { lead, change, isPending } = work
  const text = useText()
  const me = useMe()
  const { kind, assigneeId, status } = lead
  const isSales = trackOf(kind) === 'sales'
  const [isUnanswered, setUnanswered] = useState(false)
  const calls = unansweredCalls(lead.timeline)
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
        onNote={(contact) => {
          // Asked anew, with the focus.
          onAsk(null)
          change({
            contact,
            done: () => {
              // What was to be done is put on another day, at the first call too.
              const isAgain = contact === 'no_answer' && (calls > 0 || lead.nextStepOn !== null)
              setUnanswered(isAgain)
              onAsk(isAgain ? null : 'answer')
            },
            ...(me && assigneeId === null && { assigneeId: me.id }),
            ...(status === 'new' && contact !== 'no_answer' && isSales && { status: 'contacted' }),
          })
        }}
        isNoting={isPending}
        noted={asked === 'answer' || isUnanswered ? lastNoted(lead) : undefined}
      >
        <BookLead lead={lead} />
      </ContactWays>
      {asked === 'answer' && (
        <div className="mt-4">
          <NextStep {...{ ...work, asked, onAsk }} />
        </div>
      )}
      {isUnanswered && calls > 0 && (
        <Unanswered {...{ lead, change, isPending }} count={calls} onPlanned={() => setUnanswered(false)} />
      )}
    </LeadPart>
  )
}

/** How somebody got in touch last, unless they did not after all. */
function lastNoted({ timeline }: AdminLead): NotedContact | undefined {
  const last = timeline.map(({ event }) => event).findLast((event) => event === 'taken_back' || isNotedContact(event))
  return last && isNotedContact(last) ? last : undefined
}
