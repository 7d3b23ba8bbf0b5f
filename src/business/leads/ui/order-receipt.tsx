import { useEffect, useRef, useState } from 'react'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { useText } from '#i18n/text-context.tsx'
import { chatLink } from '#kernel/brand.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { extentWords } from './order-extent.ts'
import type { PlacedOrder } from './placed-orders.ts'

const greenForMs = 5000

/** An order that was placed: its number, what it is of, what it comes to and what comes next. Green at first, and brought into sight. */
export default function OrderReceipt({ order }: { order: PlacedOrder }) {
  const { reference, name, phone, product, quantity, total, extent } = order
  const text = useText()
  const { country } = useVisitor()
  const { brand, contacts } = useCompany()
  const receipt = useRef<HTMLElement>(null)
  const [isNew, setNew] = useState(() => Date.now() - order.placedAt < greenForMs)
  useEffect(() => {
    if (!isNew) return
    receipt.current?.scrollIntoView({ block: 'nearest' })
    const timer = setTimeout(() => setNew(false), greenForMs)
    return () => clearTimeout(timer)
  }, [isNew])
  const productName = nameIn(product, text.language)
  const office = contacts[country]
  return (
    <section
      ref={receipt}
      aria-label={text('leads.order.receipt.title', { reference })}
      className={`grid scroll-my-24 gap-4 rounded-card border border-l-8 border-leaf p-4 transition-colors sm:p-5 ${isNew ? 'bg-leaf-soft' : 'bg-white'}`}
    >
      <div role="status" className="grid min-w-0 gap-2">
        <p className="flex items-center gap-2 font-display text-lg font-semibold">
          <Icon name="check-circle" className="size-6 text-leaf" />
          {text('leads.order.success.title')}
        </p>
        <p>{wholeReferences(text('leads.order.success.text', { name, reference }))}</p>
        <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-current/20 py-2">
          <dt>
            <span className="block font-semibold">
              {quantity > 1 ? text('leads.order.totalOf', { quantity, price: productName }) : productName}
            </span>
            <span className="text-sm">{extentWords(extent, text)}</span>
          </dt>
          <dd className="money ml-auto font-display text-xl font-bold">{formatMoney(total)}</dd>
        </dl>
        <p className="text-sm">{text('leads.order.receipt.next', { phone: onOneLine(phone) })}</p>
        <p className="text-sm">
          {text('leads.order.receipt.call', {
            phone: onOneLine(office.phoneNumbers[0] ?? ''),
            reference: onOneLine(reference),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
        <Button asChild tone="secondary" size="sm" icon="chat">
          <a
            href={chatLink(
              office,
              text('leads.order.receipt.message', { brand: brand.name, reference, product: productName }),
            )}
            target="_blank"
            rel="noopener noreferrer"
            title={text('shell.chat.hint')}
          >
            {text('leads.chat')}
          </a>
        </Button>
        <Button tone="secondary" size="sm" icon="print" onClick={() => window.print()}>
          {text('leads.order.receipt.print')}
        </Button>
      </div>
    </section>
  )
}
