import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { callLink } from '#kernel/phone-links.ts'
import { useChatLink } from '../../../shell/chat-link.ts'

/** Where nothing has a price here: an expert gives it, by an appointment, a chat or a call. */
export function AskPrice({ productId }: { productId: number | undefined }) {
  const text = useText()
  const { contacts } = useCompany()
  const chat = useChatLink()
  const [phone = ''] = contacts[useVisitor().country].phoneNumbers
  return (
    <section aria-labelledby="ask" className="grid gap-4 rounded-card bg-sun-soft p-5 print:hidden">
      <div>
        <h2 id="ask" className="text-card">
          {text('compare.ask.title')}
        </h2>
        <p className="text-pretty">{text('compare.ask.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button className="noscript:hidden" onClick={() => openExpertDialog(undefined, productId)}>
          {text('compare.ask.expert')}
        </Button>
        <Button asChild tone="secondary" icon="chat">
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {text('shell.widget.chat')}
          </a>
        </Button>
        <Button asChild tone="secondary" icon="phone">
          <a href={callLink(phone)}>{phone}</a>
        </Button>
      </div>
    </section>
  )
}
