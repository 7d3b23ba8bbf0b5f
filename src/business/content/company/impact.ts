import type { Localized } from '#kernel/language.ts'

/** A figure that the company claims for itself: configured, never computed. */
export type ImpactFigure = {
  /** At least so many. */
  readonly value: number
  /** What is counted, as it reads after the figure. */
  readonly label: Localized
}

export const impactFigures: readonly ImpactFigure[] = [
  { value: 10_000, label: { fr: 'foyers électrifiés', en: 'households electrified' } },
  { value: 150, label: { fr: 'emplois créés', en: 'jobs created' } },
  { value: 1_200, label: { fr: 'tonnes de CO2 évitées', en: 'tonnes of CO2 avoided' } },
]
