import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Back to the audit's recommendations for who came from there, else to the catalogue. */
export function ProductBackLink() {
  const text = useText()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { from?: string } | null }
  if (state?.from === 'energy-audit') {
    return (
      <Button tone="quiet" icon="arrow-left" className="-ml-5" onClick={() => void navigate(-1)}>
        {text('catalogue.detail.backToRecommendations')}
      </Button>
    )
  }
  return (
    <Button asChild tone="quiet" icon="arrow-left" className="-ml-5">
      <Link to="/products">{text('catalogue.detail.back')}</Link>
    </Button>
  )
}
