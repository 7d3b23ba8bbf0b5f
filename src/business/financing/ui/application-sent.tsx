import { useRef } from 'react'
import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { Application } from '../application.ts'
import { applicationPage } from '../application-page.ts'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { onOneLine } from '#kernel/money.ts'
import { useCompany } from '#client/company.tsx'

/** An application that has been submitted; the link is null when the answer that told it was lost. */
export type Submitted = { readonly application: Application; readonly statusLink: string | null }

/** What has been submitted: its reference, what happens next and when, and the link to follow it. */
export function ApplicationSent({ application, statusLink }: Submitted) {
  const text = useText()
  const { reference, reviewDueOn, additionalInfo } = application
  const steps = [
    reviewDueOn
      ? text('application.submitted.review', { date: onOneLine(formatLongDate(reviewDueOn, text.language)) })
      : text('application.submitted.review.soon'),
    contactWords(additionalInfo, text),
    text('application.submitted.installation'),
  ]
  return (
    <Card className="grid gap-6">
      <div className="grid justify-items-center gap-2 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-leaf-soft text-leaf">
          <Icon name="check" className="size-7" />
        </span>
        <h2 className="font-sans text-base font-normal tracking-normal text-muted">
          {text('application.submitted.reference')}
        </h2>
        <p className="figure font-display text-3xl font-bold">{reference}</p>
      </div>
      <section aria-labelledby="next-steps">
        <h3 id="next-steps">{text('application.submitted.next')}</h3>
        <ol className="mt-3 grid gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sun font-semibold">
                {index + 1}
              </span>
              <span className="min-w-0 pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      {statusLink && <ApplicationLink link={statusLink} reference={reference} />}
      <Button asChild size="lg" iconAfter="arrow-right">
        <Link to={applicationPage(application.id)}>{text('application.submitted.follow')}</Link>
      </Button>
    </Card>
  )
}

/** How the applicant hears from us, by what they told. */
function contactWords({ email, phone }: Application['additionalInfo'], text: Text): string {
  if (email) return text('application.submitted.contact.email', { email })
  return phone
    ? text('application.submitted.contact.phone', { phone: onOneLine(phone) })
    : text('application.submitted.contact.none')
}

/** The link that opens an application in any browser, to be kept: copied, or sent to oneself. */
function ApplicationLink({ link, reference }: { link: string; reference: string }) {
  const { brand } = useCompany()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: text('application.link.copied') })
    } catch {
      toast({ tone: 'info', title: text('application.link.selected') })
    }
  }
  const message = text('application.link.message', { brand: brand.name, reference, link })
  return (
    <section className="grid gap-3 rounded-control bg-sun-soft p-4">
      <Field label={text('application.link')} hint={text('application.link.hint')}>
        <TextInput ref={input} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => void copy()}>
          {text('application.link.copy')}
        </Button>
        <Button asChild tone="secondary" icon="chat">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
            {text('application.link.whatsapp')}
          </a>
        </Button>
      </div>
    </section>
  )
}
