import type { FaqTopic } from './frequent-question.ts'

export const paying: FaqTopic = {
  title: { fr: 'Payer en plusieurs fois', en: 'Paying in instalments' },
  questions: [
    {
      id: 'instalments',
      question: {
        fr: 'Comment fonctionne le paiement en plusieurs fois ?',
        en: 'How does paying in instalments work?',
      },
      answer: {
        fr: [
          'Vous payez un acompte de 10 à 80 % du prix, puis le reste en 1 à 24 mensualités égales, sans intérêt : la somme de vos paiements est exactement le prix du système. La dernière mensualité absorbe l’arrondi.',
          'Le simulateur affiche l’échéancier complet, que vous pouvez imprimer ou partager. Simuler ne vous engage à rien.',
        ],
        en: [
          'You make a down payment of 10 to 80% of the price, then the rest in 1 to 24 equal monthly instalments, without interest: your payments add up to exactly the price of the system. The rounding is in the last instalment.',
          'The simulator shows the whole schedule, which you can print or share. Simulating commits you to nothing.',
        ],
      },
      link: { to: '/financing', label: { fr: 'Calculer mes mensualités', en: 'Work out my instalments' } },
    },
    {
      id: 'eligibility',
      question: { fr: 'Qui peut payer en plusieurs fois ?', en: 'Who can pay in instalments?' },
      answer: {
        fr: [
          'Vos chances sont bonnes si votre revenu mensuel est d’au moins 300 000 (nairas ou francs CFA), si votre activité vous rapporte un revenu depuis 6 mois ou plus, si la mensualité reste inférieure à 30 % de ce revenu et si vous n’avez aucun incident de paiement majeur.',
          'Ce sont des repères, pas une promesse : chaque dossier est lu par une personne.',
        ],
        en: [
          'Your chances are good if your monthly income is at least 300,000 (naira or CFA francs), if your activity has brought in an income for 6 months or more, if the monthly payment stays under 30% of that income and if you have no major payment default.',
          'These are guides, not a promise: each application is read by a person.',
        ],
      },
    },
    {
      id: 'documents',
      question: { fr: 'Quels documents dois-je envoyer ?', en: 'Which documents do I have to send?' },
      answer: {
        fr: [
          'Cinq : le recto et le verso de votre pièce d’identité, un justificatif de domicile, vos relevés bancaires des 3 derniers mois et un justificatif d’emploi ou d’activité. Une photo nette prise avec votre téléphone suffit ; chaque fichier fait 10 Mo au plus.',
          'Ils sont chiffrés dès leur arrivée, et seules les personnes autorisées de notre équipe les lisent. Un dossier que vous n’envoyez pas est supprimé après 30 jours.',
        ],
        en: [
          'Five: the front and the back of your identity card, proof of residence, your bank statements of the last 3 months and proof of employment or business activity. A sharp photo taken with your phone will do; each file is at most 10 MB.',
          'They are encrypted as they arrive, and only authorised members of our team read them. An application that you do not submit is deleted after 30 days.',
        ],
      },
      link: {
        to: '/privacy-policy',
        label: { fr: 'Ce que nous faisons de vos données', en: 'What we do with your data' },
      },
    },
    {
      id: 'after',
      question: {
        fr: 'Que se passe-t-il après l’envoi de mon dossier ?',
        en: 'What happens after I submit my application?',
      },
      answer: {
        fr: [
          'Vous recevez une référence et un lien de suivi, envoyé par email si vous avez laissé une adresse. Nous répondons sous 2 jours ouvrés. S’il manque un document, la page de suivi vous le dit et vous l’envoyez de là.',
          'Si votre dossier est accepté, nous vous contactons pour l’acompte et la date d’installation. S’il ne l’est pas, vous pouvez nous en demander la raison ou calculer un autre plan.',
        ],
        en: [
          'You get a reference and a tracking link, by email if you left an address. We answer within 2 business days. If a document is missing, the tracking page says so and you send it from there.',
          'If your application is approved, we contact you about the down payment and the installation date. If it is not, you can ask us why or work out another plan.',
        ],
      },
    },
  ],
}
