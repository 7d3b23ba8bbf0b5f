import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'

type SearchBoxProps = {
  readonly className: string
  /** True where the page's own stands in its head already: a page has one landmark of a name. */
  readonly isSecond?: boolean
}

/** The search of every page: a form that needs no script. */
export function SearchBox({ className, isSecond = false }: SearchBoxProps) {
  const label = useText()('shell.search')
  return (
    <form
      action="/search"
      {...(!isSecond && { role: 'search', 'aria-label': label })}
      className={`items-center ${className}`}
    >
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        className="min-h-11 w-full min-w-0 bg-transparent px-3 placeholder:text-current placeholder:opacity-70"
      />
      <button type="submit" aria-label={label} className="grid size-11 shrink-0 place-items-center">
        <Icon name="search" />
      </button>
    </form>
  )
}
