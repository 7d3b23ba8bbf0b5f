import { inCount } from '#kernel/counted.ts'

type CountedNameProps = {
  readonly name: string
  readonly count: number | undefined
  /** Where counting stopped, unless where it mostly does. */
  readonly most?: number
}

/** What a choice would show, and how many of them there are; no figure while it travels. */
export function CountedName({ name, count, most }: CountedNameProps) {
  return (
    <>
      {name}{' '}
      <span className="font-normal tabular-nums opacity-75 empty:hidden">
        {count !== undefined && inCount(count, most)}
      </span>
    </>
  )
}
