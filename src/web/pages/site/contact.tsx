import { useEffect, useState } from 'react'
import { Link } from '#client/link.tsx'
import { useIsHydrating } from '#client/use-is-hydrating.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useCompany } from '#client/company.tsx'
import { Photograph } from '#business/company/ui/photograph.tsx'
import { AppointmentDialogHost } from '#business/leads/ui/appointment-dialog-host.tsx'
import { useMessageAnswer } from '#business/leads/ui/use-message-answer.ts'
import { MessageForm } from '#business/leads/ui/message-form.tsx'
import { MessageSent } from '#business/leads/ui/message-sent.tsx'
import { messageAnswerKey } from '#business/leads/message-answer.ts'
import { JobDialogHost } from '#business/leads/ui/job-dialog-host.tsx'
import type { PageModule } from '../../page.ts'
import { useChatLink } from '../../shell/chat-link.ts'
import { onOneLine } from '#kernel/money.ts'
import { callLink } from '#kernel/phone-links.ts'
import { Offices } from './contact/offices.tsx'

export const messages: MessageContext[] = ['contact']

export const meta: PageModule['meta'] = ({
  text,
  company: { brand, contacts },
  visitor: { country, language },
  read,
}) => {
  const values = { brand: brand.name, country: contacts[country].name[language] }
  const title = text('contact.metaTitle', values)
  const description = text('contact.metaDescription', values)
  return read({ queryKey: messageAnswerKey })
    ? { title: text('contact.message.pageTitle', { title }), description, isAnswer: true }
    : { title, description }
}

export default function ContactPage() {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { country } = useVisitor()
  const { sent, refused } = useMessageAnswer()
  // Who has just written wants to read what became of it, before anything else.
  const answered = Boolean(sent ?? refused)
  const takesAppointments = contacts[country].takes.appointment
  const [dialog, setDialog] = useState<'appointment' | 'job' | null>(
    answered || !takesAppointments ? null : 'appointment',
  )
  // Not in what the server draws: without script the dialog could not be closed.
  const hasScript = !useIsHydrating()
  const close = () => setDialog(null)
  useEffect(() => {
    // Whoever has begun to write, or came back to what they wrote, is not interrupted.
    const fields = document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')
    if ([...fields].some((field) => field === document.activeElement || field.value !== field.defaultValue)) close()
  }, [])
  const ways = <Ways onBook={takesAppointments ? () => setDialog('appointment') : null} />
  return (
    <>
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 py-6 sm:py-12 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div>
          <h1>{text('contact.title')}</h1>
          {!answered && <p className="mt-2 text-muted sm:mt-3 sm:text-lg">{text('contact.lead')}</p>}
          {!answered && ways}
        </div>
        <section aria-labelledby="write" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 id="write" className={`text-2xl ${sent ? 'mb-3' : ''}`}>
            {text(sent ? 'contact.message.label.message' : 'contact.message.title')}
          </h2>
          {!sent && (
            <p className="mt-2 mb-4 text-balance text-muted">
              {text('contact.message.text', { hours: contacts[country].hours.long[text.language] })}
            </p>
          )}
          {sent ? <MessageSent reference={sent} /> : <MessageForm refused={refused} />}
        </section>
        {answered && ways}
      </div>
      <Offices>
        <Photograph slot="van" className="mt-4 aspect-16/9 max-h-96 sm:mt-6" />
      </Offices>
      <Section ground="white" title={text('contact.job.title')} lead={text('contact.job.text')}>
        <Button tone="secondary" onClick={() => setDialog('job')} className="noscript:hidden">
          {text('contact.job.action')}
        </Button>
        <a href={`mailto:${brand.emails.sales}`} className="link hidden min-h-11 items-center noscript:inline-flex">
          {text('contact.job.byEmail', { email: brand.emails.sales })}
        </a>
      </Section>
      <AppointmentDialogHost open={hasScript && dialog === 'appointment'} onClose={close} />
      <JobDialogHost open={dialog === 'job'} onClose={close} />
    </>
  )
}

const wayClass = 'group flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sand'

/** How the company is reached, the quickest first, and what answers without it. `onBook`: null where no appointments are taken. */
function Ways({ onBook }: { onBook: (() => void) | null }) {
  const { contacts } = useCompany()
  const text = useText()
  const chat = useChatLink()
  const { country, language } = useVisitor()
  const { phoneNumbers, hours, address } = contacts[country]
  const [phone = ''] = phoneNumbers
  return (
    <div className="mt-5 sm:mt-6">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white shadow-card">
        <li>
          <a href={chat} target="_blank" rel="noopener noreferrer" className={wayClass}>
            <Way icon="chat" isFirst title={text('contact.chat.action')} about={text('contact.chat.text')} />
            <span className="sr-only">{text('contact.chat.newTab')}</span>
          </a>
        </li>
        <li>
          <a href={callLink(phone)} className={wayClass}>
            <Way icon="phone" title={text('contact.call', { phone: onOneLine(phone) })} about={hours.long[language]} />
          </a>
        </li>
        {onBook && (
          <li className="noscript:hidden">
            <button type="button" onClick={onBook} className={wayClass}>
              <Way
                icon="calendar"
                title={text('contact.appointment.action')}
                about={text('contact.appointment.text', { address: address[language] })}
              />
            </button>
          </li>
        )}
        <li>
          <Link to="/smart-solar-plan" className={wayClass}>
            <Way icon="sun" title={text('contact.evaluate')} />
          </Link>
        </li>
        <li>
          <Link to="/faq" className={wayClass}>
            <Way icon="info" title={text('shell.footer.faq')} />
          </Link>
        </li>
      </ul>
    </div>
  )
}

type WayProps = { icon: IconName; isFirst?: boolean; title: string; about?: string }

function Way({ icon, isFirst = false, title, about }: WayProps) {
  return (
    <>
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${isFirst ? 'bg-sun' : 'bg-sand-2'}`}>
        <Icon name={icon} className="size-6" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold group-hover:underline">{title}</span>
        {about && <span className="mt-0.5 block text-sm text-muted first-letter:uppercase">{about}</span>}
      </span>
      <Icon name="chevron-right" className="size-4" />
    </>
  )
}
