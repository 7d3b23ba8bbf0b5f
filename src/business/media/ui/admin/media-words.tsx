import { Suspense, use, type ReactNode } from 'react'
import { Skeleton } from '#design/skeleton.tsx'
import { loadMessages } from '#i18n/load-messages.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'

const loading = new Map<Language, Promise<void>>()

function wordsIn(language: Language): Promise<void> {
  const known = loading.get(language) ?? loadMessages(language, ['admin-media', 'admin-settings'])
  loading.set(language, known)
  known.catch(() => loading.delete(language))
  return known
}

/** Gives its children the library's words, whatever the screen around speaks. */
export function MediaWords({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Loaded>{children}</Loaded>
    </Suspense>
  )
}

function Loaded({ children }: { children: ReactNode }) {
  use(wordsIn(useText().language))
  return children
}

/** How much of an image has left; then that it is being made ready. Nothing while none is sent. */
export function UploadProgress({ share }: { share: number | null }) {
  const text = useText()
  if (share === null) return null
  const percent = Math.floor(share * 100)
  const words = text(percent < 100 ? 'admin-media.sending' : 'admin-media.preparing', { percent })
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div style={{ width: `${percent}%` }} className="h-full rounded-full bg-sun transition-[width]" />
      </div>
      <p role="status" className="text-sm text-muted tabular-nums">
        {words}
      </p>
    </div>
  )
}
