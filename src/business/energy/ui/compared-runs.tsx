import { Disclosure } from '#design/disclosure.tsx'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { ComparedSystem } from '../compare-systems.ts'

/** That everything runs, or what does not; what goes beyond a line opens at a touch, so that a phone sees the row whole. */
export function ComparedRuns({ system: { shortfalls, notCarried } }: { system: ComparedSystem }) {
  const text = useText()
  const { language } = text
  const whole = (value: number) => formatNumber(value, language)
  const isShort = shortfalls.length > 0
  const lines = isShort
    ? shortfalls.map(({ quantity, needed, has }) =>
        text(`sizing.shortfall.${quantity}`, {
          needed: whole(Math.max(Math.round(needed), Math.floor(has) + 1)),
          has: whole(Math.floor(has)),
        }),
      )
    : notCarried.map(({ servedShare, ...named }) =>
        text('compare.runs.part', { name: nameIn(named, language), share: formatPercent(servedShare, language) }),
      )
  if (lines.length === 0) return <p className="font-semibold text-leaf">{text('compare.runs.all')}</p>
  const list = (some: readonly string[]) => (
    <ul className="list-disc pl-5 text-sm">
      {some.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  const rest = lines.slice(1)
  return (
    <>
      <p className={`font-semibold ${isShort ? 'text-clay' : ''}`}>
        {text(`compare.runs.${isShort ? 'not' : 'others'}`)}
      </p>
      {list(lines.slice(0, 1))}
      {rest.length > 0 && (
        <Disclosure look="plain" className="text-sm" summary={text('compare.runs.rest', { count: rest.length })}>
          {list(rest)}
        </Disclosure>
      )}
    </>
  )
}
