import { draftDays, quoteDays, keptKinds, type KeptKind, type Retention } from '#kernel/retention.ts'
import { contentLanguageOf, type Language, type LocalizedContent } from '#kernel/language.ts'

const title: LocalizedContent = { fr: 'Durées de conservation', en: 'How long we keep it' }

const introduction: LocalizedContent = {
  fr: 'Passé ces durées, vos données et vos fichiers sont effacés automatiquement. Tant qu’une demande est en cours, ou qu’un rendez-vous est à venir, rien n’est effacé.',
  en: 'After these periods your data and files are deleted automatically. While a request is open, or an appointment is to come, nothing is deleted.',
}

const heads: LocalizedContent<readonly [string, string]> = { fr: ['Données', 'Durée'], en: ['Data', 'Period'] }

const draft: LocalizedContent = {
  fr: 'Dossier de financement jamais envoyé, avec ses documents',
  en: 'Financing application never submitted, with its documents',
}

const quote: LocalizedContent = {
  fr: 'Devis qu’aucune demande n’utilise (appareils, système et prix ; ni nom ni coordonnées)',
  en: 'Quote that no request uses (appliances, system and price; no name or contact details)',
}

const kinds: Readonly<Record<KeptKind, LocalizedContent>> = {
  consultation: { fr: 'Demande de conseil, une fois close', en: 'Request for advice, once closed' },
  appointment: { fr: 'Rendez-vous, une fois clos', en: 'Appointment, once closed' },
  order: { fr: 'Commande, une fois close', en: 'Order, once closed' },
  message: { fr: 'Message, une fois traité', en: 'Message, once dealt with' },
  job_application: { fr: 'Candidature et CV, après notre décision', en: 'Job application and CV, after our decision' },
  application: {
    fr: 'Dossier de financement refusé ou retiré, avec ses documents',
    en: 'Financing application declined or withdrawn, with its documents',
  },
  contract: {
    fr: 'Dossier de financement accepté, après le dernier paiement',
    en: 'Financing application approved, after the last payment',
  },
  mail: { fr: 'Emails que nous vous envoyons', en: 'Emails that we send you' },
  audit_log: { fr: 'Journal des actions de notre équipe', en: 'Log of what our staff did' },
}

const days: LocalizedContent<(count: number) => string> = {
  fr: (count) => `${count}\u00A0jours`,
  en: (count) => `${count} days`,
}

const months: LocalizedContent<(count: number) => string> = {
  fr: (count) => (count % 12 === 0 ? `${count / 12}\u00A0${count === 12 ? 'an' : 'ans'}` : `${count}\u00A0mois`),
  en: (count) =>
    count % 12 === 0
      ? `${count / 12} ${count === 12 ? 'year' : 'years'}`
      : `${count} ${count === 1 ? 'month' : 'months'}`,
}

/** The end of the privacy policy, whoever wrote the rest, `before` it: how long everything is kept, by what is set; numbered where that is. HTML. */
export function retentionTable(retention: Retention, reader: Language, before: string): string {
  const language = contentLanguageOf(reader)
  const row = (what: string, period: string) => `<tr><td>${what}</td><td>${period}</td></tr>`
  const [data, period] = heads[language]
  const last = Array.from(before.matchAll(/<h2[^>]*>\s*(\d+)\./g), ([, number]) => number).at(-1)
  return [
    `<h2>${last ? `${Number(last) + 1}. ` : ''}${title[language]}</h2><p>${introduction[language]}</p>`,
    `<div class="table-scroll" tabindex="0"><table><thead><tr><th>${data}</th><th>${period}</th></tr></thead><tbody>`,
    row(draft[language], days[language](draftDays)),
    row(quote[language], days[language](quoteDays)),
    ...keptKinds.map((kind) => row(kinds[kind][language], months[language](retention[kind]))),
    '</tbody></table></div>',
  ].join('')
}
