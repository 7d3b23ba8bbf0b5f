import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { notesOf } from './customer-said.ts'
import { leadAnswers } from './lead-answers.ts'

/** What a customer asked, in their words, and what staff noted of it: in sight while something is made of it. */
export function CustomerWords({ lead }: { readonly lead: AdminLead }) {
  const text = useText()
  const answers = leadAnswers(lead, text)
  const own = answers.filter(({ key }) => key === 'message')
  const others = answers.filter(({ key }) => key !== 'message')
  const notes = notesOf(lead)
  if (answers.length + notes.length === 0) return null
  return (
    // Without a control in it, what is long scrolls by keyboard only where it can have the focus.
    <div
      role="region"
      tabIndex={0}
      aria-labelledby="customer-words"
      className="scroll-cue grid max-h-48 gap-1 overflow-y-auto rounded-card border border-line bg-white px-4 py-3 max-lg:order-first lg:max-h-36 lg:shrink-0"
    >
      <h2 id="customer-words" className="text-sm">
        {text('admin-leads.asked')}
      </h2>
      {own.map(({ key, value }) => (
        <p key={key} className="wrap-anywhere whitespace-pre-wrap">
          {value}
        </p>
      ))}
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {others.map(({ key, label, value }) => (
            <li key={key} className="wrap-anywhere">
              <span className="text-muted">{label}</span> {value}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm wrap-anywhere whitespace-pre-wrap">
          <span className="text-muted">{text('admin.note')}</span> {note}
        </p>
      ))}
    </div>
  )
}
