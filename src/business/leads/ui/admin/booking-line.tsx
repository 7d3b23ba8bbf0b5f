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
import type { Lane } from './calendar-week.ts'
import { useWayBack } from './way-back.ts'

type BookingLineProps = {
  readonly booking: Booking
  readonly country: Country
  /** Several countries stand in the list. */
  readonly isMany?: boolean
  /** Who is expected before everybody else: it stands out. */
  readonly isNext?: boolean
  /** Where a wide desk draws it on a scale of hours; beside others, or in half an hour, its name needs the room of its menu. */
  readonly scale?: Lane | undefined
}

/** Of those who are still expected; what is over is grey. */
const looks: Readonly<Record<SlotKind, string>> = {
  appointment: 'border-leaf lg:bg-leaf-soft',
  consultation: 'border-blue-deep lg:bg-blue-soft',
  visit: 'border-ink lg:bg-sand',
}

/** On a scale the hours stand beside it, and there is one line of each. */
const scaled =
  'xl:absolute xl:inset-x-0.5 xl:inset-y-px xl:my-0 xl:px-1.5 xl:[&_a]:truncate xl:[&_a]:text-sm xl:[&_a]:leading-5 xl:[&_button]:px-0 xl:pointer-fine:[&_button]:min-h-7 xl:pointer-fine:[&_button]:w-7'
/** What there is no room for beside a name in a narrow column. */
const onlyWide = 'xl:@max-[20rem]:hidden'
/** The same, that is read out there all the same. */
const shownWide = 'xl:@max-[20rem]:sr-only'
/** On that line what for and where come first. */
const later = 'xl:order-1'

/** A mouse or a key brings what can be done over the name. */
const laidOver =
  'xl:pointer-fine:absolute xl:pointer-fine:right-0 xl:pointer-fine:rounded-control xl:pointer-fine:bg-white xl:pointer-fine:not-group-hover/booking:not-focus-within:opacity-0'

/** Somebody who is expected: who, what for and where, their phone, and what can be done about it. */
export function BookingLine({ booking, country, isMany = false, isNext = false, scale }: BookingLineProps) {
  const text = useText()
  const { leadId, name, kind, slot, outcome } = booking
  const { contacts } = useCompany()
  const countryName = isMany ? contacts[country].name[text.language] : ''
  const isShort = scale !== undefined && scale.to - scale.from === 1
  const start = slotStart(kind, slot)
  const pending = isNext ? 'border-sun-deep bg-sun-soft' : looks[kind]
  return (
    <article
      className={`group/booking my-0.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 rounded-control border-l-4 py-0.5 pl-2 ${outcome ? 'border-field bg-sand-2' : pending} ${scale ? scaled : ''} ${isShort ? '' : 'content-start xl:py-1'}`}
    >
      <div className={`min-w-0 ${isShort ? 'xl:flex xl:items-center xl:gap-x-3' : ''}`}>
        <p className={isShort ? 'min-w-0 gap-x-1.5 max-xl:grid xl:flex xl:items-baseline' : 'grid'}>
          {isShort && start !== null && (
            <span className="shrink-0 text-sm tabular-nums max-xl:hidden xl:@max-[8rem]:hidden">
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
        <Facts {...{ booking, countryName, isNext, isShort }} isScaled={scale !== undefined} />
      </div>
      <Ways {...{ booking, country, scale, isShort }} />
    </article>
  )
}

type WaysProps = Pick<BookingLineProps, 'booking' | 'country' | 'scale'> & { readonly isShort: boolean }

/** Their phone, and what can be done about their time. */
function Ways({ booking, country, scale, isShort }: WaysProps) {
  const text = useText()
  const { name, date, slot, address, outcome } = booking
  const { call } = contactLinks(booking)
  const expected = { ...booking, country, booking: { date, slot, address, outcome } }
  return (
    <div
      className={`flex has-aria-pressed:order-last has-aria-pressed:col-span-full ${scale ? 'xl:self-start' : ''} ${isShort || scale?.isAlone === false ? laidOver : ''}`}
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

type FactsProps = Required<Pick<BookingLineProps, 'booking' | 'isNext'>> & {
  /** Where several countries stand in the list. */
  readonly countryName: string
  /** On one line of whole words: what has no room stands beside it on the scale. */
  readonly isScaled: boolean
  /** Its time stands before its name. */
  readonly isShort: boolean
}

/** When, what for and where, then their phone. */
function Facts({ booking, countryName, isNext, isScaled, isShort }: FactsProps) {
  const text = useText()
  const { kind, slot, address, outcome, phone } = booking
  const start = slotStart(kind, slot)
  const isBrief = isScaled && isShort && address !== null
  const facts = [
    {
      key: 'next',
      words: isNext && text('admin-calendar.next'),
      look: `font-semibold text-ink ${isScaled ? later : ''}`,
    },
    {
      key: 'time',
      words: start !== null && formatTimeOfDay(start, text.language),
      look: `font-semibold text-ink ${isScaled ? later : ''} ${isShort ? 'xl:hidden' : ''}`,
    },
    { key: 'outcome', words: isScaled && outcome && text(`admin-calendar.outcome.${outcome}`) },
    { key: 'kind', words: text(`admin-calendar.one.${kind}`) },
    {
      key: 'where',
      words: whereOf(booking, countryName),
      look: `whitespace-normal ${isScaled ? 'xl:line-clamp-2' : ''} ${isBrief ? 'xl:hidden' : ''}`,
    },
    { key: 'town', words: isBrief && townOf(address), look: 'max-xl:hidden' },
    { key: 'phone', words: !isScaled && phone },
  ].filter(({ words }) => words)
  return (
    // A dot that would begin a line is outside of it.
    <p
      className={`min-w-0 overflow-hidden text-sm text-muted tabular-nums ${isScaled ? `xl:text-xs ${address && !isShort ? '' : 'xl:h-4'}` : ''} ${isShort ? `xl:grow ${shownWide}` : ''}`}
    >
      <span className="-ml-3 flex flex-wrap">
        {facts.map(({ key, words, look }) => (
          <span
            key={key}
            className={`relative min-w-0 pl-3 whitespace-nowrap before:absolute before:left-1 before:font-normal before:content-['·'] ${look ?? ''}`}
          >
            {words}
          </span>
        ))}
      </span>
    </p>
  )
}
