import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import { brand } from '#kernel/brand.ts'
import type { TeamMember } from '#business/content/company/team.ts'
import { inLanguage } from '#business/content/in-language.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { JobDialogHost } from '#business/leads/ui/job-dialog-host.tsx'

/** The people, and the place that is free. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const text = useText()
  const [joining, setJoining] = useState(false)
  return (
    <Section title={text('home.team.title')} lead={text('home.team.lead')}>
      <ul className="grid gap-4 sm:gap-6 md:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li key={member.name}>
            <MemberCard member={member} />
          </li>
        ))}
        <li>
          <Join onJoin={() => setJoining(true)} />
        </li>
      </ul>
      <JobDialogHost open={joining} onClose={() => setJoining(false)} />
    </Section>
  )
}

function MemberCard({ member: { name, role, roleEn, bio, bioEn, picture } }: { member: TeamMember }) {
  const { language } = useText()
  return (
    <Card padded={false} className="flex h-full gap-4 p-4 sm:p-5">
      <Picture
        src={picture}
        alt=""
        width={96}
        height={96}
        className="size-20 shrink-0 rounded-card bg-sand-2 object-cover sm:size-24"
      />
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="text-sm font-semibold text-leaf">{inLanguage(role, roleEn, language)}</p>
        <p className="mt-2 text-sm text-muted">{inLanguage(bio, bioEn, language)}</p>
      </div>
    </Card>
  )
}

function Join({ onJoin }: { onJoin: () => void }) {
  const text = useText()
  return (
    <div className="flex h-full flex-col items-start gap-2 rounded-card bg-sun-soft p-4 sm:p-5">
      <h3 className="text-lg">{text('home.team.join.title')}</h3>
      <p className="flex-1 text-sm">{text('home.team.join.text')}</p>
      <Button tone="secondary" onClick={onJoin} className="mt-2 noscript:hidden">
        {text('home.team.join.action')}
      </Button>
      <a href={`mailto:${brand().emails.sales}`} className="link hidden min-h-11 items-center noscript:inline-flex">
        {text('home.team.join.byEmail', { email: brand().emails.sales })}
      </a>
    </div>
  )
}
