import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { HorizonMotif } from '#design/motif.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ReactNode } from 'react'

/** The band that ends a page: what to do next. */
export function CallBand({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <section className="container py-10 sm:py-14 print:hidden">
      <div className="on-ink relative isolate overflow-hidden rounded-card px-5 pt-8 pb-36 sm:px-10 lg:py-12">
        <HorizonMotif className="absolute right-0 bottom-0 -z-10 h-32 w-full lg:h-4/5 lg:w-2/5 lg:[mask-image:linear-gradient(to_right,transparent,black_20%)]" />
        <h2 className="max-w-md">{title}</h2>
        <p className="max-w-md text-lg">{children}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full lg:max-w-2/3">{actions}</div>
      </div>
    </section>
  )
}

/** To the evaluation of needs, to the products, and, but for the page that tells it, to what typical needs cost. */
export function NeedsCall({ isNeeds = false }) {
  const text = useText()
  const actions = (
    <>
      <Button asChild size="lg">
        <Link to="/smart-solar-plan">{text('content.call.audit')}</Link>
      </Button>
      <Button asChild size="lg" tone="secondary">
        <Link to="/products">{text('content.call.products')}</Link>
      </Button>
      {!isNeeds && (
        <Link to="/solar-for" className="inline-flex min-h-11 items-center self-center text-balance underline">
          {text('content.call.needs')}
        </Link>
      )}
    </>
  )
  return (
    <CallBand title={text('content.call.title')} actions={actions}>
      {text('content.call.text')}
    </CallBand>
  )
}
