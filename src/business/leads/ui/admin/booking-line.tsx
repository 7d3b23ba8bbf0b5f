import { Link } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { Icon } from '#design/icon.tsx'
import { formatTimeOfDay } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import type { Country } from '#kernel/country.ts'
import type { Booking } from '../../booking-calendar.ts'
import { placeName } from '../../places.ts'
import { slotStart, type SlotKind } from '../../slots.ts'
import { BookingActions } from './booking-actions.tsx'
import { slotIcons } from './slot-icons.ts'
import { useWayBack } from './way-back.ts'

type BookingLineProps = {
  readonly booking: Booking
  readonly country: Country
  /** Several countries stand in the list. */
  readonly isMany?: boolean
  /** Who is expected before everybody else: it stands out. */
  readonly isNext?: boolean
  /** Where a wide desk draws it on a scale of hours: on one line where it has half an hour, or shares its hour. */
  readonly scale?: 'line' | 'lines' | undefined
}

/** Of those who are still expected; what is over is grey. */
const looks: Readonly<Record<SlotKind, string>> = {
  appointment: 'border-leaf lg:bg-leaf-soft',
  consultation: 'border-blue-deep lg:bg-blue-soft',
  visit: 'border-ink lg:bg-sand',
}

/** On a scale it has its share of its time, and there is one line of each. */
const scaled =
  'xl:mx-0.5 xl:my-px xl:min-h-[calc(var(--half-hour)-2px)] xl:grow xl:basis-0 xl:px-1.5 xl:[&_a]:truncate xl:[&_a]:text-sm xl:[&_a]:leading-5 xl:[&_button]:px-0 xl:pointer-fine:[&_button]:min-h-7 xl:pointer-fine:[&_button]:w-7'
/** What there is no room for beside a name in a narrow column. */
const onlyWide = 'xl:@max-[20rem]:hidden'
/** The same, that is read out there all the same. */
const shownWide = 'xl:@max-[20rem]:sr-only'
/** The hour in a column that has hardly room for a name: the scale tells it. */
const scaleTells = 'xl:@max-[12rem]:sr-only'

/** A mouse or a key brings what can be done over the name. */
const laidOver =
  'xl:pointer-fine:absolute xl:pointer-fine:right-0 xl:pointer-fine:rounded-control xl:pointer-fine:bg-white xl:pointer-fine:not-group-hover/booking:not-focus-within:opacity-0'

/** Somebody who is expected: who, what for and where, their phone, and what can be done about it. */
export function BookingLine({ booking, country, isMany = false, isNext = false, scale }: BookingLineProps) {
  const text = useText()
  const { leadId, name, kind, slot, outcome } = booking
  const { contacts } = useCompany()
  const countryName = isMany ? contacts[country].name[text.language] : ''
  const isShort = scale === 'line'
  const start = slotStart(kind, slot)
  const pending = isNext ? 'border-sun-deep bg-sun-soft' : looks[kind]
  return (
    <article
      className={`group/booking relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 rounded-control border-l-4 py-2 pl-2 xl:py-0 ${outcome ? 'border-field bg-sand-2' : pending} ${scale ? scaled : ''} ${isShort ? '' : 'content-start xl:py-1'}`}
    >
      <div className={`min-w-0 ${isShort ? 'xl:flex xl:items-baseline xl:gap-x-2' : ''}`}>
        <p className="flex min-w-0 items-baseline gap-x-2">
          {start !== null && (
            <span
              className={`shrink-0 text-sm font-semibold whitespace-nowrap tabular-nums ${scale ? scaleTells : ''}`}
            >
              {formatTimeOfDay(start, text.language)}
            </span>
          )}
          <Link
            to={`/admin/leads?lead=${leadId}`}
            state={useWayBack()}
            title={titleOf(booking, countryName, text)}
            className="leading-tight font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
        </p>
        <Facts {...{ booking, countryName, isNext, scale }} />
      </div>
      <Ways {...{ booking, country, scale }} />
    </article>
  )
}

type WaysProps = Pick<BookingLineProps, 'booking' | 'country' | 'scale'>

/** Their phone, and what can be done about their time. */
function Ways({ booking, country, scale }: WaysProps) {
  const text = useText()
  const { name, date, slot, address, outcome } = booking
  const { call } = contactLinks(booking)
  const expected = { ...booking, country, booking: { date, slot, address, outcome } }
  return (
    <div
      className={`flex has-aria-pressed:order-last has-aria-pressed:col-span-full ${scale ? 'xl:self-start' : ''} ${scale === 'line' ? laidOver : ''}`}
    >
      {call && outcome === null && (
        <a
          href={call}
          aria-label={text('admin-calendar.call', { name })}
          className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-white md:pointer-fine:size-9 ${scale ? `xl:pointer-fine:size-7 ${onlyWide}` : ''}`}
        >
          <Icon name="phone" />
        </a>
      )}
      <BookingActions
        expected={expected}
        isBrief
        {...(scale && { isSmall: true, call: call ? <a href={call}>{booking.phone}</a> : null })}
      />
    </div>
  )
}

/** All that is told of somebody who is expected. */
function titleOf(booking: Booking, countryName: string, text: Text): string {
  const { name, kind, slot, outcome, phone } = booking
  const start = slotStart(kind, slot)
  return joinWithDots([
    start !== null && formatTimeOfDay(start, text.language),
    name,
    outcome && text(`admin-calendar.outcome.${outcome}`),
    text(`admin-calendar.one.${kind}`),
    whereOf(booking, countryName),
    phone,
  ])
}

/** A visit’s address; of a call where they live, and the country where that isn’t clear. */
const whereOf = ({ address, kind, place }: Booking, countryName: string) =>
  address ?? ((kind === 'consultation' && place && placeName(place)) || countryName)

/** Of an address that has no room its end, which is the town. */
const townOf = (address: string) => address.split(',').at(-1)?.trim()

type FactsProps = Required<Pick<BookingLineProps, 'booking' | 'isNext'>> &
  Pick<BookingLineProps, 'scale'> & {
    /** Where several countries stand in the list. */
    readonly countryName: string
  }

/** How they are met, by a sign where there is no room for words, and where; what became of it, whether it is the next, and their phone. */
function Facts({ booking, countryName, isNext, scale }: FactsProps) {
  const text = useText()
  const { kind, address, outcome, phone } = booking
  const isShort = scale === 'line'
  const where = whereOf(booking, countryName)
  const words = joinWithDots([
    text(`admin-calendar.one.${kind}`),
    isShort && address !== null ? townOf(address) : where,
    scale && outcome && text(`admin-calendar.outcome.${outcome}`),
    isNext && text('admin-calendar.next'),
    !scale && phone,
  ])
  return (
    <p
      className={`flex min-w-0 items-start gap-1 text-sm text-muted tabular-nums ${scale ? 'xl:text-xs' : ''} ${isShort ? 'xl:shrink-0 xl:self-center xl:@min-[20rem]:shrink' : ''}`}
    >
      <Icon name={slotIcons[kind]} className={`size-4 shrink-0 ${scale ? 'max-xl:mt-0.5' : 'mt-0.5'}`} />
      <span className={`min-w-0 ${scale ? 'xl:truncate' : ''} ${isShort ? shownWide : ''}`}>{words}</span>
    </p>
  )
}
