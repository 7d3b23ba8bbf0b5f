import type { FaqTopic } from './frequent-question.ts'

export const installing: FaqTopic = {
  title: { fr: 'Installation et garanties', en: 'Installation and warranties' },
  questions: [
    {
      id: 'installation',
      question: { fr: 'Qui installe le système, et quand ?', en: 'Who installs the system, and when?' },
      answer: {
        fr: [
          'Nos techniciens. Si vous commandez au comptant, nous vous rappelons sous 24 heures pour convenir du paiement et de la livraison. Si vous payez en plusieurs fois, la date est fixée avec vous une fois le dossier accepté, et la pose se fait après l’acompte.',
        ],
        en: [
          'Our technicians. If you order in cash, we call you back within 24 hours to agree on payment and delivery. If you pay in instalments, the date is set with you once the application is approved, and the installation follows the down payment.',
        ],
      },
    },
    {
      id: 'warranty',
      question: { fr: 'Quelles sont les garanties ?', en: 'What are the warranties?' },
      answer: {
        fr: [
          '2 ans sur tous les composants, 25 ans sur les panneaux et 12 mois sur l’installation. Elles vous sont remises par écrit ; la fiche de chaque produit rappelle les siennes.',
        ],
        en: [
          '2 years on all components, 25 years on the panels and 12 months on the installation. You get them in writing; the sheet of each product repeats its own.',
        ],
      },
    },
    {
      id: 'maintenance',
      question: { fr: 'Quel entretien dois-je prévoir ?', en: 'What maintenance should I expect?' },
      answer: {
        fr: [
          'Surtout le nettoyage des panneaux, à l’eau claire et à l’éponge souple : toutes les trois semaines de décembre à mai, quand l’harmattan les couvre de poussière, et toutes les cinq semaines le reste de l’année. La batterie, elle, demande de l’ombre et de l’air.',
        ],
        en: [
          'Above all cleaning the panels, with clear water and a soft sponge: every three weeks from December to May, when the harmattan covers them with dust, and every five weeks for the rest of the year. The battery only asks for shade and air.',
        ],
      },
      link: {
        to: '/news/panels-and-harmattan-dust',
        label: { fr: 'Le calendrier de nettoyage', en: 'The cleaning calendar' },
      },
    },
  ],
}
