import { useCompany } from '#client/company.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { documentTypes } from '../document-type.ts'

/** What an application asks for, before it is asked, and who sees it. */
export function DocumentsToPrepare() {
  const text = useText()
  const { brand } = useCompany()
  return (
    <section aria-labelledby="documents" className="rounded-card bg-sand-2 p-4 sm:p-6">
      <h2 id="documents" className="text-card">
        {text('eligibility.documents.prepare')}
      </h2>
      <p className="text-sm text-muted">{text('eligibility.documents.prepare.how')}</p>
      <ol className="list-inside list-decimal ">
        {documentTypes.map((type) => (
          <li key={type}>{text(`financing.document.${type}`)}</li>
        ))}
      </ol>
      <p className="mt-3 flex gap-2 border-t border-line pt-3 text-sm">
        <Icon name="shield" className="size-5 shrink-0 text-leaf" />
        {text('application.safe.all', { brand: brand.name })}
      </p>
    </section>
  )
}
