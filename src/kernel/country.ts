import type { Currency } from './money.ts'

/** `cm` is Nigeria and `bf` is Burkina Faso: odd, but it is the contract. */
export const countries = ['cm', 'bf'] as const
export type Country = (typeof countries)[number]
export const defaultCountry: Country = 'cm'

/** True when `value` is one of the two country codes. */
export function isCountry(value: unknown): value is Country {
  return countries.includes(value as Country)
}

/** The currency in which each country's price list is written. */
export const currencyOf: Readonly<Record<Country, Currency>> = { cm: 'NGN', bf: 'XOF' }

/** IANA time zone in which a country's slots and business hours are meant. */
export const timeZoneOf: Readonly<Record<Country, string>> = {
  cm: 'Africa/Lagos',
  bf: 'Africa/Ouagadougou',
}
