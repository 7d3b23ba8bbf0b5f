import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { formatLocalMoment, formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SiteHealth } from '../site-health.ts'

/** Mail, queue, storage and backups, each with whether it is well. */
export function TodayHealth({ health }: { health: SiteHealth }) {
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
  const lines = [
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
      : [
          {
            key: 'storage',
            to: null,
            isWell: !isStorageLow,
            words: text('admin-today.storage', { free: formatNumber(freeBytes / 1024 ** 3, text.language, 1) }),
          },
        ]),
    {
      key: 'backup',
      to: null,
      isWell: backup.state === 'well',
      words: text(`admin-today.backup.${backup.state === 'failed' && !madeAt ? 'lost' : backup.state}`, { at: madeAt }),
    },
  ]
  return (
    <section
      aria-labelledby="today-health"
      className="grid content-start gap-2 rounded-card border border-line bg-white p-4"
    >
      <h3 id="today-health" className="flex min-h-11 items-center text-base">
        {text('admin-today.health')}
      </h3>
      <ul className="grid gap-2">
        {lines.map(({ key, to, isWell, words }) => (
          <li key={key} className="flex min-h-11 items-center gap-2">
            <Icon
              name={isWell ? 'check-circle' : 'alert'}
              label={text(isWell ? 'admin-today.well' : 'admin-today.unwell')}
              className={`size-5 ${isWell ? 'text-leaf' : 'text-clay'}`}
            />
            {to ? (
              <Link to={to} className="py-2.5 underline underline-offset-4">
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
