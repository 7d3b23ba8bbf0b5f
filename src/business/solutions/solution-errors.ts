const required = ['title', 'description', 'impact', 'location', 'date', 'beneficiaries', 'capacity'] as const
type Required = (typeof required)[number]

/** The key of the words that the form has for one of its fields; null where the words for the code say enough. */
export function solutionErrorKey(path: string, code: string): `admin-solutions.error.${Required}` | null {
  const field = required.find((name) => name === path)
  return field && code === 'required' ? `admin-solutions.error.${field}` : null
}
