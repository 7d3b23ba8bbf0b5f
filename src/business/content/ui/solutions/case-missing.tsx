import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { Missing } from '../missing.tsx'

/** There is no such case study (any more). */
export function CaseMissing() {
  const text = useText()
  const back = (
    <Button asChild icon="arrow-left">
      <Link to="/solutions">{text('content.case.back')}</Link>
    </Button>
  )
  return (
    <Missing title={text('content.case.notFound.title')} action={back}>
      {text('content.case.notFound.text')}
    </Missing>
  )
}
