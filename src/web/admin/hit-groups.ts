import { staffStatusKey } from '#business/financing/application-status.ts'
import { statusKey } from '#business/leads/lead-status.ts'
import type { StaffFinds } from '#business/search/staff-search.ts'
import { formatShortMoment } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { Group, Hit } from './use-screens.ts'

/** Below a person; the others are on their page. */
const mostRecords = 3

/** What was found, kind by kind; requests and applications of a person below them, but for those that what was typed names. */
export function hitGroups({ people, requests, applications, content }: StaffFinds, typed: string, text: Text): Group[] {
  const when = (at: string) => formatShortMoment(new Date(at), text.language)
  const pathOf = { product: '/admin/products', post: '/admin/posts', solution: '/admin/proven-solutions' } as const
  const recordOf = (reference: string, hit: Hit) => ({ reference, hit })
  const ofLeads = requests.map(({ id, reference, kind, status, name, createdAt }) => {
    const about = [text(`admin-leads.kind.${kind}`), text(statusKey(kind, status)), reference, when(createdAt)]
    return recordOf(reference, { to: `/admin/leads?lead=${id}`, name, about: about.join(' · ') })
  })
  const ofApplications = applications.map(({ id, reference, status, name, createdAt }) => {
    const about = [text('admin.audit.kind.application'), text(staffStatusKey(status)), reference, when(createdAt)]
    return recordOf(reference, { to: `/admin/applications/${id}`, name: name || reference, about: about.join(' · ') })
  })
  const known = new Set(people.flatMap(({ references }) => references))
  const isNamed = (reference: string) => hasWords(foldText(reference), typed)
  const alone = (records: typeof ofLeads) =>
    records.filter(({ reference }) => isNamed(reference) || !known.has(reference)).map(({ hit }) => hit)
  return [
    {
      title: text('admin.search.people'),
      hits: people.map(({ reference, references, name, phone, email }) => ({
        to: `/admin/people/${reference}`,
        name,
        about: [phone, email].filter(Boolean).join(' · '),
        records: [...ofLeads, ...ofApplications]
          .filter((record) => references.includes(record.reference) && !isNamed(record.reference))
          .slice(0, mostRecords)
          .map(({ hit }) => hit),
      })),
    },
    { title: text('admin.menu.leads'), hits: alone(ofLeads) },
    { title: text('admin.menu.applications'), hits: alone(ofApplications) },
    {
      title: text('admin.search.content'),
      hits: content.map((found) => {
        const { kind, id } = found
        return {
          to: `${pathOf[kind]}?edit=${id}`,
          name: nameIn(found, text.language),
          about: text(`admin.search.${kind}`),
        }
      }),
    },
  ]
}

/** How far what is typed is from where words of a name begin: 0 there, 1 but for its last letter, 2 elsewhere. */
function wayTo({ name }: Pick<Hit, 'name'>, typed: string): number {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  const asked = foldText(typed).split(/\s+/)
  const way = [0, 1].find((less) =>
    asked.every((one) => words.some((word) => word.startsWith(one.slice(0, Math.max(2, one.length - less))))),
  )
  return way ?? 2
}

/** Where something says what was typed to the letter, what only looks like it or holds it elsewhere comes after; in both, names that begin so first. Where a name or a reference begins with it, the others stand folded. */
export function nearestFirst(groups: readonly Group[], typed: string, others: string): readonly Group[] {
  const near = (hits: readonly Hit[]) => hits.toSorted((a, b) => wayTo(a, typed) - wayTo(b, typed))
  const isExact = ({ name, about }: Hit) => hasWords(foldText(`${name} ${about}`), typed)
  const exact = groups.map(({ title, hits }) => ({ title, hits: near(hits.filter(isExact)) }))
  if (exact.every(({ hits }) => hits.length === 0))
    return groups.map(({ title, hits }) => ({ title, hits: near(hits) }))
  const rest = near(groups.flatMap(({ hits }) => hits.filter((hit) => !isExact(hit))))
  const isNamed = exact.some(({ hits }) =>
    hits.some(({ name, about }) => wayTo({ name: `${name} ${about}` }, typed) === 0),
  )
  return [...exact, { title: others, hits: rest, isFolded: isNamed }]
}
