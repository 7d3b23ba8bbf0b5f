import { Link } from 'react-router'
import { useTitle } from '#client/use-title.ts'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'

/** An address of the back office that leads nowhere, with the way to what is next to it. */
export function MissingScreen({ to, label }: { to: string; label: string }) {
  const text = useText()
  useTitle(text('admin.missing.title'))
  return (
    <StateBlock
      title={text('admin.missing.title')}
      description={text('admin.missing.text')}
      action={
        <Button asChild>
          <Link to={to}>{label}</Link>
        </Button>
      }
    />
  )
}
