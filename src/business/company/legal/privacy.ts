import type { LegalText } from './legal-text.ts'

/** Privacy policy (specification 2, section 2.10), true of what this software does. */
export const privacyPolicy: LegalText = {
  version: 1,
  effective: '2025-06-05',
  title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  description: {
    fr: 'Les données que nous recueillons, pourquoi, combien de temps, qui les voit, et vos droits.',
    en: 'What data we collect, why, for how long, who sees it, and your rights.',
  },
  sections: {
    fr: [
      {
        title: 'Ce que nous recueillons',
        paragraphs: [
          'Nous recueillons ce que vous nous envoyez, et rien d’autre : ce site ne contient ni traceur, ni publicité, ni cookie de mesure. Deux cookies retiennent votre langue et votre pays ; un troisième, signé, vous permet de retrouver votre demande de financement.',
          'Selon votre demande :',
        ],
        points: [
          'vos nom et prénom, votre téléphone et votre email ;',
          'une pièce d’identité en cours de validité (recto et verso) ;',
          'un justificatif de domicile ;',
          'vos relevés bancaires des trois derniers mois ;',
          'un justificatif d’emploi ou d’activité.',
        ],
      },
      {
        title: 'Ce que nous en faisons',
        paragraphs: [
          'Vos données servent à étudier votre éligibilité, à vous répondre et à améliorer notre évaluation du crédit. Elles ne sont jamais vendues.',
          'Les appareils que vous cochez dans l’évaluation de vos besoins restent sur votre téléphone : le calcul ne demande ni votre nom ni vos coordonnées. Si vous nous envoyez ensuite une demande, votre dernière évaluation (appareils, lieu, résultats) y est jointe et conservée avec elle, sauf si vous décochez sa case.',
        ],
      },
      {
        title: 'Qui y a accès',
        paragraphs: [
          'Seuls les membres de notre équipe habilités voient vos données. Nous ne les transmettons à un partenaire ou à un bureau d’information sur le crédit qu’avec votre accord.',
          'Votre dossier de financement ne s’ouvre que depuis le navigateur qui l’a créé, ou par votre lien de suivi : ni le numéro ni la référence du dossier ne suffisent.',
        ],
      },
      {
        title: 'Comment elles sont protégées',
        paragraphs: [
          'Vos documents sont chiffrés avant d’être enregistrés (AES-256-GCM, une clé par document), sur des serveurs ou un hébergement cloud dont l’accès est contrôlé. Aucun n’est accessible à une adresse publique.',
        ],
      },
      {
        title: 'Combien de temps nous les gardons',
        paragraphs: [
          'Nous gardons vos données aussi longtemps que votre demande ou votre contrat l’exige, et pas davantage. Les durées, pour chaque sorte de données, sont à la fin de cette page. Nous supprimons vos données sur simple demande, sauf si la loi ou un contrat en cours nous oblige à les garder.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: ['À tout moment, vous pouvez nous demander :'],
        points: [
          'de voir les données que nous avons sur vous ;',
          'de les corriger ou de les supprimer ;',
          'de retirer un accord que vous aviez donné.',
        ],
      },
    ],
    en: [
      {
        title: 'What we collect',
        paragraphs: [
          'We collect what you send us and nothing else: this site has no tracker, no advertising and no analytics cookie. Two cookies remember your language and country; a third, signed, lets you find your financing application again.',
          'Depending on your request:',
        ],
        points: [
          'your full name, phone and email;',
          'a valid identity document (front and back);',
          'proof of residency;',
          'your bank statements of the last 3 months;',
          'proof of employment or business activity.',
        ],
      },
      {
        title: 'How we use it',
        paragraphs: [
          'We use your data to evaluate your eligibility, to contact you and to improve our credit assessment. It is never sold.',
          'The appliances you tick in the energy evaluation stay on your phone: the calculation asks neither your name nor your contact details. If you then send us a request, your latest evaluation (appliances, place, results) is attached to it and kept with it, unless you untick its box.',
        ],
      },
      {
        title: 'Access and sharing',
        paragraphs: [
          'Only authorised members of our staff see your data. We pass it to a partner or a credit bureau only with your consent.',
          'Your financing application opens only from the browser that created it, or by your status link: neither its number nor its reference is enough.',
        ],
      },
      {
        title: 'Security',
        paragraphs: [
          'Your documents are encrypted before they are stored (AES-256-GCM, one key per document), on servers or cloud hosting with access controls. None can be reached at a public address.',
        ],
      },
      {
        title: 'Retention',
        paragraphs: [
          'We keep your data only as long as your request or your contract needs it. The periods, for each kind of data, are at the end of this page. We delete your data on request, unless the law or a running contract obliges us to keep it.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: ['At any time you can ask us:'],
        points: ['to see the data we hold about you;', 'to correct or delete it;', 'to withdraw a consent you gave.'],
      },
    ],
  },
}
