/** What campaigns, chats and social networks add to a link; none of it changes a page. */
const campaign = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_\w+|_ga|_gl)$/

/**
 * A query string without what campaigns add: one kept page serves them all. The string itself when there is nothing to
 * drop.
 */
export function withoutCampaign(search: string): string {
  const query = new URLSearchParams(search)
  const added = [...query.keys()].filter((name) => campaign.test(name))
  if (added.length === 0) return search
  for (const name of added) query.delete(name)
  const rest = query.toString()
  return rest && `?${rest}`
}
