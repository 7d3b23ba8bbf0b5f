import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type UseInfiniteQueryResult,
  type InfiniteData,
} from '@tanstack/react-query'
import { useSearchParams, Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { CountedName } from '#design/admin/counted-name.tsx'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { useText } from '#i18n/text-context.tsx'
import {
  mostDue,
  type DueTranslationPage,
  type DueTranslation,
  translatedKindNames,
  translatedKinds,
  type TranslatedKind,
} from '../../due-translation.ts'
import { reasonOf } from '#design/form/field-errors.ts'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { toast } from '#design/toast.ts'
import { pagesOf } from '#client/pages-of.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { contentLanguages, defaultContentLanguage, languageTable } from '#kernel/language.ts'

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
      areChips
      tabs={(['all', ...kinds] as const).map((value) => ({
        value,
        label: (
          <CountedName
            name={text(`admin-translations.kind.${value}`)}
            count={counts && countOf(counts, value)}
            most={mostDue}
          />
        ),
      }))}
    >
      <TabPanel value={kind || 'all'}>
        <DueTranslationList pages={pages} />
      </TabPanel>
    </Tabs>
  )
}

function countOf(counts: DueTranslationPage['counts'], kind: TranslatedKind | 'all'): number {
  return kind === 'all' ? Object.values(counts).reduce((sum, some) => sum + some, 0) : (counts[kind] ?? 0)
}

type DueTranslationListProps = { readonly pages: UseInfiniteQueryResult<InfiniteData<DueTranslationPage>> }

/** The records of the pages that have arrived. */
function DueTranslationList({ pages }: DueTranslationListProps) {
  const text = useText()
  const client = useQueryClient()
  const settle = useMutation({
    mutationFn: ({ kind, recordId }: DueTranslation) =>
      sendJson<undefined>('POST', `${translationsPath}/settled`, { kind, recordId }),
    onSuccess: () => toast({ title: text('admin-translations.settled') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [translationsPath] }),
  })
  const items = pages.data?.pages.flatMap((page) => page.items)
  if (pages.isLoadingError) return <NotLoaded onRetry={pages.refetch} />
  if (!items) {
    return (
      <div className="grid gap-3">
        <p role="status" className="text-muted">
          {text('admin-translations.loading')}
        </p>
        <RowSkeleton label={text('shell.loading')} />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <StateBlock
        tone="success"
        title={text('admin-translations.empty')}
        description={text('admin-translations.empty.text')}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <ul
        aria-label={text('admin-translations.list')}
        className="divide-y divide-line rounded-card border border-line bg-white"
      >
        {items.map((due) => (
          <li key={`${due.kind} ${due.recordId}`}>
            <DueTranslationRow
              due={due}
              isSettling={settle.isPending && settle.variables === due}
              onSettle={() => settle.mutate(due)}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={pages} />
    </div>
  )
}

const translationsPath = '/api/admin/translations'

/** What is due, page after page; `kind` is '' for everything. */
const dueTranslationPages = (kind: string) =>
  pagesOf<DueTranslationPage>(translationsPath, new URLSearchParams(kind && { kind }))

type DueTranslationRowProps = {
  readonly due: DueTranslation
  readonly isSettling: boolean
  readonly onSettle: () => void
}

function titleOf(text: Text, due: DueTranslation): string {
  const { kind, recordId } = due
  if (kind === 'settings') return text(`admin-settings.group.${recordId}` as MessageKey)
  return inLanguage(due, 'title', text.language).trim() || text('admin-translations.untitled')
}

/** A record, what is due of it, and the way to its editor. */
function DueTranslationRow({ due, isSettling, onSettle }: DueTranslationRowProps) {
  const text = useText()
  const { language } = useVisitor()
  const { kind, missing, saidAt } = due
  // A language that lacks something is to be written first.
  const older = due.older && missing[due.older].length === 0 ? due.older : null
  const title = titleOf(text, due)
  const ahead = contentLanguages.find((each) => each !== older) ?? defaultContentLanguage
  const date = new Date(saidAt[ahead]).toLocaleDateString(languageTable[language].locale, { dateStyle: 'long' })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-base wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap gap-2">
          <Badge>{text(`admin-translations.one.${kind}`)}</Badge>
          {contentLanguages.map(
            (lacking) =>
              missing[lacking].length > 0 && (
                <Badge key={lacking} tone="clay">
                  {text(`admin-translations.missing.${lacking}`)}
                </Badge>
              ),
          )}
          {older && <Badge tone="sun">{text(`admin-translations.older.${older}`)}</Badge>}
        </p>
        {contentLanguages.map(
          (lacking) =>
            missing[lacking].length > 0 && (
              <p key={lacking} className="text-sm text-muted">
                {text('admin-translations.fields', { fields: missingWords(text, missing[lacking]) })}
              </p>
            ),
        )}
        {older && <p className="text-sm text-muted">{text(`admin-translations.changed.${ahead}`, { date })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {older && (
          <Button
            tone="secondary"
            size="sm"
            icon="check"
            loading={isSettling}
            aria-label={text('admin-translations.settleOf', { title })}
            onClick={onSettle}
          >
            {text('admin-translations.settle')}
          </Button>
        )}
        <Button asChild tone="secondary" size="sm" icon="edit">
          <Link to={recordAddress(due)} aria-label={text('admin-translations.editOf', { title })}>
            {text('admin-translations.edit')}
          </Link>
        </Button>
      </div>
    </div>
  )
}

const named = [
  'title',
  'excerpt',
  'category',
  'content',
  'author',
  'name',
  'description',
  'features',
  'impact',
  'location',
  'beneficiaries',
  'customer_title',
  'customer_quote',
] as const

/** Texts that are to be written, by name; those within settings are counted. */
function missingWords(text: Text, fields: readonly string[]): string {
  const known = named.filter((name) => fields.includes(name))
  const others = fields.length - known.length
  const words = known.map((name) => text(`admin-translations.field.${name}`))
  return [...words, ...(others > 0 ? [text('admin-translations.parts', { count: others })] : [])].join(', ')
}

const screens: Readonly<Record<TranslatedKind, string>> = {
  post: '/admin/posts?edit=',
  product: '/admin/products?edit=',
  solution: '/admin/proven-solutions?edit=',
  settings: '/admin/settings/',
}

/** Where a record is edited, open on the language that lacks something, else on the older one. */
export function recordAddress({ kind, recordId, missing, older }: DueTranslation): string {
  const address = screens[kind] + encodeURIComponent(recordId)
  const due = contentLanguages.find((language) => missing[language].length > 0) ?? older
  return due && kind !== 'settings' ? `${address}&write=${due}` : address
}
