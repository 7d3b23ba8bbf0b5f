import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isWithoutPanels } from '../is-without-panels.ts'
import { ProductActions, ProductQuestions, type ProductActionHandlers } from './product-actions.tsx'
import { ProductFacts, ProductPrices } from './product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productQuery } from './product-queries.ts'
import { productWords } from './product-words.ts'

type QuickViewProps = ProductActionHandlers & {
  id: number
  /** What it costs with panels, installed, where that is known. */
  complete: ReactNode
  /** What a month of that or of its price costs, in words; null where that can't be said. */
  monthly: ReactNode
  open: boolean
  onClose: () => void
}

/** The catalogue's quick view. It fetches the product only once it is open. */
export default function QuickView({ id, complete, monthly, open, onClose, ...handlers }: QuickViewProps) {
  const text = useText()
  const { country } = useVisitor()
  const { data: product, error, refetch } = useQuery({ ...productQuery(String(id), country), enabled: open })
  const words = product && productWords(product, text.language)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words?.name ?? text(isRefusal(error) ? 'catalogue.modal.notFound' : 'catalogue.card.quickView')}
      closeLabel={text('catalogue.modal.close')}
      maxWidth={880}
      footer={
        product && <ProductActions product={product} size="sm" isToldInstalled={Boolean(complete)} {...handlers} />
      }
    >
      {isRefusal(error) && <p>{text('catalogue.modal.notFound')}</p>}
      {error && !isRefusal(error) && (
        <LoadFailure title={text('catalogue.detail.failed')} onRetry={() => void refetch()} />
      )}
      {!product && !error && <Skeleton className="h-80 w-full" />}
      {product && words && (
        <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-6 md:grid-rows-[auto_1fr]">
          <ProductPicture src={product.imageUrl} alt="" eager className="rounded-card max-sm:aspect-8/5" />
          <div className="grid content-start gap-4 md:row-span-2">
            <div>
              <ProductPrices {...{ product, complete, monthly }} withoutPanels={isWithoutPanels(product)} size="lg" />
            </div>
            <ProductFacts product={product} />
            <p>{words.description}</p>
            <Link to={`/products/${product.id}`} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
              {text('catalogue.modal.more')}
              <Icon name="arrow-right" />
            </Link>
          </div>
          <ProductQuestions product={product} />
        </div>
      )}
    </Dialog>
  )
}
