export type IconName = keyof typeof iconPaths

/** One of those below, or a path of 24 x 24 that no other page needs. */
type IconProps = ({ name: IconName; path?: never } | { name?: never; path: string }) & {
  /** Size and colour classes; 20 px by default. */
  className?: string
  /** Names the icon for screen readers; without it the icon is decoration. */
  label?: string
}

/** A line icon in the text's colour. */
export function Icon({ name, path = name && iconPaths[name], className = 'size-5', label }: IconProps) {
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
      <path d={path} />
    </svg>
  )
}

/** Path data of the line icons, on a 24 x 24 grid. */
const iconPaths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-left': 'm15 6-6 6 6 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up': 'M12 20V4m-6 6 6-6 6 6',
  phone: 'M5 4h4l1.5 5L8 10.5a12 12 0 0 0 5.5 5.5l1.5-2.5 5 1.5v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8 18.9zM9 8q0 7 7 7v-2l-2-1-1 1-2-2 1-1-1-2z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M4.9 19.1 7 17M17 7l2.1-2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  battery: 'M4 8h14v8H4zM21 11v2M7 11v2M10.5 11v2M14 11v2',
  panel: 'M6 5h12l3 12H3zM12 5v12M4.5 11h15M12 17v3M8.5 20h7',
  plug: 'M9 3v5M15 3v5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10h-6.5z',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0zM12 15l3.5-5',
  check: 'm5 12.5 4.5 4.5L19 7',
  'check-circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l3 3 5-6',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.8V8',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 21 21',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4 20h16',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5.5h4V20',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.6a3.5 3.5 0 0 1 0 6.3M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  building: 'M5 21V4h9v17M14 10h5v11M3 21h18M8 8h3M8 12h3M8 16h3',
  pin: 'M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  edit: 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  bookmark: 'M6 4h12v16l-6-4.5L6 20z',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.5 7.5M4.5 14a8 8 0 0 0 14 2.5',
  cart: 'M3 4h2.5l2 11h10l2-8H6.2M9 18.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM16 18.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  shield: 'M12 3 5 6v5.5c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5V6zM9 12l2.2 2.2L15.5 10',
} as const
