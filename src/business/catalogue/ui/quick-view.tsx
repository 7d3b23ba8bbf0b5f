import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isRefusal } from '#client/api-error.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ProductActions, type ProductActionHandlers } from './product-actions.tsx'
import { ProductFacts, ProductPrice } from './product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productQuery } from './product-queries.ts'
import { productWords } from './product-words.ts'

type QuickViewProps = { id: number; open: boolean; onClose: () => void } & ProductActionHandlers

/** The catalogue's quick view. It fetches the product only once it is open. */
export default function QuickView({ id, open, onClose, ...handlers }: QuickViewProps) {
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
      maxWidth={640}
    >
      {isRefusal(error) && <p>{text('catalogue.modal.notFound')}</p>}
      {error && !isRefusal(error) && (
        <LoadFailure title={text('catalogue.detail.failed')} onRetry={() => void refetch()} />
      )}
      {!product && !error && <Skeleton className="h-80 w-full" />}
      {product && words && (
        <div className="grid gap-4">
          <ProductPicture src={product.imageUrl} alt="" eager className="rounded-card" />
          <ProductFacts product={product} />
          <ProductPrice product={product} size="lg" />
          <p>{words.description}</p>
          <ProductActions product={product} {...handlers} />
          <Button asChild tone="quiet" iconAfter="arrow-right">
            <Link to={`/products/${product.id}`}>{text('catalogue.modal.more')}</Link>
          </Button>
        </div>
      )}
    </Dialog>
  )
}
