import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsHydrating } from '#client/use-is-hydrating.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useCompany } from '#client/company.tsx'
import { countries, type Country } from '#kernel/country.ts'
import { Photograph } from '#business/company/ui/photograph.tsx'
import { AppointmentDialogHost } from '#business/leads/ui/appointment-dialog-host.tsx'
import { useMessageAnswer } from '#business/leads/ui/use-message-answer.ts'
import { MessageForm } from '#business/leads/ui/message-form.tsx'
import { MessageSent } from '#business/leads/ui/message-sent.tsx'
import { messageAnswerKey } from '#business/leads/message-answer.ts'
import { JobDialogHost } from '#business/leads/ui/job-dialog-host.tsx'
import type { PageModule } from '../../page.ts'
import { useChatLink } from '../../shell/chat-link.ts'
import { callLink } from '#kernel/phone-links.ts'
import { Flag } from '../../shell/flag.tsx'

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
  const ways = (
    <div className={`mt-6 grid gap-4 sm:gap-6 noscript:grid-cols-1 ${takesAppointments ? 'md:grid-cols-2' : ''}`}>
      <ChatCard />
      {takesAppointments && <AppointmentCard open={() => setDialog('appointment')} />}
    </div>
  )
  return (
    <>
      <div className="container py-8 sm:py-12">
        <h1>{text('contact.title')}</h1>
        {!answered && <p className="mt-3 max-w-2xl text-lg text-muted">{text('contact.lead')}</p>}
        {!answered && ways}
      </div>
      <Section ground="white">
        <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
          <div>
            <h2>{text(sent ? 'contact.message.label.message' : 'contact.message.title')}</h2>
            {!sent && (
              <p className="mt-3 text-lg text-muted">
                {text('contact.message.text', { hours: contacts[country].hours.long[text.language] })}
              </p>
            )}
            <Link to="/faq" className="link mt-1 inline-flex min-h-11 items-center">
              {text('shell.footer.faq')}
            </Link>
          </div>
          {sent ? <MessageSent reference={sent} /> : <MessageForm refused={refused} />}
        </div>
      </Section>
      {answered && <div className="container pt-4 sm:pt-6">{ways}</div>}
      <Section title={text('contact.offices.title')}>
        <div className="grid gap-4 sm:gap-6 md:grid-cols-2">
          {countries
            .toSorted((a, b) => Number(b === country) - Number(a === country))
            .map((its) => (
              <OfficeCard key={its} country={its} />
            ))}
        </div>
        <Photograph slot="van" className="mt-4 aspect-16/9 max-h-96 sm:mt-6" />
      </Section>
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

function ChatCard() {
  const text = useText()
  const chat = useChatLink()
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{text('contact.chat.title')}</h2>
      <p className="flex-1 text-muted">{text('contact.chat.text')}</p>
      <Button asChild icon="chat">
        <a href={chat} target="_blank" rel="noopener noreferrer">
          {text('contact.chat.action')}
          <span className="sr-only"> {text('contact.chat.newTab')}</span>
        </a>
      </Button>
    </Card>
  )
}

function AppointmentCard({ open }: { open: () => void }) {
  const text = useText()
  return (
    <Card className="flex flex-col items-start gap-4 noscript:hidden">
      <h2 className="text-xl">{text('contact.appointment.title')}</h2>
      <p className="flex-1 text-muted">{text('contact.appointment.text')}</p>
      <Button tone="secondary" icon="calendar" onClick={open}>
        {text('contact.appointment.action')}
      </Button>
    </Card>
  )
}

/** How the office of a country is reached, and when it is open (words of the contact page). */
function OfficeCard({ country }: { country: Country }) {
  const { brand, contacts } = useCompany()
  const text = useText()
  const { language } = useVisitor()
  const office = contacts[country]
  return (
    <Card>
      <Photograph slot={country} className="mb-4 aspect-16/9" />
      <h3 className="flex items-center gap-3">
        <Flag country={country} />
        {office.name[language]}
      </h3>
      <dl className="mt-4 grid gap-4">
        <Row label={text('contact.office.address')}>
          <address className="not-italic">{office.address[language]}</address>
        </Row>
        <Row label={text('contact.office.phone')}>
          {office.phoneNumbers.map((phone) => (
            <Contact key={phone} href={callLink(phone)} words={phone} />
          ))}
        </Row>
        <Row label={text('contact.office.email')}>
          {Object.values(brand.emails).map((email) => (
            <Contact key={email} href={`mailto:${email}`} words={email} />
          ))}
        </Row>
        <Row label={text('contact.office.hours')}>
          <span className="block first-letter:uppercase">{office.hours.long[language]}</span>
        </Row>
      </dl>
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Contact({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} className="link flex min-h-11 w-fit items-center wrap-anywhere">
      {words}
    </a>
  )
}
