import type { LocalizedContent } from '#kernel/language.ts'

/** A question that visitors ask and what we answer, in paragraphs; `id` is its name in addresses (`/faq#warranty`). */
export type FrequentQuestion = {
  readonly id: string
  readonly question: LocalizedContent
  readonly answer: LocalizedContent<readonly string[]>
  /** Where to go on from there. */
  readonly link?: { readonly to: string; readonly label: LocalizedContent }
}

/** Questions about one thing. */
type FaqTopic = { readonly title: LocalizedContent; readonly questions: readonly FrequentQuestion[] }

const paying: FaqTopic = {
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
          'Vous payez un acompte de 10 à 80 % du prix, puis le reste en 1 à 24 mensualités égales, sans intérêts : la somme de vos paiements est exactement le prix du système. La dernière mensualité absorbe l’arrondi.',
          'Le simulateur affiche l’échéancier complet, que vous pouvez imprimer ou partager. Simuler ne vous engage à rien.',
        ],
        en: [
          'You make a down payment of 10 to 80% of the price, then the rest in 1 to 24 equal monthly instalments, interest-free: your payments add up to exactly the price of the system. The last instalment takes the rounding.',
          'The simulator shows the whole schedule, which you can print or share. Simulate as often as you like: it commits you to nothing.',
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
          'Your chances are good if your monthly income is at least 300,000 (naira or CFA francs), if you have been earning from your work or business for 6 months or more, if the monthly payment stays under 30% of that income and if you have no major payment default.',
          'This is a guide, not a promise: a person reads every application.',
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
          'Si votre dossier est accepté, nous vous contactons pour l’acompte et la date d’installation. S’il ne l’est pas, vous pouvez nous en demander la raison ou calculer d’autres mensualités.',
        ],
        en: [
          'You get a reference and a tracking link, by email if you left an address. We answer within 2 business days. If a document is missing, the tracking page says so and you send it from there.',
          'If your application is approved, we contact you about the down payment and the installation date. If it is not, you can ask us why, or calculate other payments.',
        ],
      },
    },
  ],
}

const reachingUs: FaqTopic = {
  title: { fr: 'Nigéria, Burkina Faso et contact', en: 'Nigeria, Burkina Faso and contact' },
  questions: [
    {
      id: 'countries',
      question: {
        fr: 'Qu’est-ce qui change entre le Nigéria et le Burkina Faso ?',
        en: 'What is different between Nigeria and Burkina Faso?',
      },
      answer: {
        fr: [
          'Le catalogue et sa monnaie, le bureau qui vous répond, et l’ensoleillement que nous prenons pour vos panneaux. Au Burkina Faso, plusieurs produits sont vendus sur devis et ne se financent pas en ligne. Les garanties, le calcul des mensualités et le délai de réponse sont les mêmes.',
          'Choisissez votre pays tout en haut de la page : le site s’en souvient.',
        ],
        en: [
          'The catalogue and its currency, the office that answers you, and the sunshine that we size your panels for. In Burkina Faso several products are sold on request and can’t be financed online. The warranties, the way instalments are worked out and the response times are the same.',
          'Choose your country at the very top of the page: the site remembers it.',
        ],
      },
    },
    {
      id: 'reach-us',
      question: { fr: 'Comment parler à quelqu’un ?', en: 'How do I speak to someone?' },
      answer: {
        fr: [
          'Le plus rapide est WhatsApp : pendant les heures d’ouverture, vous recevez un devis en moins de 5 minutes. Vous pouvez aussi nous appeler ou nous écrire, demander qu’un expert vous rappelle, ou prendre rendez-vous à notre bureau de Lagos ou de Ouagadougou.',
          'Les heures d’ouverture de votre bureau sont en bas de chaque page. L’assistance technique répond par messagerie à toute heure.',
        ],
        en: [
          'WhatsApp is the quickest: during opening hours you get a quote in under 5 minutes. You can also call or write to us, ask an expert to call you back, or book an appointment at our office in Lagos or Ouagadougou.',
          'The opening hours of your office are at the foot of every page. Technical support answers messages around the clock.',
        ],
      },
      link: { to: '/contact', label: { fr: 'Toutes les façons de nous joindre', en: 'Every way to reach us' } },
    },
  ],
}

