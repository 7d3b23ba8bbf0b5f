import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Icon } from './icon.tsx'

export type BannerProps = {
  title: ReactNode
  children?: ReactNode
  tone?: 'success' | 'error' | 'info'
  closeLabel?: string
  onClose?: () => void
  /** Calls `onClose` by itself after so many milliseconds. */
  closeAfter?: number
  className?: string
}

const looks = {
  success: { box: 'bg-leaf text-white', icon: 'check-circle' },
  error: { box: 'bg-clay-soft text-clay-deep', icon: 'alert' },
  info: { box: 'bg-sun-soft text-ink', icon: 'info' },
} as const

/** News across the width of its place, announced when it appears. */
export function Banner({
  title,
  children,
  tone = 'success',
  closeLabel,
  onClose,
  closeAfter,
  className = '',
}: BannerProps) {
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    if (closeAfter === undefined) return
    const timer = setTimeout(close, closeAfter)
    return () => clearTimeout(timer)
  }, [closeAfter])
  const look = looks[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex animate-rise items-start gap-3 rounded-card py-2 pr-2 pl-4 ${look.box} ${className}`}
    >
      <Icon name={look.icon} className="mt-2.5 size-6" />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-sm">{children}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
