import { cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'removal'
export type ButtonSize = 'sm' | 'md' | 'lg'

const tones: Record<ButtonTone, string> = {
  primary: 'border border-transparent bg-sun text-ink hover:bg-sun-deep',
  secondary: 'border border-field bg-white text-ink hover:border-ink hover:bg-sand-2',
  quiet: 'underline-offset-4 hover:underline',
  danger: 'bg-clay text-white hover:bg-clay-deep',
  // Leads to the question that ends in `danger`.
  removal: 'text-clay-deep underline-offset-4 hover:underline',
}

/** `md` stands among other things; `lg` is the main thing of a page, on a phone as wide as it. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-14 px-6 text-lg max-sm:w-full',
}

type Look = { tone?: ButtonTone; size?: ButtonSize; wide?: boolean }

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner; presses do nothing. */
    loading?: boolean
    icon?: IconName
    iconAfter?: IconName
    /** Gives the look to the single child element (a link, say) instead of a button. */
    asChild?: boolean
  }

type Child = ReactElement<{ className?: string; children?: ReactNode }>

/** The look of a button as class names. */
export function buttonClass({ tone = 'primary', size = 'md', wide = false }: Look = {}): string {
  return `inline-flex max-w-full items-center justify-center gap-2 rounded-control py-2 text-center font-semibold leading-tight transition-colors motion-safe:active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60 ${tones[tone]} ${sizes[size]} ${wide ? 'w-full' : ''}`
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({
  tone,
  size,
  wide,
  loading = false,
  icon,
  iconAfter,
  asChild = false,
  className = '',
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = `${buttonClass({ tone, size, wide })} ${className}`
  const dress = (content: ReactNode) => (
    <>
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {content}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
  if (asChild && isValidElement(children)) {
    const child = children as Child
    return cloneElement(
      child,
      { ...rest, className: `${look} ${child.props.className ?? ''}` } as Child['props'],
      dress(child.props.children),
    )
  }
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      // A disabled button would lose the focus, and with it the place of whoever works by keyboard.
      {...(loading && { 'aria-disabled': true, 'aria-busy': true, onClick: (event) => event.preventDefault() })}
      className={look}
    >
      {dress(children)}
    </button>
  )
}
