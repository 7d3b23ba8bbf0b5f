import { Link } from '#client/link.tsx'
import { Missing } from '#client/missing.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { PageModule } from '../../page.ts'

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
    <Missing
      title={text('content.notFound.title')}
      isSearched
      action={
        <>
          <Button asChild>
            <Link to="/">{text('content.notFound.home')}</Link>
          </Button>
          <Button asChild tone="secondary">
            <Link to="/products">{text('content.notFound.products')}</Link>
          </Button>
        </>
      }
    >
      {text('content.notFound.text')}
    </Missing>
  )
}
