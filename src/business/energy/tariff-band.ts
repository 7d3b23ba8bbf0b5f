import { supplyHoursOf, tariffBands, type TariffBand } from './parameters.ts'

/** The band whose promise is nearest to so many hours of supply a day; of two as near, the one that promises less. */
export function bandOfSupply(hours: number): TariffBand {
  const away = (band: TariffBand) => Math.abs(supplyHoursOf[band] - hours)
  return tariffBands.reduce((nearest, band) => (away(band) <= away(nearest) ? band : nearest))
}
