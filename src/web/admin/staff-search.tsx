import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import type { StaffFinds } from '#business/search/staff-search.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { loadedText, loadMessages } from '#i18n/load-messages.ts'
import { useText } from '#i18n/text-context.tsx'
import { hitGroups, nearestFirst } from './hit-groups.ts'
import { useScreens, type Group, type Hit } from './use-screens.ts'

/** Records that were opened from here since the page was loaded, the last first. */
let recent: readonly Hit[] = []
const mostRecent = 5

function remember({ to: at, name, about }: Hit): void {
  if (about) recent = [{ to: at, name, about }, ...recent.filter(({ to }) => to !== at)].slice(0, mostRecent)
}

/** Before a key is asked for, another may follow. */
const pause = 120
const fewestCharacters = 2

type StaffSearchProps = {
  /** What was typed before the box had the focus. */
  readonly takeBegun: () => string
  readonly onClose: () => void
}

/** Finds whatever one may see: people, requests, applications, what the site says, settings and screens. Enter opens the first; of nothing, a new request. */
export function StaffSearch({ takeBegun, onClose }: StaffSearchProps) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { groups, elsewhere, isCurrent, isFailed, isWaiting, isAnswered } = useStaffHits(typed.trim())
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useArrows(list)
  const [isHurried, setHurried] = useState(false)
  const first = groups[0]?.hits[0]
  const mayNote = useMe()?.may.includes('leads.work')
  const newRequest = mayNote ? newRequestFor(typed.trim()) : null
  const openedByEnter = typed.trim() !== '' && isCurrent ? first : undefined
  const onOpen = (hit: Hit) => {
    remember(hit)
    onClose()
  }
  // Who pressed Enter before the answer was here goes to what it has first.
  useEffect(() => {
    if (!isHurried || !isCurrent) return
    setHurried(false)
    if (!first && isAnswered && newRequest) {
      onClose()
      void navigate(newRequest)
    }
    if (!first) return
    remember(first)
    onClose()
    void navigate(first.to)
  }, [isHurried, isCurrent, isAnswered, first, newRequest, navigate, onClose])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin.search.title')}
      closeLabel={text('admin.search.close')}
      maxWidth={640}
      // Its head stays where it is when what is found changes.
      place="top-0 rounded-b-card sm:top-[8dvh] sm:max-h-[84dvh]"
      focused={box}
    >
      <div ref={list} className="grid content-start gap-4">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '') setHurried(true)
          }}
        >
          <Field label={text('admin.search.box')} hideLabel>
            <TextInput
              ref={box}
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder={text('admin.search.box')}
              value={typed}
              onFocus={() => {
                const begun = takeBegun()
                if (begun !== '') setTyped(begun)
              }}
              onChange={({ target }) => {
                setTyped(target.value)
                setHurried(false)
              }}
            />
          </Field>
        </form>
        {isFailed && <Banner tone="error" title={text('shell.error.text')} />}
        {isWaiting && <Skeleton className="h-40" />}
        <div role="status" className="sr-only">
          {isAnswered && text('admin.search.count', { count: countOf(groups) })}
        </div>
        {isAnswered && groups.length === 0 && <NoHits typed={typed.trim()} to={newRequest} onClose={onClose} />}
        {(isAnswered && groups.length === 0 ? elsewhere : groups).map((group) => (
          <Hits key={group.title} group={group} openedByEnter={openedByEnter} onOpen={onOpen} />
        ))}
      </div>
    </Dialog>
  )
}

type HitsProps = {
  readonly group: Group
  readonly openedByEnter: Hit | undefined
  readonly onOpen: (hit: Hit) => void
}

