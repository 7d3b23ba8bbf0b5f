/** One French term for one thing: what is not written, and what is written in its place. */
const retired: readonly (readonly [instead: RegExp, term: string])[] = [
  [/\be[-‑]mail|courriel/i, 'email'],
  [/constructeur/i, 'fabricant'],
  [/\bconseillers?\b/i, 'expert'],
  [/échelonn/i, 'paiement en plusieurs fois'],
  [/\bapport\b/i, 'acompte'],
  [/heures de soleil/i, 'heures de plein soleil'],
  [/\bWp\b/, 'Wc'],
  [/réserve au démarrage|puissance au démarrage/i, 'puissance de pointe'],
  [/puissance en marche/i, 'puissance en fonctionnement'],
  [/facteur de marche/i, 'taux de marche'],
  [/démarrage le plus dur/i, 'démarrage le plus exigeant'],
  [/défaut de paiement/i, 'incident de paiement'],
  [/support technique/i, 'assistance technique'],
  [/lave-linge/i, 'machine à laver'],
  [/\bbox\b/i, 'routeur'],
  [/nom complet/i, 'nom et prénom'],
  [/générateur/i, 'groupe électrogène'],
  [/\bpanne de courant\b/i, 'coupure'],
  [/n’(?:a|ont) pas pu /i, 'impossible de…'],
  [/(?<!commutateur )\bréseau\b(?! électrique)/i, 'connexion (internet), courant (électricité)'],
  [/(?<![-/.])\bplans?\b(?! (?:de paiement|horizontal|incliné))/i, 'mensualités, plan de paiement'],
  [/sans intérêt\b/i, 'sans intérêts'],
  [/\bchamp solaire\b/i, 'panneaux'],
  [/audits? énergétiques?/i, 'évaluation'],
  [/\bveuillez\b/i, 'indiquez, choisissez…'],
  [/(?:github|gitlab)\.com/i, 'une norme ou une source nommée'],
]

/** Answers that the specification words: they keep its voice. */
const quoted = [
  'Erreur lors du chargement des produits. Veuillez réessayer plus tard.',
  'Veuillez remplir tous les champs requis.',
]

/** The terms that a French text should have used. */
export function glossaryFaults(text: string): string[] {
  if (quoted.includes(text)) return []
  return retired.flatMap(([instead, term]) => {
    const found = instead.exec(text)
    return found ? [`${found[0]} for ${term}`] : []
  })
}

/** Keys of the texts that speak of people who wrote, ordered or booked: whoever does is no mere visitor. */
const ofCustomers = /^(?:mail|leads|admin-leads|admin-mail|admin-mail-words|admin-calendar)\./

/** True for a text that calls a customer a visitor, in French or in English. */
export function callsCustomerVisitor(key: string, text: string): boolean {
  return ofCustomers.test(key) && /visit(?:eur|or)/i.test(text)
}
