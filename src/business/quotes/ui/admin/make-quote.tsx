import { Link } from 'react-router'
import { Button, type ButtonProps } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

type MakeQuoteProps = Pick<ButtonProps, 'tone' | 'size'> & {
  /** The id of the request that it is for; without, it is for whoever is on the phone. */
  readonly lead?: number
}

/** To the screen on which a quote is made. */
export function MakeQuote({ lead, ...look }: MakeQuoteProps) {
  const text = useText()
  return (
    <Button asChild icon="plus" {...look}>
      <Link to={lead === undefined ? '/admin/quotes/new' : `/admin/quotes/new?lead=${lead}`}>
        {text('admin-quotes.make')}
      </Link>
    </Button>
  )
}
