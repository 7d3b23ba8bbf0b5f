import { inCount } from '#kernel/counted.ts'

type CountedNameProps = { readonly name: string; readonly count: number | undefined }

/** What a choice would show, and how many of them there are; no figure while it travels. */
export function CountedName({ name, count }: CountedNameProps) {
  return (
    <>
      {name}{' '}
      <span className="font-normal tabular-nums opacity-75 empty:hidden">{count !== undefined && inCount(count)}</span>
    </>
  )
}
