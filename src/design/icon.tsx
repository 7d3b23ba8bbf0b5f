import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

export type IconProps = {
  name: IconName
  /** Size and colour classes; 20 px by default. */
  className?: string
  /** Names the icon for screen readers; without it the icon is decoration. */
  label?: string
}

/** A line icon in the text's colour. */
export function Icon({ name, className = 'size-5', label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
