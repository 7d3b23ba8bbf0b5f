import { Link, useSearchParams } from 'react-router'
import type { Product } from '#business/catalogue/product.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Simulator } from './use-simulator.ts'

type ProductNoticeProps = { simulator: Simulator; onTalkToExpert: () => void }

/** What is to be known of the product that the visitor came with: the audit chose it, or it can't be financed here. */
export function ProductNotice({ simulator, onTalkToExpert }: ProductNoticeProps) {
  const { catalogue, product, choice } = simulator
  const [search] = useSearchParams()
  if (product) return search.get('fromAudit') === 'true' && <FromAudit />
  if (choice.productId === null) return null
  const known = catalogue.data?.find(({ id }) => id === choice.productId)
  return <NotOffered product={known} onTalkToExpert={onTalkToExpert} />
}

function FromAudit() {
  const text = useText()
  return (
    <Banner tone="info" title={text('simulator.fromAudit')} className="mb-4">
      <Link to="/smart-solar-plan?step=3" className="link inline-flex min-h-11 items-center">
        {text('simulator.fromAudit.back')}
      </Link>
    </Banner>
  )
}

function NotOffered({ product, onTalkToExpert }: { product: Product | undefined; onTalkToExpert: () => void }) {
  const text = useText()
  const { country, language } = useVisitor()
  const reason = !product ? 'unknown' : product.price === null ? 'onRequest' : 'cash'
  const values = {
    name: product ? nameIn(product, language) : '',
    country: contactOf(country).name[language],
  }
  return (
    <Banner tone="info" title={text(`simulator.notOffered.${reason}.title`)} className="mb-4">
      <p>{text(`simulator.notOffered.${reason}.text`, values)}</p>
      {product && (
        <Button size="sm" tone="secondary" icon="chat" className="mt-3" onClick={onTalkToExpert}>
          {text('simulator.expert')}
        </Button>
      )}
    </Banner>
  )
}
