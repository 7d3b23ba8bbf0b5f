import { outageHoursOf } from '#business/energy/audit-request.ts'
import { placeName } from '#business/energy/place-name.ts'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Icon } from '#design/icon.tsx'
import { formatKwh } from '#i18n/format.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { writtenSize } from '#kernel/written-size.ts'
import type { Quote } from '../quote.ts'

type Quoted = Quote['audit']['appliances'][number]

/** When an appliance is used, as the visitor said it; null where its lines differ. */
function hoursOf({ request, audit }: Quote, appliance: Quoted, text: Text): string | null {
  const lines = request.applianceUsage.filter(
    ({ applianceId, isEssential }) =>
      applianceId === appliance.applianceId && (audit.allEssential || isEssential === appliance.isEssential),
  )
  const [line] = lines
  if (!line || lines.some(({ hoursDay, hoursNight }) => hoursDay !== line.hoursDay || hoursNight !== line.hoursNight)) {
    return null
  }
  const { hoursDay, hoursNight } = line
  if (hoursDay + hoursNight === 24) return text('quote.runs.always')
  const hours = (value: number) => formatQuantity(value, 'h', text.language)
  const key = hoursNight === 0 ? 'byDay' : hoursDay === 0 ? 'byNight' : 'both'
  return text(`quote.runs.${key}`, { day: hours(hoursDay), night: hours(hoursNight) })
}

/** Every appliance, and how much of what it asks for it gets. */
export function Runs({ quote }: { quote: Quote }) {
  const { audit, request, system } = quote
  const text = useText()
  const { language } = text
  const shares = new Map(system.notCarried.map(({ applianceId, servedShare }) => [applianceId, servedShare]))
  const served = (appliance: Quoted) => {
    const share = appliance.isEssential ? undefined : shares.get(appliance.applianceId)
    if (share === undefined) return hoursOf(quote, appliance, text) ?? text('quote.runs.all')
    return share < 0.005 ? text('quote.runs.none') : text('quote.runs.part', { share: Math.floor(share * 100) })
  }
  const isEnough = system.shortfalls.length === 0
  const isAll =
    isEnough && audit.appliances.every(({ applianceId, isEssential }) => isEssential || !shares.has(applianceId))
  const lacks = system.shortfalls.map(({ quantity }) => text(`quote.lacks.${quantity}`))
  const rows = (
    <DataList
      className="mt-2"
      rows={audit.appliances.map((appliance) => ({
        key: `${appliance.applianceId} ${appliance.isEssential}`,
        label: text('quote.runs.counted', {
          count: appliance.quantity,
          name: writtenSize(nameIn(appliance, language), language),
        }),
        value: isEnough ? served(appliance) : '',
      }))}
    />
  )
  return (
    <Card>
      <h2 className="text-card">{text('quote.runs')}</h2>
      {isAll && (
        <p className="flex items-center gap-2 font-semibold text-leaf">
          <Icon name="check-circle" className="size-5 shrink-0" />
          {request.grid
            ? text('quote.runs.wholeInCuts', { hours: Math.max(request.backupHours, outageHoursOf(request)) })
            : text('quote.runs.whole')}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {text('quote.runs.needs', {
          total: formatKwh(audit.totalDailyEnergy, language),
          essential: formatKwh(audit.totalEssentialEnergy, language),
          place: placeName(audit.place, audit.place.country),
        })}
      </p>
      {request.grid && request.supplyUnknown && (
        <p className="mt-1 text-sm text-muted">{text('quote.runs.supplyUnknown', { hours: outageHoursOf(request) })}</p>
      )}
      {!isEnough && (
        <div className="mt-3 rounded-control bg-sun-soft p-3">
          <p className="font-semibold">{text('quote.runs.notAll')}</p>
          <p className="text-sm">{text('quote.runs.lacks', { quantities: lacks.join(', ') })}</p>
        </div>
      )}
      {isAll ? (
        <Disclosure look="plain" summary={text('quote.runs.list', { count: audit.appliances.length })}>
          {rows}
        </Disclosure>
      ) : (
        rows
      )}
    </Card>
  )
}
