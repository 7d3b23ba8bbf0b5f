import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { addressWith } from './inbox-filter.ts'
import { InboxFilterForm } from './inbox-filter-form.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxFiguresQuery } from './lead-queries.ts'
import { LeadView } from './lead-view.tsx'
import { TriageHelp } from './triage-help.tsx'
import { useInbox } from './use-inbox.ts'
import { useTriageKeys } from './use-triage-keys.ts'

const keptKeys = 'triage keys'
/** Parts of an open request that keys lead to. */
const focusOn = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus()

/** The inbox: filter, list and the open request; on a phone the one or the other. */
export function LeadInbox() {
  const text = useText()
  const inbox = useInbox()
  const { address, filter, openId, go, narrow } = inbox
  const { data: figures } = useQuery(inboxFiguresQuery())
  const [helping, setHelping] = useState(false)
  const [isOn, setOn] = useState(() => recallFromSession(keptKeys) !== false)
  useTriageKeys(
    {
      j: () => go(1),
      k: () => go(-1),
      e: () => focusOn('lead-status'),
      n: () => focusOn('lead-note'),
      '?': () => setHelping(true),
    },
    isOn,
  )
  const turn = (on: boolean) => {
    keepInSession(keptKeys, on)
    setOn(on)
  }
  const isOpen = openId !== null
  const listed = isOpen ? 'hidden lg:grid' : 'grid'
  return (
    <div className="grid gap-5">
      <div className={`${listed} gap-5`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted" role="status">
            {figures && text('admin-leads.new', { count: figures.new })}
          </p>
          <div className="flex flex-wrap gap-2">
            <span className="hidden lg:contents">
              <Button tone="secondary" size="sm" onClick={() => setHelping(true)}>
                {text('admin-leads.keys')}
              </Button>
            </span>
            <Button asChild tone="secondary" size="sm" icon="download">
              <a href={`/api/admin/leads.csv${filter && `?${filter}`}`} download>
                {text('admin-leads.export')}
              </a>
            </Button>
          </div>
        </div>
        <InboxFilterForm address={address} onChange={narrow} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
        <div className={`${listed} grid-cols-1`}>
          <InboxList inbox={inbox} />
        </div>
        {isOpen ? (
          <div className="grid grid-cols-1 gap-4">
            <Link
              to={`?${addressWith(address, 'lead', '').toString()}`}
              className="link inline-flex min-h-11 items-center gap-2 justify-self-start lg:hidden"
            >
              <Icon name="arrow-left" /> {text('admin-leads.back')}
            </Link>
            <LeadView key={openId} id={openId} />
          </div>
        ) : (
          <p className="hidden rounded-card border border-dashed border-field p-8 text-center text-muted lg:block">
            {text('admin-leads.choose')}
          </p>
        )}
      </div>
      {helping && <TriageHelp isOn={isOn} onTurn={turn} onClose={() => setHelping(false)} />}
    </div>
  )
}
