import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { Missing } from '../missing.tsx'

/** There is no such post, or none yet. */
export function ArticleMissing() {
  const text = useText()
  const back = (
    <Button asChild icon="arrow-left">
      <Link to="/news">{text('content.article.back')}</Link>
    </Button>
  )
  return (
    <Missing title={text('content.article.notFound.title')} action={back}>
      {text('content.article.notFound.text')}
    </Missing>
  )
}
