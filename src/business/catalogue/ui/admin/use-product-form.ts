import { useMe } from '#business/accounts/ui/me.tsx'
import { useRecordDialog, type RecordDialogForm } from '#design/form/record-dialog.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { productErrorKey } from '../../editing/product-errors.ts'
import { readProductFields } from '../../editing/product-fields.ts'
import type { ProductRecord } from '../../editing/product-record.ts'
import { productsPath } from './product-admin-queries.ts'
import {
  blankProduct,
  bodyOf,
  draftOf,
  tabOf,
  writtenText,
  type ProductDraft,
  type ProductTab,
} from './product-draft.ts'

export type ProductForm = RecordDialogForm<ProductRecord, ProductDraft, ProductTab>

/** The fields of the dialog; what the server would refuse is said at once, in its words. */
export function useProductForm(known: ProductRecord | null, onSaved: () => void, begun?: ProductDraft): ProductForm {
  const text = useText()
  const faultsOf = (draft: ProductDraft) => {
    const read = readProductFields(bodyOf(draft), known)
    const errors = read.ok ? [] : (read.problem.errors ?? [])
    return errors.map(({ path, code }) => ({
      path,
      message: text(productErrorKey(path, code) ?? (`problems.field.${code}` as MessageKey)),
    }))
  }
  const kind = {
    path: productsPath,
    typist: useMe()?.id,
    blank: blankProduct,
    draftOf,
    bodyOf,
    firstTab: 'basic' as ProductTab,
    tabOf,
    languageOf: (field: string) => writtenText(field)?.lang ?? null,
    faultsOf,
    words: {
      created: text('admin-products.created'),
      updated: text('admin-products.updated'),
      createFailed: text('admin-products.createFailed'),
      updateFailed: text('admin-products.updateFailed'),
    },
  }
  return useRecordDialog(kind, known, onSaved, begun)
}
