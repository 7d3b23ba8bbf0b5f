import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { ApiError } from '#client/api-error.ts'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Why a file as a whole was refused: what it is, or its header. */
export function ImportFaults({ error }: { error: Error }) {
  const text = useText()
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  const columns = errors.filter(({ path }) => path !== 'file')
  if (columns.length === 0) return <Banner tone="error" title={reasonOf(error, text('admin-products.csv.failed'))} />
  return (
    <Banner tone="error" title={text('admin-products.csv.failed')}>
      <ul className="list-disc pl-5">
        {columns.map(({ path, code, message }) => (
          <li key={`${path} ${code}`}>
            <code className="wrap-anywhere">{path}</code>: {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
