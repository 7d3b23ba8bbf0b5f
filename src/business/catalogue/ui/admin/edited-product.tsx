import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { productRecordQuery } from './product-admin-queries.ts'
import { ProductDialog } from './product-dialog.tsx'

/** The dialog of a stored product: it is fetched whole, and fresh, each time. */
export function EditedProduct({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const { data: known, error, isFetching, refetch } = useQuery(productRecordQuery(id))
  if (known && !isFetching) return <ProductDialog known={known} onClose={onClose} />
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-products.edit')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={820}
    >
      {error ? (
        <StateBlock
          tone="error"
          title={text(isGone ? 'admin-products.missing' : 'shell.error.title')}
          action={!isGone && <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  )
}
