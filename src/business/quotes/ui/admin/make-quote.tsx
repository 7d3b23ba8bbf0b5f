import { keepInSession } from '#client/session-store.ts'
import { Button, type ButtonProps } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import { madeByStaff } from '../../quote-address.ts'

type MakeQuoteProps = Pick<ButtonProps, 'tone' | 'size'> & {
  /** Whom it is made for; without, whoever is on the phone. */
  readonly request?: { readonly id: number; readonly country: Country }
}

/** By the site's own audit with the customer; its quote opens here once it is kept. */
export function MakeQuote({ request, ...look }: MakeQuoteProps) {
  const text = useText()
  const where = request ? `&country=${request.country}` : ''
  return (
    <Button asChild icon="plus" {...look}>
      <a
        href={`/smart-solar-plan?lang=${text.language}${where}`}
        onClick={() => keepInSession(madeByStaff, request?.id ?? true)}
      >
        {text('admin-quotes.make')}
      </a>
    </Button>
  )
}
