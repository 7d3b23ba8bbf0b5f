import { useText } from '#i18n/text-context.tsx'
import type { SourcePackageSummary } from '../source-package.ts'

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
      <h2 className="text-2xl">{text('download.steps.title')}</h2>
      <ol className="mt-4 grid list-decimal gap-4 pl-6">
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
