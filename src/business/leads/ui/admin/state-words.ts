import { foldText } from '#kernel/fold-text.ts'
import { listedStatuses, type ListedStatus } from '../../lead-status.ts'

/** What people call where somebody stands, in both languages, without case and accents: of men, women and requests. */
const statusNames = {
  new: /^(nouveau|nouvelle|new)$/,
  contacted: /^(contactee?|contacted)$/,
  qualified: /^(qualifiee?|qualified)$/,
  won: /^(gagnee?|won|vendue?|sold|signee?|signed)$/,
  lost: /^(perdue?|lost|annulee?|cancell?ed|abandonnee?)$/,
} satisfies Record<ListedStatus, RegExp>

/** The state that a cell is the name of. */
export const statusCalled = (cell: string): ListedStatus | undefined => {
  const plain = foldText(cell.trim())
  return listedStatuses.find((status) => statusNames[status].test(plain))
}

/** What words of a sales person's own hint at, the first that fits: who is not interested is not interested. */
const hints: readonly (readonly [RegExp, ListedStatus])[] = [
  [
    /\b(not interested|pas interess|plus interess|sans suite|refus|reject|declin|cancel|annul|abandon|lost|perdue?s?\b|dead\b|ailleurs\b|elsewhere\b)/,
    'lost',
  ],
  [
    /\b(not|never|pas|jamais) (yet |encore )?(called|contacte|appele|reached)|^(to|a) (call|contact(er)?|appeler)$|\b(new|nouveau|nouvelle)\b/,
    'new',
  ],
  [/\b(not|no|un|non|pas|to|a|waiting|attente)\b.*\b(paid|sold|signed|paye|vendu|signe|livre|installe)/, 'qualified'],
  [/\b(won|sold|paid|payee?|signed|signee?|vendue?|installed|installee?|delivered|livree?)\b/, 'won'],
  [
    /\b(quot|devis|proforma|pro forma|proposal|proposition|offer|offre|negoc|negot|interes|visit|survey|qualif|hot\b|warm\b|chaud|tiede)/,
    'qualified',
  ],
]

/** The state that the words of a cell hint at; undefined where they hint at none. */
export function statusHinted(cell: string): ListedStatus | undefined {
  const plain = foldText(cell.trim())
  return hints.find(([words]) => words.test(plain))?.[1]
}
