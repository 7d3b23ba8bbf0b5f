import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { staffStateKey } from '../../second-opinion.ts'
import { weighPlan } from '../../affordability.ts'
import { statusTone } from '../status-tone.ts'
import { countryTable } from '#kernel/country.ts'
import { momentsOf } from './moments-of.ts'
import { isDownPaymentDue } from './down-payment.tsx'
import { NextApplication } from './next-application.tsx'
import { formatShare } from './affordability-words.ts'
import { monthlyInShort, priceInShort } from './plan-in-short.ts'
import { ReviewClockBadge } from './review-clock-badge.tsx'

/** Whose application this is and for what, where it stands and by when it must be looked at. */
export function ReviewHeader({ application }: { application: AdminApplication }) {
  const text = useText()
  const { id, reference, status, allowedStatuses, submittedAt, product, additionalInfo } = application
  const { fullName } = additionalInfo
  const { name } = countryTable[application.country]
  const moments = momentsOf(application, text)
  return (
    <header className="grid gap-2 sm:gap-3">
      <p className="flex flex-wrap justify-between gap-x-6">
        <Link to="/admin/applications" className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" className="size-4" />
          {text('admin-applications.back')}
        </Link>
        {/* Once it is decided, that is what comes next: beside the decision. */}
        {(allowedStatuses.includes('approved') || isDownPaymentDue(application)) && (
          <NextApplication key={id} id={id} />
        )}
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-2xl sm:text-3xl wrap-anywhere">{fullName || reference}</h1>
          <InShort application={application} />
          <p className="text-muted wrap-anywhere max-sm:text-sm">
            {wholeReferences(
              joinWithDots([fullName && reference, nameIn(product, text.language), priceInShort(application, text)]),
            )}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={statusTone[status]}>{text(staffStateKey(application))}</Badge>
            <ReviewClockBadge application={application} />
            {submittedAt && (
              <span className="text-sm text-muted">
                {text('admin-applications.submittedAt', {
                  date: moments.inFull(submittedAt),
                })}
                {moments.isElsewhere && text('admin-applications.localTime', { country: name[text.language] })}
              </span>
            )}
          </p>
        </div>
      </div>
    </header>
  )
}

/** How much a month, for how long and what share of the income. */
function InShort({ application }: { application: AdminApplication }) {
  const text = useText()
  const taken = weighPlan(application, application.product.currency, application.countedIncome)?.share ?? null
  const share = taken !== null && text('admin-applications.summary.share', { share: formatShare(taken, text.language) })
  return <p className="font-semibold">{joinWithDots([monthlyInShort(application, text), share])}</p>
}
