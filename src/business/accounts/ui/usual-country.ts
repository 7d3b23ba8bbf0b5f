import { keepOnDevice, recallPreference } from '#client/preference.ts'
import { defaultCountry, isCountry, type Country } from '#kernel/country.ts'
import { useMe } from './me.tsx'

/**
 * The country for which whoever is signed in stored something last on this device, else the company's own; what keeps another; and whether one was
 * kept: else that of a caller's number says it.
 */
export function useUsualCountry(): readonly [usual: Country, keep: (country: Country) => void, isKept: boolean] {
  const name = `usual country of ${useMe()?.id}`
  const kept = recallPreference(name)
  // Without storage the next form begins with the company's own.
  const keep = (country: Country) => keepOnDevice(name, country)
  return isCountry(kept) ? [kept, keep, true] : [defaultCountry, keep, false]
}
