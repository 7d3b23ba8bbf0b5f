import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageModule } from '../../page.ts'

export const status = 404
export const reading = true
export const messages: MessageContext[] = []

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: `${text('shell.notFound.title')} | ${brand.name}`,
  description: text('shell.notFound.description'),
  noIndex: true,
})

export default function NotFoundPage() {
  const text = useText()
  return (
    <div className="container grid justify-items-center gap-5 py-20 text-center">
      <h1>{text('shell.notFound.title')}</h1>
      <p className="max-w-lg text-lg text-muted">{text('shell.notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/">{text('shell.notFound.home')}</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to="/products">{text('shell.notFound.products')}</Link>
        </Button>
      </div>
    </div>
  )
}
