import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Card } from '#design/card.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { answerId } from '../message-answer.ts'

/** Thanks for a message that is stored. Gets the focus, so that it is read first. */
export function MessageSent({ reference }: { reference: string }) {
  const { contacts } = useCompany()
  const text = useText()
  const { country, language } = useVisitor()
  return (
    <Card className="grid justify-items-start gap-3">
      <Icon name="check-circle" className="size-8 text-leaf" />
      <h3 id={answerId} tabIndex={-1} style={{ scrollMarginTop: '14rem' }} className="outline-none">
        {text('contact.message.sent.title')}
      </h3>
      <p>
        {text('contact.message.sent.reference')} <strong className="whitespace-nowrap">{reference}</strong>
      </p>
      <p className="text-balance text-muted">
        {text('contact.message.sent.text', { hours: contacts[country].hours.long[language] })}
      </p>
      <Link to="/contact" className="link inline-flex min-h-11 items-center">
        {text('contact.message.sent.again')}
      </Link>
    </Card>
  )
}
