import type { Brand } from '#kernel/brand.ts'

/** The site's own mark: the sun's disc over the horizon and the panel grid below it. */
function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 36 36" className={`shrink-0 ${className}`} aria-hidden>
      <path d="M7.5 19.5a10.5 10.5 0 0 1 21 0z" className="fill-sun" />
      <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 19.5h32" />
        <path d="M9.5 19.5 5 31.5h26l-4.5-12M15.5 19.5 14 31.5M20.5 19.5 22 31.5M7.4 25.25h21.200" />
      </g>
    </svg>
  )
}

/** The company's mark and its name in words, in the colour of the text around it. */
export function Logo({ brand: { name, look }, className = '' }: { brand: Brand; className?: string }) {
  return (
    <span className={`inline-flex max-w-full items-center gap-2.5 max-[23.5rem]:gap-2 ${className}`}>
      {look?.logo ? (
        // A wide one gives way before the name does.
        <img
          src={look.logo}
          alt=""
          style={{ flexShrink: 99_999, minWidth: '2rem' }}
          className="h-9 max-w-28 object-contain max-[23.5rem]:h-8"
        />
      ) : (
        <LogoMark className="size-9 max-[23.5rem]:size-8" />
      )}
      <span className="truncate font-display text-xl leading-tight font-bold tracking-tight max-[23.5rem]:text-lg">
        {name}
      </span>
    </span>
  )
}
