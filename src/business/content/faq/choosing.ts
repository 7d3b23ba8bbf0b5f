import type { FaqTopic } from './frequent-question.ts'

export const choosing: FaqTopic = {
  title: { fr: 'Choisir un système', en: 'Choosing a system' },
  questions: [
    {
      id: 'needs',
      question: { fr: 'De quel système ai-je besoin ?', en: 'Which system do I need?' },
      answer: {
        fr: [
          'L’évaluation de vos besoins le calcule. Vous cochez vos appareils et leurs heures d’utilisation ; elle en déduit l’onduleur, la batterie et les panneaux, et montre le calcul de chaque chiffre. Comptez trois minutes. On ne vous demande ni votre nom ni votre numéro.',
          'Elle dit aussi ce qu’un système ne pourra pas faire. Le résultat prépare votre décision ; le devis signé après une visite fait foi.',
        ],
        en: [
          'The energy evaluation works it out. You tick your appliances and the hours you use them; it finds the inverter, the battery and the panels, and shows how each figure was calculated. It takes about three minutes. Nobody asks for your name or your number.',
          'It also says what a system will not be able to do. The result prepares your decision; the quote signed after a visit is what counts.',
        ],
      },
      link: { to: '/smart-solar-plan', label: { fr: 'Évaluer mes besoins', en: 'Evaluate my needs' } },
    },
    {
      id: 'price',
      question: { fr: 'Combien coûte un système ?', en: 'How much does a system cost?' },
      answer: {
        fr: [
          'Les prix sont affichés dans le catalogue, en nairas au Nigéria, en francs CFA au Burkina Faso. Là où vous lisez « Prix sur demande », un expert vous l’indique.',
          'Un prix signalé comme indicatif est confirmé dans votre devis, avant que vous ne payiez quoi que ce soit.',
        ],
        en: [
          'Prices are shown in the catalogue, in naira in Nigeria and in CFA francs in Burkina Faso. Where it says “Price on request”, an expert tells you.',
          'A price marked as indicative is confirmed in your quote, before you pay anything.',
        ],
      },
      link: {
        to: '/products',
        label: { fr: 'Voir les produits et leurs prix', en: 'See the products and their prices' },
      },
    },
    {
      id: 'outage',
      question: {
        fr: 'Le courant tient-il pendant une coupure, et la nuit ?',
        en: 'Does the power last through an outage, and at night?',
      },
      answer: {
        fr: [
          'Oui, avec une batterie : elle prend le relais dès que le réseau ou le soleil manque, et se recharge le lendemain. Des panneaux seuls ne donnent rien la nuit.',
          'Sa durée dépend de ce que vous laissez branché. Dans l’évaluation, vous indiquez combien d’heures la batterie doit tenir, et le système est calculé pour cela.',
        ],
        en: [
          'Yes, with a battery: it takes over as soon as the mains or the sun is missing, and recharges the next day. Panels alone give nothing at night.',
          'How long it lasts depends on what stays plugged in. In the evaluation you say how many hours the battery must last, and the system is sized for that.',
        ],
      },
    },
  ],
}
