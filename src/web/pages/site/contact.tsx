import { useRef, useState } from 'react'
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
  const takesAppointments = contacts[country].takes.appointment
  const [isBooking, setBooking] = useState(!sent && !refused)
  const [isApplying, setApplying] = useState(false)
  const booking = useRef<HTMLDivElement>(null)
  // Not in what the server renders: it needs a script.
  const canBook = !useIsHydrating() && takesAppointments
  const book = () => {
    setBooking(true)
    booking.current?.focus({ preventScroll: true })
    booking.current?.scrollIntoView()
  }
  const closeBooking = () => {
    setBooking(false)
    // The button that was pressed is gone.
    booking.current?.focus({ preventScroll: true })
  }
  const ways = <Ways onBook={takesAppointments ? book : null} />
  return (
    <>
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-8 sm:gap-8 sm:pt-8 sm:pb-12 lg:grid-cols-2">
        <div>
          <h1>{text('contact.title')}</h1>
          {!sent && <p className="mt-2 text-muted sm:mt-3 sm:text-lg">{text('contact.lead')}</p>}
          {!sent && ways}
          <section aria-labelledby="write" className="mt-6 sm:mt-8">
            <h2 id="write">{text(sent ? 'contact.message.label.message' : 'contact.message.title')}</h2>
            {!sent && (
              <p className="text-balance text-muted">
                {text('contact.message.text', { hours: contacts[country].hours.long[text.language] })}
              </p>
            )}
            {sent ? <MessageSent reference={sent} /> : <MessageForm refused={refused} />}
          </section>
          {/* Who has just written reads what became of it before anything else. */}
          {sent && ways}
        </div>
        <div ref={booking} tabIndex={-1} className="grid scroll-mt-20 content-start gap-6 outline-none sm:gap-8">
          {canBook && isBooking && <AppointmentDialogHost onClose={closeBooking} />}
          <OnOnesOwn />
        </div>
      </div>
      <Offices>
        <Photograph slot="van" className="mt-4 aspect-16/9 max-h-96 sm:mt-6" />
      </Offices>
      <Section ground="white" title={text('contact.job.title')} lead={text('contact.job.text')}>
        <Button tone="secondary" onClick={() => setApplying(true)} className="noscript:hidden">
          {text('contact.job.action')}
        </Button>
        <a href={`mailto:${brand.emails.sales}`} className="link hidden min-h-11 items-center noscript:inline-flex">
          {text('contact.job.byEmail', { email: brand.emails.sales })}
        </a>
      </Section>
      <JobDialogHost open={isApplying} onClose={() => setApplying(false)} />
    </>
  )
}

const boxClass = 'grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card *:bg-white'
const rowClass = 'group flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sand'
const wayClass = `${rowClass} max-sm:h-full max-sm:flex-col max-sm:gap-2 max-sm:px-1 max-sm:text-center`

/** How the company is reached, the quickest first; on a phone side by side, so that the form begins in sight. `onBook`: null where no appointments are taken. */
function Ways({ onBook }: { onBook: (() => void) | null }) {
  const { contacts } = useCompany()
  const text = useText()
  const chat = useChatLink()
  const { country, language } = useVisitor()
  const { phoneNumbers, hours, address } = contacts[country]
  const [phone = ''] = phoneNumbers
  return (
    <ul className={`mt-5 grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] sm:mt-6 sm:grid-cols-1 ${boxClass}`}>
      <li>
        <a href={chat} target="_blank" rel="noopener noreferrer" className={wayClass}>
          <Way icon="chat" isFirst short={text('contact.chat.short')} title={text('contact.chat.action')}>
            {text('contact.chat.text')}
          </Way>
          <span className="sr-only">{text('contact.chat.newTab')}</span>
        </a>
      </li>
      <li>
        <a href={callLink(phone)} className={wayClass}>
          <Way
            icon="phone"
            short={text('contact.call.short')}
            title={text('contact.call', { phone: onOneLine(phone) })}
          >
            {hours.long[language]}
          </Way>
        </a>
      </li>
      {onBook && (
        <li className="noscript:hidden">
          <button type="button" onClick={onBook} className={wayClass}>
            <Way icon="calendar" short={text('contact.appointment.short')} title={text('contact.appointment.action')}>
              {text('contact.appointment.text', { address: address[language] })}
            </Way>
          </button>
        </li>
      )}
    </ul>
  )
}

const answers = [
  { to: '/smart-solar-plan', icon: 'sun', title: 'contact.evaluate' },
  { to: '/faq', icon: 'info', title: 'shell.footer.faq' },
  { to: '/warranty', icon: 'shield', title: 'shell.footer.warranty' },
  { to: '/about', icon: 'people', title: 'shell.footer.about.title' },
] as const

/** What answers without the company. */
function OnOnesOwn() {
  const text = useText()
  return (
    <ul className={boxClass}>
      {answers.map(({ to, icon, title }) => (
        <li key={to}>
          <Link to={to} className={rowClass}>
            <Way icon={icon} title={text(title)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type WayProps = { icon: IconName; isFirst?: boolean; title: string; short?: string; children?: string }

/** `short`: what stands for the title on a phone. */
function Way({ icon, isFirst = false, title, short, children }: WayProps) {
  return (
    <>
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${isFirst ? 'bg-sun' : 'bg-sand-2'}`}>
        <Icon name={icon} className="size-6" />
      </span>
      <span className={short ? 'min-w-0 sm:flex-1' : 'min-w-0 flex-1'}>
        {short && (
          <span aria-hidden="true" className="block text-sm leading-tight font-semibold sm:hidden">
            {short}
          </span>
        )}
        <span className={`block leading-tight font-semibold group-hover:underline ${short ? 'max-sm:sr-only' : ''}`}>
          {title}
        </span>
        {children && (
          <span className="mt-0.5 block text-sm text-muted first-letter:uppercase max-sm:hidden">{children}</span>
        )}
      </span>
      <Icon name="chevron-right" className={`size-4 ${short ? 'max-sm:hidden' : ''}`} />
    </>
  )
}