const installing: FaqTopic = {
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
          'Our technicians. If you pay in full, we call you back within 24 hours to agree on payment and delivery. If you pay in instalments, the date is set with you once the application is approved, and the installation follows the down payment.',
        ],
      },
    },
    {
      id: 'warranty',
      question: { fr: 'Quelles sont les garanties ?', en: 'What are the warranties?' },
      answer: {
        fr: [
          '2 ans sur tous les composants, 25 ans sur les panneaux et 12 mois sur l’installation. Elles vous sont remises par écrit ; la fiche d’un produit dit la sienne quand elle est connue.',
        ],
        en: [
          '2 years on all components, 25 years on the panels and 12 months on the installation. You get them in writing, and a product’s sheet states its own where it is known.',
        ],
      },
      link: { to: '/warranty', label: { fr: 'Garanties et réclamations', en: 'Warranty and complaints' } },
    },
    {
      id: 'maintenance',
      question: { fr: 'Quel entretien dois-je prévoir ?', en: 'What maintenance should I expect?' },
      answer: {
        fr: [
          'Surtout le nettoyage des panneaux, à l’eau claire et à l’éponge souple : toutes les trois semaines de décembre à mai, quand l’harmattan les couvre de poussière, et toutes les cinq semaines le reste de l’année. La batterie, elle, demande de l’ombre et de l’air.',
        ],
        en: [
          'Mainly cleaning the panels, with clean water and a soft sponge: every three weeks from December to May, when harmattan dust covers them, and every five weeks the rest of the year. The battery only asks for shade and air.',
        ],
      },
      link: {
        to: '/search?q=harmattan',
        label: { fr: 'Nos articles sur l’harmattan', en: 'Our articles on the harmattan' },
      },
    },
  ],
}

const choosing: FaqTopic = {
  title: { fr: 'Choisir un système', en: 'Choosing a system' },
  questions: [
    {
      id: 'needs',
      question: { fr: 'De quel système ai-je besoin ?', en: 'Which system do I need?' },
      answer: {
        fr: [
          'L’évaluation de vos besoins le calcule. Vous cochez vos appareils et leurs heures d’utilisation ; elle en déduit l’onduleur, la batterie et les panneaux, et montre le calcul de chaque chiffre. Comptez quelques minutes. On ne vous demande ni votre nom ni votre numéro.',
          'Elle dit aussi ce qu’un système ne pourra pas faire. Le résultat prépare votre décision ; le devis signé après une visite fait foi.',
        ],
        en: [
          'The energy evaluation tells you. You tick your appliances and the hours you use them; it works out the inverter, the battery and the panels, and shows how it got each figure. It takes a few minutes, and we don’t ask for your name or number.',
          'It also tells you what a system cannot do. Use the result to make up your mind; the quote that you sign after the site visit is final.',
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
          'Le prix d’un système ne comprend ni la pose ni les panneaux, sauf si sa fiche le précise. L’évaluation vous donne le prix de l’ensemble, poste par poste.',
          'Un prix signalé comme indicatif est confirmé dans votre devis, avant que vous ne payiez quoi que ce soit.',
        ],
        en: [
          'Prices are shown in the catalogue, in naira in Nigeria and in CFA francs in Burkina Faso. Where it says “Price on request”, ask an expert.',
          'The price of a system includes neither installation nor panels, unless its sheet says so. The evaluation gives you the complete price, item by item.',
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
        fr: 'Aurai-je du courant pendant une coupure, et la nuit ?',
        en: 'Will I have power during an outage, and at night?',
      },
      answer: {
        fr: [
          'Oui, avec une batterie : elle prend le relais dès que le courant ou le soleil manque, et un jour ordinaire la recharge. Après un jour très gris, il faut se limiter à l’essentiel. Des panneaux seuls ne donnent rien la nuit.',
          'Elle tient plus ou moins longtemps selon ce que vous laissez branché. Dans l’évaluation, vous indiquez combien d’heures la batterie doit porter vos appareils essentiels ; le résultat dit aussi lesquels ne tourneront pas, et quand.',
        ],
        en: [
          'Yes, with a battery: it takes over as soon as the grid or the sun goes, and an ordinary day recharges it. After a very cloudy day, keep to the essentials. Panels alone give nothing at night.',
          'How long it lasts depends on what you leave on. In the evaluation you say how many hours the battery must carry your essentials; the result also says which ones will not run, and when.',
        ],
      },
    },
  ],
}

/** The questions that visitors ask most, by topic. */
export const faq: readonly FaqTopic[] = [choosing, paying, installing, reachingUs]
