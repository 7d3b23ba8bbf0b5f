import { MediaLibrary } from '#business/media/ui/admin/media-library.tsx'
import { useText } from '#i18n/text-context.tsx'

export const messages = ['admin-media', 'admin-settings'] as const
export const title = 'admin.menu.media'

/** The library of images. */
export default function MediaPage() {
  const text = useText()
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-3xl">{text('admin.menu.media')}</h1>
        <p className="mt-1 text-muted">{text('admin-media.text')}</p>
      </div>
      <MediaLibrary />
    </div>
  )
}
