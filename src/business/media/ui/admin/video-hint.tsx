import type { ReactNode } from 'react'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { videoIdOf } from '../../video-id.ts'

type VideoHintProps = {
  readonly address: string | null
  /** What is said of the field while there is nothing to warn of. */
  readonly children: ReactNode
}

/** Below the field of a video: an address is kept whatever it is, and one that no page can show is said to be such. */
export function VideoHint({ address, children }: VideoHintProps) {
  const text = useText()
  if (!address || videoIdOf(address)) return children
  return (
    <span className="flex gap-1.5 font-medium text-clay">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span role="status">{text('admin.video.unknown')}</span>
    </span>
  )
}
