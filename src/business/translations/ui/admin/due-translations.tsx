import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mostCounted, type DueTranslationPage } from '../../due-translation.ts'
import { translatedKindNames, translatedKinds, type TranslatedKind } from '../../translated-kind.ts'
import { DueTranslationList } from './due-translation-list.tsx'
import { dueTranslationPages } from './due-translation-pages.ts'

/** Every record whose languages don't say the same; its filter is in the address. */
export function DueTranslations() {
  const text = useText()
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const kinds = translatedKindNames.filter((kind) => me?.may.includes(translatedKinds[kind]))
  const kind = kinds.find((known) => known === params.get('kind')) ?? ''
  const pages = useInfiniteQuery(dueTranslationPages(kind))
  const counts = pages.data?.pages.at(-1)?.counts
  return (
    <Tabs<TranslatedKind | 'all'>
      value={kind || 'all'}
      onChange={(chosen) => setParams(chosen === 'all' ? {} : { kind: chosen })}
      label={text('admin-translations.kinds')}
      tabs={(['all', ...kinds] as const).map((value) => ({
        value,
        label: text(`admin-translations.kind.${value}`),
        count: counts && countOf(counts, value),
      }))}
    >
      <TabPanel value={kind || 'all'}>
        <DueTranslationList pages={pages} />
      </TabPanel>
    </Tabs>
  )
}

function countOf(counts: DueTranslationPage['counts'], kind: TranslatedKind | 'all'): number | string {
  const asked = kind === 'all' ? Object.values(counts) : [counts[kind] ?? 0]
  const due = asked.reduce((sum, some) => sum + some, 0)
  return asked.some((some) => some >= mostCounted) ? `${due}+` : due
}
