/**
 * What people in Nigeria and Burkina Faso call the appliances that they ask a system for, in either language, folded: alternatives of a
 * regular expression, for whole words.
 */
export const spokenAppliances = {
  fridge: 'frigos?|frigidaires?|fridges?|refrigerat(?:eur|or)s?',
  freezer: 'deep freezers?|freezers?|congelateurs?|congelos?',
  airConditioner: String.raw`a/?cs?|airco|aircons?|air[ -]?condition\w*|clims?|climatis\w*|splits?`,
  pump: 'pumps?|pompes?|forages?|boreholes?|puits|sumo',
  television: String.raw`tvs?|teles?|televis\w*`,
} as const
