import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Section } from '#design/section.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { companyQuery } from '#business/company/ui/company-queries.ts'
import { Photograph } from '#business/company/ui/photograph.tsx'
import { SourceLine } from '#business/company/ui/source-line.tsx'
import { formatLongDate, formatNumber } from '#i18n/format.ts'
import { Quote } from '#business/solutions/ui/quote.tsx'
import { firstTestimonialQuery } from '#business/solutions/ui/solution-queries.ts'
import type { ToldFigure } from '#business/company/impact.ts'
import type { CompanyAccount } from '#business/company/settings/company-account.ts'
import { inLanguage } from '#kernel/in-language.ts'
import type { ToldPartner } from '#business/company/partners.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { useState, type ReactNode } from 'react'
import { Card } from '#design/card.tsx'
import { useCompany } from '#client/company.tsx'
import type { ToldTeamMember } from '#business/company/team.ts'
import { HomeCarousel } from './home-carousel.tsx'
import { JobDialogHost } from '#business/leads/ui/job-dialog-host.tsx'

/** Who the company is: what it has done, its people, its partners. */
export function Company() {
  return (
    <OfCompany>
      {({ impact, team, partners }) => (
        <>
          <Impact figures={impact} />
          <Team members={team} />
          {partners.length > 0 && <Partners partners={partners} />}
          <CustomerWords />
        </>
      )}
    </OfCompany>
  )
}

