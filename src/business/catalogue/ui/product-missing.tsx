import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'

/** There is no such product (any more). */
export function ProductMissing() {
  const text = useText()
  return (
    <div className="container py-12">
      <h1 className="sr-only">{text('catalogue.detail.notFound.title')}</h1>
      <StateBlock
        title={text('catalogue.detail.notFound.title')}
        description={text('catalogue.detail.notFound.text')}
        action={
          <Button asChild>
            <Link to="/products">{text('catalogue.detail.back')}</Link>
          </Button>
        }
      />
    </div>
  )
}
