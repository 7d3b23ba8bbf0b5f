import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = [] as const
export const title = 'admin.refused.title'

/** A screen of another role. */
export default function Refused() {
  const text = useText()
  return <StateBlock icon="shield" title={text('admin.refused.title')} description={text('admin.refused.text')} />
}
