import type { SubmitEvent } from 'react'
import { UnsavedQuestion } from '#business/accounts/ui/unsaved-question.tsx'
import { useUnsavedWarning } from '#business/accounts/ui/use-unsaved-warning.ts'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductRecord } from '../../editing/product-record.ts'
import { CompareProducts } from './compare-products.tsx'
import { PriceFields } from './price-fields.tsx'
import { ProductBasicTab } from './product-basic-tab.tsx'
import { productTabs } from './product-draft.ts'
import { RatingFields } from './rating-fields.tsx'
import { SpecificationEditor } from './specification-editor.tsx'
import { useProductForm } from './use-product-form.ts'

const formId = 'product-form'

type ProductDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: ProductRecord | null
  readonly onClose: () => void
}

/** Adds a product or changes one. */
export function ProductDialog({ known, onClose }: ProductDialogProps) {
  const text = useText()
  const form = useProductForm(known, onClose)
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && warning.leave(onClose)}
      title={known ? text('admin-products.editOf', { name: known.name }) : text('admin-products.add')}
      closeLabel={text('shell.toast.close')}
      maxWidth={820}
      footer={
        <>
          <Button tone="secondary" onClick={() => warning.leave(onClose)}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSaving}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Tabs
          value={form.tab}
          onChange={form.setTab}
          label={text('admin-products.tabs')}
          tabs={productTabs.map((tab) => ({
            value: tab,
            label: text(`admin-products.tab.${tab}`),
            invalid: form.isWrong(tab) ? text('admin-products.hasError') : undefined,
          }))}
        >
          <TabPanel value="basic" keep>
            <ProductBasicTab form={form} />
          </TabPanel>
          <TabPanel value="prices" keep>
            <PriceFields form={form} />
          </TabPanel>
          <TabPanel value="ratings" keep>
            <RatingFields form={form} />
          </TabPanel>
          <TabPanel value="sheet" keep>
            <SpecificationEditor form={form} />
          </TabPanel>
        </Tabs>
      </form>
      {form.theirs && <CompareProducts form={form} theirs={form.theirs} />}
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}
