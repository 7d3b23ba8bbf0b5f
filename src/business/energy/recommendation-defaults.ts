/** What the form and the API assume where nothing is said (specification 2, section 9). */
export const recommendationDefaults = { dailyWhEssential: 2000, dailyWhNonEssential: 1000, peakWRequired: 1500 }
