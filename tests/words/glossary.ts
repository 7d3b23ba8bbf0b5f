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
]

/** The terms that a French text should have used. */
export function glossaryFaults(text: string): string[] {
  return retired.flatMap(([instead, term]) => {
    const found = instead.exec(text)
    return found ? [`${found[0]} for ${term}`] : []
  })
}
