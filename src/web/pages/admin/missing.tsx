import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = [] as const
export const title = 'admin.missing.title'

/** An address of the back office that leads nowhere. */
export default function Missing() {
  const text = useText()
  return (
    <StateBlock
      title={text('admin.missing.title')}
      description={text('admin.missing.text')}
      action={
        <Button asChild>
          <Link to="/admin">{text('admin.menu.overview')}</Link>
        </Button>
      }
    />
  )
}
