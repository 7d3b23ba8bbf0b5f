import { useText } from '#i18n/text-context.tsx'
import { fieldIn } from './solution-draft.ts'
import { SolutionLanguageTabs } from './solution-language-tabs.tsx'
import { SolutionTextField } from './solution-text-field.tsx'
import type { SolutionForm } from './use-solution-form.ts'

/** What the customer says of it. */
export function SolutionCustomerTab({ form }: { form: SolutionForm }) {
  const text = useText()
  return (
    <div className="grid gap-6">
      <SolutionTextField form={form} name="customerName" hint={text('admin-solutions.customer.hint')} />
      <SolutionLanguageTabs form={form} texts={['customerTitle', 'customerQuote']}>
        {(language) => (
          <>
            <SolutionTextField
              form={form}
              name={fieldIn('customerTitle', language)}
              hint={text('admin-solutions.field.customerTitle.hint')}
            />
            <SolutionTextField form={form} name={fieldIn('customerQuote', language)} rows={4} />
          </>
        )}
      </SolutionLanguageTabs>
    </div>
  )
}
