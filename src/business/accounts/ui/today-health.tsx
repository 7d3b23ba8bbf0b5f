import { Link } from 'react-router'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLocalMoment, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SiteHealth } from '../site-health.ts'

/** What of the site itself is not well, before everything else that is to be done. */
export function TodayTroubles({ health }: { health: SiteHealth }) {
  const text = useText()
  const lines = useLines(health).filter(({ isWell }) => !isWell)
  if (lines.length === 0) return null
  return (
    <section
      aria-label={text('admin-today.unwell')}
      className="rounded-card border border-clay bg-clay-soft px-4 text-sm font-medium text-clay-deep"
    >
      <HealthLines lines={lines} />
    </section>
  )
}

/** Mail, queue, storage and backups, as far as they are well: one line until somebody wants to know. */
export function TodayHealth({ health }: { health: SiteHealth }) {
  const text = useText()
  const lines = useLines(health)
  const well = lines.filter(({ isWell }) => isWell)
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-x-3 text-sm">
          <h2 className="text-base">{text('admin-today.health')}</h2>
          {well.length === lines.length && (
            <span className="flex items-center gap-1.5 font-normal text-muted">
              <Icon name="check-circle" className="size-5 text-leaf" />
              {text('admin-today.well')}
            </span>
          )}
        </span>
      }
    >
      <div className="text-sm">
        <HealthLines lines={well} />
      </div>
    </Disclosure>
  )
}

function HealthLines({ lines }: { lines: readonly Line[] }) {
  const text = useText()
  return (
    <ul className="grid gap-x-6 sm:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
      {lines.map(({ key, to, isWell, words, detail }) => (
        <li
          key={key}
          className="flex min-h-11 items-center gap-2 has-[details[open]]:items-start has-[details[open]]:*:[svg]:mt-3"
        >
          <Icon
            name={isWell ? 'check-circle' : 'alert'}
            label={text(isWell ? 'admin-today.well' : 'admin-today.unwell')}
            className={`size-5 shrink-0 ${isWell ? 'text-leaf' : ''}`}
          />
          {to && (
            <Link to={to} className="py-2.5 underline underline-offset-4">
              {words}
            </Link>
          )}
          {!to && detail && (
            <details className="group min-w-0">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1">
                {words}
                <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <p className="pb-2 font-normal">{detail}</p>
            </details>
          )}
          {!to && !detail && words}
        </li>
      ))}
    </ul>
  )
}

type Line = {
  readonly key: string
  readonly to: string | null
  readonly isWell: boolean
  readonly words: string
  /** What it means and what to do, once somebody wants to know. */
  readonly detail?: string
}

function useLines(health: SiteHealth): readonly Line[] {
  const text = useText()
  const {
    stoppedWebhooks,
    failedMails,
    queuedMails,
    oldestQueuedMail,
    failedJobs,
    lateJobs,
    freeBytes,
    isStorageLow,
    backup,
  } = health
  const since = oldestQueuedMail ? formatLocalMoment(new Date(oldestQueuedMail), text.language) : ''
  const madeAt = backup.lastAt ? formatLocalMoment(new Date(backup.lastAt), text.language) : ''
  const standing = backup.state === 'failed' && !madeAt ? 'lost' : backup.state
  const free = formatNumber((freeBytes ?? 0) / 1024 ** 3, text.language, 1)
  return [
    {
      key: 'failed',
      to: '/admin/mail?state=failed',
      isWell: failedMails === 0,
      words: text('admin-today.mail.failed', { count: failedMails }),
    },
    {
      key: 'queued',
      to: '/admin/mail?state=queued',
      isWell: true,
      words: text('admin-today.mail.queued', { count: queuedMails, since }),
    },
    ...(stoppedWebhooks === 0
      ? []
      : [
          {
            key: 'webhooks',
            to: '/admin/programs/webhooks',
            isWell: false,
            words: text('admin-today.webhooks', { count: stoppedWebhooks }),
          },
        ]),
    {
      key: 'jobs',
      to: null,
      isWell: failedJobs === 0 && lateJobs === 0,
      words: text('admin-today.jobs', { failed: failedJobs, late: lateJobs }),
    },
    ...(freeBytes === null
      ? []
      : [{ key: 'storage', to: null, isWell: !isStorageLow, words: text('admin-today.storage', { free }) }]),
    {
      key: 'backup',
      to: null,
      isWell: backup.state === 'well',
      words: text(`admin-today.backup.${standing}`, { at: madeAt }),
      ...(standing !== 'well' &&
        standing !== 'none' && { detail: text(`admin-today.backup.${standing}.text`, { at: madeAt }) }),
    },
  ]
}
