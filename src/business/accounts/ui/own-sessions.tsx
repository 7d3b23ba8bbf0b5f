import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { AccountPart, PartState } from './account-part.tsx'
import { sessionsQuery } from './me.tsx'
import { deviceName } from './device-name.ts'
import { NotLoaded } from './not-loaded.tsx'

/** Where one is signed in, and how to end it there. */
export function OwnSessions() {
  const text = useText()
  const client = useQueryClient()
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery())
  const end = useMutation({
    mutationFn: (path: string) => sendJson('DELETE', path, {}),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  })
  if (isError) return <NotLoaded onRetry={refetch} />
  return (
    <AccountPart
      title={text('admin.sessions.title')}
      state={sessions && <PartState>{text('admin.sessions.count', { count: sessions.length })}</PartState>}
    >
      <p className="text-muted">{text('admin.sessions.text')}</p>
      {sessions ? (
        <ul className="mt-4 divide-y divide-line">
          {sessions.map(({ id, address, userAgent, lastUsedAt, endsAt, isCurrent }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="line-clamp-2 text-sm font-semibold break-words">
                  {deviceName(userAgent) || text('admin.sessions.unknown')}
                </p>
                <p className="text-sm text-muted">
                  {formatLocalMoment(new Date(lastUsedAt), text.language)} {address && `· ${address}`}
                </p>
                <p className="text-sm text-muted">
                  {text('admin.sessions.endsAt', { moment: formatLocalMoment(new Date(endsAt), text.language) })}
                </p>
              </div>
              {isCurrent ? (
                <Badge tone="leaf">{text('admin.sessions.current')}</Badge>
              ) : (
                <Button tone="secondary" size="sm" onClick={() => end.mutate(`/api/admin/sessions/${id}`)}>
                  {text('admin.sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-4 h-24" />
      )}
      {sessions && sessions.length > 1 && (
        <Button tone="secondary" size="sm" className="mt-2" onClick={() => end.mutate('/api/admin/sessions')}>
          {text('admin.sessions.endOthers')}
        </Button>
      )}
    </AccountPart>
  )
}