/** What was found of a kind; what is hardly meant opens at a press. */
function Hits({ group: { title, hits, isFolded = false }, openedByEnter, onOpen }: HitsProps) {
  const list = (
    <ul className={hits.some(({ about }) => about) ? '' : 'sm:grid sm:grid-cols-2 sm:gap-x-4'}>
      {hits.map((hit) => (
        <li key={`${hit.to} ${hit.name}`}>
          <Link
            to={hit.to}
            onClick={() => onOpen(hit)}
            className={`-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sand-2 focus-visible:bg-sand-2 ${hit === openedByEnter ? 'bg-sand-2' : ''}`}
          >
            <span className="min-w-0 grow">
              <span className={`block wrap-anywhere ${hit.about ? 'font-semibold' : ''}`}>{hit.name}</span>
              {hit.about && (
                <span className="block text-sm wrap-anywhere text-muted">{wholeReferences(hit.about)}</span>
              )}
            </span>
            {hit === openedByEnter && <Icon name="arrow-right" className="size-4 text-muted" />}
          </Link>
          {hit.records && <Records of={hit.records} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
  if (isFolded) {
    return (
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-muted hover:text-ink">
          <Icon name="chevron-down" className="mr-2 size-4 transition-transform group-open:rotate-180" />
          <h3 className="text-sm font-semibold">{title}</h3>
          <span className="ml-2 font-normal tabular-nums">{hits.length}</span>
        </summary>
        {list}
      </details>
    )
  }
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {list}
    </section>
  )
}

type RecordsProps = { readonly of: readonly Hit[]; readonly onOpen: (hit: Hit) => void }

/** The requests and applications of a person, below them. */
function Records({ of, onOpen }: RecordsProps) {
  return (
    <ul className="mb-1 ml-1 border-l-2 border-line pl-2">
      {of.map((record) => (
        <li key={record.to}>
          <Link
            to={record.to}
            onClick={() => onOpen(record)}
            className="-mx-1 flex min-h-11 items-center rounded-control px-2 text-sm hover:bg-sand-2 focus-visible:bg-sand-2 md:pointer-fine:min-h-8"
          >
            <span className="sr-only">{record.name} </span>
            <span className="wrap-anywhere">{wholeReferences(record.about)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where whoever rings is noted with what was typed of them. */
const newRequestFor = (typed: string) => {
  const isPhone = /^[\d\s+().-]+$/.test(typed)
  return `/admin/leads/new?${new URLSearchParams({ kind: 'message', [isPhone ? 'phone' : 'name']: typed })}`
}

type NoHitsProps = { readonly typed: string; readonly to: string | null; readonly onClose: () => void }

/** Whoever rings and is not known yet is noted, by Enter too. */
function NoHits({ typed, to, onClose }: NoHitsProps) {
  const text = useText()
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text('admin.search.nothing')}</p>
      {to && (
        <Button asChild tone="secondary" icon="plus">
          <Link to={to} onClick={onClose}>
            {text('admin.search.newRequest', { typed })}
          </Link>
        </Button>
      )}
    </div>
  )
}

/** What is found of what is typed, as it comes. */
function useStaffHits(typed: string) {
  const { data: hitText = null, isError: isMute } = useHitText()
  const q = useLater(typed)
  const isAsked = q.length >= fewestCharacters
  const { data, isError, isFetching } = useQuery({
    queryKey: ['staff search', q],
    queryFn: ({ signal }) => sendJson<StaffFinds>('POST', '/api/admin/search', { q }, { signal }),
    enabled: isAsked,
    placeholderData: (last) => last,
  })
  const screens = useScreens(typed, hitText)
  const elsewhere = useScreens('', hitText).filter(({ hits }) => hits.length > 0)
  const known = typed === '' && hitText ? [{ title: hitText('admin.search.recent'), hits: recent }] : []
  const records =
    isAsked && data && hitText ? nearestFirst(hitGroups(data, q, hitText), q, hitText('admin.search.others')) : []
  const isCurrent = q === typed && !isFetching && hitText !== null
  const isFailed = isAsked && (isError || isMute)
  return {
    groups: [...known, ...records, ...screens].filter(({ hits }) => hits.length > 0),
    /** What is offered before anything is typed: where nothing is found, one goes on from there. */
    elsewhere,
    isCurrent,
    isFailed,
    isWaiting: isAsked && !data && !isFailed,
    /** All that there is stands there. */
    isAnswered: isAsked && isCurrent && data !== undefined,
  }
}

/** The arrows go from the box into what was found and back; what is typed there goes on in the box. */
function useArrows(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isTyped && around.current?.contains(document.activeElement)) around.current.querySelector('input')?.focus()
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const { activeElement: active, body } = document
      // What had the focus may have gone with a newer answer: nothing has it then, and the arrows begin at the box.
      if (!step || !(active === body || around.current?.contains(active))) return
      event.preventDefault()
      const places = [...(around.current?.querySelectorAll<HTMLElement>('input, summary, a[href]') ?? [])].filter(
        (place) => place.checkVisibility(),
      )
      places[places.findIndex((place) => place === active) + step]?.focus()
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [around])
}

/** What stands there: what belongs to somebody is told with them, and what is folded says its own number. */
const countOf = (groups: readonly Group[]) => groups.flatMap(({ hits, isFolded }) => (isFolded ? [] : hits)).length

/** A value once it has stood for a moment. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return later
}

/** The words of what may be found, beside those of every page. */
function useHitText() {
  const { language } = useText()
  return useQuery({
    queryKey: ['words of what is found', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      await loadMessages(language, ['admin-leads', 'admin-settings', 'tracking'])
      return loadedText(language)
    },
  })
}
