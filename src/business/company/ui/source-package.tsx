import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatFileSize, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SourcePackageSummary } from '../source-package.ts'

/** The package as it is now, and the button that fetches it. A plain link: no page of the app is at its address. */
export function SourcePackage({ source }: { source: SourcePackageSummary | undefined }) {
  const text = useText()
  const { language } = text
  return (
    <Card className="mt-8">
      <h2 className="text-2xl">{text('download.package.title')}</h2>
      {source && (
        <DataList
          className="mt-3"
          rows={[
            {
              key: 'name',
              label: text('download.package.name'),
              value: <span className="break-all">{source.fileName}</span>,
            },
            { key: 'size', label: text('download.package.size'), value: formatFileSize(source.size, language) },
            { key: 'files', label: text('download.package.files'), value: formatNumber(source.files, language) },
          ]}
        />
      )}
      <p className="mt-4 text-muted">{text('download.package.without')}</p>
      <Button asChild size="lg" className="mt-5">
        <a href="/download/app" download={source?.fileName ?? true}>
          {text('download.button')}
        </a>
      </Button>
    </Card>
  )
}
