import { useQuery } from '@tanstack/react-query'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import { SetupSteps, SourcePackage, sourcePackageQuery } from '#business/company/ui/source-package.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['download']
export const reading = true

export const queries: PageModule['queries'] = () => [sourcePackageQuery]

export const meta: PageModule['meta'] = ({ text, company: { brand } }) => ({
  title: text('download.meta.title', { brand: brand.name }),
  description: text('download.meta.description', { brand: brand.name }),
})

export default function DownloadPage() {
  const text = useText()
  const { data } = useQuery(sourcePackageQuery)
  return (
    <div className="container max-w-3xl pt-6 pb-10 sm:pt-8 sm:pb-14">
      <h1>{text('download.title')}</h1>
      <p className="mt-4 text-lg">{text('download.intro')}</p>
      <SourcePackage source={data} />
      <SetupSteps source={data} />
    </div>
  )
}