/** What is drawn of the company's account of itself, once it is here. */
export function OfCompany({ children }: { children: (account: CompanyAccount) => ReactNode }) {
  const text = useText()
  const { data, isError, refetch } = useQuery(companyQuery())
  if (data) return children(data)
  const retry = <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>
  return (
    <Section>
      {isError ? (
        <StateBlock
          tone="error"
          title={text('shell.part.failed')}
          description={text('shell.error.text')}
          action={retry}
        />
      ) : (
        <div role="status" aria-label={text('shell.loading')}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Section>
  )
}

/** What the company claims to have done so far. */
export function Impact({ figures }: { figures: readonly ToldFigure[] }) {
  const text = useText()
  if (figures.length === 0) return null
  return (
    <Section
      ground="ink"
      title={text('home.impact.title')}
      aside={areSamples(figures) && <Badge>{text('home.sample')}</Badge>}
    >
      <dl className="grid gap-6 sm:grid-cols-3">
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end border-l-3 border-sun pl-5">
            <dt>
              <span className="block text-lg">{inLanguage(figure, 'label', text.language)}</span>
              {!areSamples(figures) && (
                <span className="text-sm text-white/80">
                  <SourceLine of={figure} message="home.source" />
                </span>
              )}
            </dt>
            {/* What nobody has counted is not set as if somebody had. */}
            <dd className={`figure font-display font-bold ${figure.isSample ? 'text-4xl' : 'text-5xl text-sun'}`}>
              +{formatNumber(figure.value, text.language)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What a customer of staff's says, with the way to what was installed; nothing while nobody has. */
function CustomerWords() {
  const text = useText()
  const [said] = useQuery(firstTestimonialQuery()).data ?? []
  if (!said) return null
  const source = (
    <>
      {text('home.words.told', { date: formatLongDate(said.saidOn, text.language) })} ·{' '}
      <Link to={`/solutions/${said.solutionId}`} className="link inline-block py-1">
        {text('home.words.case')}
      </Link>
    </>
  )
  return (
    <Section title={text('home.words.title')}>
      <div className="max-w-3xl">
        <Quote testimonial={said} source={source} />
      </div>
    </Section>
  )
}

type Piece = { readonly isSample: boolean }
const areSamples = (of: readonly Piece[]) => of.every(({ isSample }) => isSample)

/** What a section says of itself: also, once, that all that it shows came with the site. */
function Lead({ words, of }: { words: string; of: readonly Piece[] }) {
  const text = useText()
  return (
    <>
      {words} {areSamples(of) && <Badge>{text('home.sample')}</Badge>}
    </>
  )
}

/** Marks what came with the site where staff's own stands beside it. */
function SampleMark({ piece, of }: { piece: Piece; of: readonly Piece[] }) {
  const text = useText()
  return piece.isSample && !areSamples(of) && <p className="text-sm text-muted">{text('home.sample')}</p>
}

/** Who works with the company. */
function Partners({ partners }: { partners: readonly ToldPartner[] }) {
  const text = useText()
  return (
    <Section
      ground="white"
      title={text('home.partners.title')}
      lead={<Lead words={text('home.partners.lead')} of={partners} />}
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-6 lg:gap-6">
        {partners.map((partner) => (
          <li
            key={partner.name}
            className="flex flex-col items-center gap-2 rounded-card bg-sand p-4 text-center sm:gap-3"
          >
            <Picture src={partner.picture} alt="" width={64} height={64} className="size-16 shrink-0 object-contain" />
            <div>
              <p className="font-display leading-tight font-semibold sm:text-lg">{partner.name}</p>
              <p className="mt-1 text-sm text-muted">{inLanguage(partner, 'role', text.language)}</p>
              <SampleMark piece={partner} of={partners} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The people, and the place that is free: that alone while nobody is named. */
export function Team({ members }: { members: readonly ToldTeamMember[] }) {
  const text = useText()
  const [joining, setJoining] = useState(false)
  const isNobody = members.length === 0
  const title = text(isNobody ? 'home.team.join.title' : 'home.team.title')
  return (
    <Section title={title} lead={!isNobody && <Lead words={text('home.team.lead')} of={members} />}>
      <Photograph slot="team" className="mb-6 aspect-16/9 max-h-80" />
      <HomeCarousel
        label={title}
        columns="sm:grid-cols-2 lg:grid-cols-3"
        slides={[
          ...members.map((member) => ({
            key: member.name,
            content: <MemberCard member={member} all={members} />,
          })),
          { key: 'join', content: <Join isAlone={isNobody} onJoin={() => setJoining(true)} /> },
        ]}
      />
      <JobDialogHost open={joining} onClose={() => setJoining(false)} />
    </Section>
  )
}

function MemberCard({ member, all }: { member: ToldTeamMember; all: readonly ToldTeamMember[] }) {
  const text = useText()
  const { language } = text
  return (
    <Card
      padded={false}
      className="grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2 p-4 max-sm:items-center sm:p-5"
    >
      <Picture
        src={member.picture}
        alt=""
        width={96}
        height={96}
        className="size-20 rounded-card bg-sand-2 object-cover sm:row-span-2 sm:size-24"
      />
      <div>
        <h3 className="text-h4">{member.name}</h3>
        <p className="text-sm font-semibold text-leaf">{inLanguage(member, 'role', language)}</p>
        <SampleMark piece={member} of={all} />
      </div>
      <p className="text-sm text-muted max-sm:col-span-2">{inLanguage(member, 'bio', language)}</p>
    </Card>
  )
}

function Join({ isAlone, onJoin }: { isAlone: boolean; onJoin: () => void }) {
  const { brand } = useCompany()
  const text = useText()
  return (
    <div className="flex h-full flex-col items-start gap-2 rounded-card bg-sun-soft p-4 sm:p-5">
      {!isAlone && <h3 className="text-h4">{text('home.team.join.title')}</h3>}
      <p className="flex-1 text-sm">{text('home.team.join.text')}</p>
      <Button tone="secondary" onClick={onJoin} className="mt-2 noscript:hidden">
        {text('home.team.join.action')}
      </Button>
      <a href={`mailto:${brand.emails.sales}`} className="link hidden min-h-11 items-center noscript:inline-flex">
        {text('home.team.join.byEmail', { email: brand.emails.sales })}
      </a>
    </div>
  )
}
