/** A home that made an energy audit: the body of the calculate call. */
export const homeAudit = {
  applianceUsage: [
    { applianceId: 2, quantity: 2, hoursDay: 8, hoursNight: 16, isEssential: true },
    { applianceId: 11_213, quantity: 1, hoursDay: 0, hoursNight: 4, isEssential: false },
  ],
  backupHours: 12,
  clientType: 'residential',
  country: 'cm',
  place: 'lagos',
  grid: false,
} as const
