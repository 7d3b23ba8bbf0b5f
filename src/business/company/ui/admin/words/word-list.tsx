import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useAddressFilter } from '#client/address-filter.ts'
import { pagesOf } from '#client/pages-of.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { Field } from '#design/field.tsx'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { inCount } from '#kernel/counted.ts'
import { languages, type Language } from '#kernel/language.ts'
import { alikeThroughout, wordAreas, type SiteMessage, type SiteMessagePage } from '../../../words/site-message.ts'
import { pageAfterSave, type SavedWords } from './cards-after-save.ts'
import { WordForm } from './word-form.tsx'
import { WordShown } from './word-shown.tsx'

const path = '/api/admin/words'

/** Which text is being written, in which language. */
type Place = { readonly key: string; readonly language: Language }

/** The texts of the site's pages in both languages, one of them at a time to be written anew. What is sought is in the address. */
export function WordList() {
  const text = useText()
  const client = useQueryClient()
  const { filter, narrow, clear } = useAddressFilter()
  const pages = pagesOf<SiteMessagePage>(path, filter)
  const list = useInfiniteQuery(pages)
  const [open, setOpen] = useState<Place | null>(null)
  const [left, setLeft] = useState<Place | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const warning = useUnsavedWarning(isUnsaved, () => setUnsaved(false))
  const { data, isLoadingError, refetch } = list
  const messages = data?.pages.flatMap(({ items }) => items)
  const [first] = data?.pages ?? []
  const close = (place: Place | null) => {
    setUnsaved(false)
    setOpen(null)
    setLeft(place)
  }
  /** Other texts are listed then: what is being written would go unseen. */
  const sift = (parts: Readonly<Record<string, string>>) =>
    warning.leave(() => {
      close(null)
      narrow(parts)
    })
  /** What was saved stands where it stood, whether or not it is still what was sought. */
  const show = (done: SavedWords) => {
    client.setQueryData<InfiniteData<SiteMessagePage, string>>(
      pages.queryKey,
      (known) => known && { ...known, pages: known.pages.map((page) => pageAfterSave(page, done)) },
    )
    // One that was listed for others leaves them: they come to stand for themselves.
    const isParting = !done.isEverywhere && alikeThroughout(done.was).length > 0
    void client.invalidateQueries({ queryKey: [path], refetchType: isParting ? 'active' : 'none' })
    close({ key: done.saved.key, language: done.language })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <WordFilter filter={filter} changed={first?.changed} narrow={sift} />
      {isLoadingError && <NotLoaded onRetry={refetch} />}
      {!messages && !isLoadingError && <RowSkeleton label={text('shell.loading')} />}
      {messages?.length === 0 && <NoWords isOnlyChanged={isOnlyChanged(filter)} onAll={clear} />}
      {first && messages && messages.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {text('admin-words.total', { count: first.total })}
        </p>
      )}
      {groupsOf(messages ?? []).map(({ area, those }) => (
        <section key={those[0]?.key} className="rounded-card border border-line bg-white">
          <h2 className="border-b border-line px-4 py-2 text-base">{text(`admin-words.area.${area}`)}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
            {those.map((message) => (
              <li key={message.key} className="grid grid-cols-[minmax(0,1fr)] px-2 lg:grid-cols-2 lg:gap-4">
                {languages.map((language) => {
                  const place = { key: message.key, language }
                  return isSame(open, place) ? (
                    <WordForm
                      key={language}
                      message={message}
                      language={language}
                      listPath={path}
                      onUnsaved={setUnsaved}
                      onSaved={(saved, isEverywhere) => show({ was: message, saved, language, isEverywhere })}
                      onClose={() => warning.leave(() => close(place))}
                    />
                  ) : (
                    <WordShown
                      key={language}
                      words={message.words[language]}
                      language={language}
                      isLeft={isSame(left, place)}
                      onEdit={() =>
                        warning.leave(() => {
                          setUnsaved(false)
                          setOpen(place)
                        })
                      }
                    />
                  )
                })}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={list} />
      <UnsavedQuestion warning={warning} />
    </div>
  )
}

const isSame = (one: Place | null, other: Place) => one?.key === other.key && one.language === other.language
const isOnlyChanged = (filter: URLSearchParams) => filter.get('changed') === 'true' && filter.size === 1

type NoWordsProps = { readonly isOnlyChanged: boolean; readonly onAll: () => void }

function NoWords({ isOnlyChanged: isUntouched, onAll }: NoWordsProps) {
  const text = useText()
  return (
    <EmptyList
      icon="search"
      title={text(isUntouched ? 'admin-words.empty.changed' : 'admin-words.empty')}
      description={text(isUntouched ? 'admin-words.empty.changed.text' : 'admin-words.empty.text')}
      action={
        <Button tone="secondary" onClick={onAll}>
          {text('admin-words.showAll')}
        </Button>
      }
    />
  )
}

type WordFilterProps = {
  readonly filter: URLSearchParams
  /** How many texts are not the site's own. */
  readonly changed: number | undefined
  readonly narrow: (parts: Readonly<Record<string, string>>) => void
}

/** Words as a page shows them, a part of the site, and whether only what was changed is wanted. */
function WordFilter({ filter, changed, narrow }: WordFilterProps) {
  const text = useText()
  const only = filter.get('changed') ?? ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <SearchField
          label={text('admin-words.search')}
          hint={text('admin-words.search.hint')}
          asked={filter.get('q') ?? ''}
          onAsk={(words) => narrow({ q: words })}
          maxLength={300}
        />
        <Field label={text('admin-words.area')} hideLabel>
          <Select
            value={filter.get('area') ?? ''}
            onChange={({ target }) => narrow({ area: target.value })}
            placeholder={text('admin-words.area.all')}
            options={wordAreas.map((value) => ({ value, label: text(`admin-words.area.${value}`) }))}
          />
        </Field>
      </div>
      <ChipRow
        label={text('admin-words.filter')}
        layout="wrap"
        chips={['', 'true'].map((value) => ({
          key: value || 'all',
          label: (
            <>
              {text(value ? 'admin-words.filter.changed' : 'admin-words.filter.all')}
              {value && changed !== undefined && (
                <span className="font-normal tabular-nums opacity-75">{inCount(changed)}</span>
              )}
            </>
          ),
          selected: only === value,
          onSelect: () => narrow({ changed: value }),
        }))}
      />
    </div>
  )
}

/** What stands one after the other of one part of the site: a search keeps its own order. */
function groupsOf(messages: readonly SiteMessage[]) {
  const groups: { readonly area: SiteMessage['area']; readonly those: SiteMessage[] }[] = []
  for (const message of messages) {
    const last = groups.at(-1)
    if (last && last.area === message.area) last.those.push(message)
    else groups.push({ area: message.area, those: [message] })
  }
  return groups
}
