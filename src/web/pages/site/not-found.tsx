import { Link } from '#client/link.tsx'
import { Button } from '#design/button.tsx'
import { HorizonMotif } from '#design/motif.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageModule } from '../../page.ts'
import { SearchBox } from '../../shell/search-box.tsx'

export const status = 404
export const reading = true
export const messages: MessageContext[] = ['content']

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: `${text('content.notFound.title')} | ${brand.name}`,
  description: text('content.notFound.description'),
  noIndex: true,
})

export default function NotFoundPage() {
  const text = useText()
  return (
    <div className="relative isolate -mb-16 overflow-hidden">
      <HorizonMotif className="absolute inset-x-0 bottom-0 -z-10 h-44 w-full sm:h-56" />
      <div className="container grid justify-items-center gap-5 pt-12 pb-56 text-center sm:pt-20 sm:pb-72">
        <h1>{text('content.notFound.title')}</h1>
        <p className="max-w-lg text-lg text-muted">{text('content.notFound.text')}</p>
        <SearchBox isSecond className="flex w-full max-w-md rounded-control border border-field bg-white" />
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to="/">{text('content.notFound.home')}</Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to="/products">{text('content.notFound.products')}</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}
