import { useText } from '#i18n/text-context.tsx'

/** How much of an image has left; then that it is being made ready. Nothing while none is sent. */
export function UploadProgress({ share }: { share: number | null }) {
  const text = useText()
  if (share === null) return null
  const percent = Math.floor(share * 100)
  const words = text(percent < 100 ? 'admin-media.sending' : 'admin-media.preparing', { percent })
  return (
    <div className="grid gap-1">
      <progress value={share} max={1} aria-label={words} className="h-2 w-full accent-leaf" />
      <p role="status" className="text-sm text-muted tabular-nums">
        {words}
      </p>
    </div>
  )
}
