import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatFileSize, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SourcePackageSummary } from '../source-package.ts'
import { queryOptions } from '@tanstack/react-query'

/** The package as it is now, and the button that fetches it. A plain link: no page of the app is at its address. */
export function SourcePackage({ source }: { source: SourcePackageSummary | undefined }) {
  const text = useText()
  const { language } = text
  return (
    <Card className="mt-8">
      <h2 className="text-card">{text('download.package.title')}</h2>
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

/** The package of the site's own source: name and size. */
export const sourcePackageQuery = queryOptions<SourcePackageSummary>({ queryKey: ['/api/source-package'] })

/** From the file to the running site, with what to type. */
export function SetupSteps({ source }: { source: SourcePackageSummary | undefined }) {
  const text = useText()
  const { fileName, folder } = source ?? { fileName: '*.tar.gz', folder: '*' }
  const steps = [
    { words: text('download.steps.needs') },
    { words: text('download.steps.unpack'), typed: `tar -xzf ${fileName}` },
    { words: text('download.steps.install'), typed: `cd ${folder} && npm ci` },
    { words: text('download.steps.start'), typed: 'npm start' },
    { words: text('download.steps.open') },
  ]
  return (
    <section className="mt-10">
      <h2>{text('download.steps.title')}</h2>
      <ol className="grid list-decimal gap-4 pl-6">
        {steps.map(({ words, typed }) => (
          <li key={words}>
            {words}
            {typed && (
              <code className="mt-2 block rounded-control border border-line bg-white px-4 py-3 text-sm wrap-anywhere">
                {typed}
              </code>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
