import type { FaqTopic } from './frequent-question.ts'

export const reachingUs: FaqTopic = {
  title: { fr: 'Nigéria, Burkina Faso et contact', en: 'Nigeria, Burkina Faso and contact' },
  questions: [
    {
      id: 'countries',
      question: {
        fr: 'Qu’est-ce qui change entre le Nigéria et le Burkina Faso ?',
        en: 'What differs between Nigeria and Burkina Faso?',
      },
      answer: {
        fr: [
          'Le catalogue et sa monnaie, le bureau qui vous répond, et l’ensoleillement que nous prenons pour vos panneaux. Au Burkina Faso, plusieurs produits sont vendus sur devis et ne se financent pas en ligne. Les garanties, le calcul des mensualités et le délai de réponse sont les mêmes.',
          'Choisissez votre pays tout en haut de la page : le site s’en souvient.',
        ],
        en: [
          'The catalogue and its currency, the office that answers you, and the sunshine that we count for your panels. In Burkina Faso several products are sold on request and can’t be financed online. The warranties, the way instalments are worked out and the time to answer are the same.',
          'Choose your country at the very top of the page: the site remembers it.',
        ],
      },
    },
    {
      id: 'contact',
      question: { fr: 'Comment parler à quelqu’un ?', en: 'How do I talk to somebody?' },
      answer: {
        fr: [
          'Le plus rapide est WhatsApp : pendant les heures d’ouverture, vous recevez un devis en moins de 5 minutes. Vous pouvez aussi nous appeler ou nous écrire, demander qu’un expert vous rappelle, ou prendre rendez-vous à notre bureau de Lagos ou de Ouagadougou.',
          'Les heures d’ouverture de votre bureau sont en bas de chaque page. L’assistance technique répond par messagerie à toute heure.',
        ],
        en: [
          'The quickest is WhatsApp: during opening hours you get a quote in under 5 minutes. You can also call or write to us, ask an expert to call you back, or book an appointment at our office in Lagos or Ouagadougou.',
          'The opening hours of your office are at the foot of every page. Technical support answers messages around the clock.',
        ],
      },
      link: { to: '/contact', label: { fr: 'Toutes les façons de nous joindre', en: 'Every way to reach us' } },
    },
  ],
}
