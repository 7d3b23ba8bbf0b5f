/** How many letters a reason has at least that an approval over a warning rests on. */
export const leastReasonLength = 10

/** What is wrong with such a reason; null of one that says something. */
export function reasonFault(reason: string): 'required' | 'too_short' | null {
  if (reason.trim() === '') return 'required'
  return (reason.match(/\p{L}/gu) ?? []).length < leastReasonLength ? 'too_short' : null
}
