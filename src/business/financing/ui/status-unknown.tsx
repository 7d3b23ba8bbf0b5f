import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { EligibilitySupport } from './eligibility-support.tsx'

/** No application, or none that this browser may open: the two look the same. */
export function ApplicationUnknown() {
  const text = useText()
  return (
    <div className="container grid justify-items-center gap-5 py-16 text-center">
      <h1>{text('tracking.unknown.title')}</h1>
      <p className="max-w-lg text-lg text-muted">{text('tracking.unknown.text')}</p>
      <Button asChild>
        <Link to="/financing">{text('tracking.unknown.calculate')}</Link>
      </Button>
      <EligibilitySupport />
    </div>
  )
}
