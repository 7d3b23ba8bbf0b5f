import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ListedProduct } from '../../editing/product-record.ts'
import { productsPath } from './product-admin-queries.ts'

/** Asks before a product leaves the catalogue. */
export function DeleteProduct({ product, onClose }: { product: ListedProduct; onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<undefined>('DELETE', `${productsPath}/${product.id}`, {}),
    onSuccess: () => toast({ title: text('admin-products.success'), description: text('admin-products.deleted') }),
    onError: (error) =>
      toast({
        title: text('admin-products.failure'),
        description: reasonOf(error, text('admin-products.deleteFailed')),
        tone: 'error',
      }),
    onSettled: () => {
      onClose()
      return client.invalidateQueries({ queryKey: [productsPath] })
    },
  })
  return (
    <ConfirmDialog
      title={text('admin-products.delete.confirm')}
      confirmLabel={text('admin-products.delete')}
      cancelLabel={text('admin.cancel')}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {text('admin-products.delete.text', { name: product.name })}
    </ConfirmDialog>
  )
}
