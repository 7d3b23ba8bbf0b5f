import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { StaffMember } from '../staff-member.ts'
import { staffQuery } from './account-queries.ts'
import { NotLoaded } from './not-loaded.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { Banner } from '#design/banner.tsx'

/** Everyone who works here, and what can be changed of their accounts. */
export function StaffList() {
  const text = useText()
  const { data: members, isError, refetch } = useQuery(staffQuery())
  const [edited, setEdited] = useState<StaffMember | 'new' | null>(null)
  const [told, setTold] = useState<{ name: string; password: string } | null>(null)
  if (isError) return <NotLoaded onRetry={refetch} />
  return (
    <div className="grid gap-4">
      <Button icon="plus" className="justify-self-start" onClick={() => setEdited('new')}>
        {text('admin.staff.add')}
      </Button>
      {told && <ToldPassword {...told} onClose={() => setTold(null)} />}
      {members ? (
        <ul className="grid gap-3">
          {members.map((member) => (
            <li key={member.id}>
              <Member member={member} onEdit={() => setEdited(member)} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-40" />
      )}
      {edited && <StaffDialog member={edited} onClose={() => setEdited(null)} onPassword={setTold} />}
    </div>
  )
}

function Member({ member, onEdit }: { member: StaffMember; onEdit: () => void }) {
  const text = useText()
  const { name, email, role, hasSecondFactor, hasOneTimePassword, isDisabled } = member
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm break-all text-muted">{email}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone="ink">{text(`admin.role.${role}`)}</Badge>
          {isDisabled && <Badge tone="clay">{text('admin.staff.disabled')}</Badge>}
          {hasOneTimePassword && <Badge tone="sun">{text('admin.staff.oneTime')}</Badge>}
          <Badge tone={hasSecondFactor ? 'leaf' : 'neutral'}>
            {text(hasSecondFactor ? 'admin.factor.on' : 'admin.factor.off')}
          </Badge>
        </p>
      </div>
      <Button tone="secondary" size="sm" icon="edit" onClick={onEdit} aria-label={text('admin.staff.editOf', { name })}>
        {text('admin.staff.edit')}
      </Button>
    </Card>
  )
}

/** The one-time password of somebody, to be told to them now: it is kept nowhere. */
function ToldPassword({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const text = useText()
  return (
    <Banner
      tone="info"
      title={text('admin.staff.told', { name })}
      closeLabel={text('shell.dialog.close')}
      onClose={onClose}
    >
      <code className="text-lg font-semibold select-all">{password}</code>
      <p>{text('admin.staff.told.text')}</p>
    </Banner>
  )
}
