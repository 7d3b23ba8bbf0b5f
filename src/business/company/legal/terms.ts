import type { LegalText } from './legal-text.ts'

/** Terms of use (specification 2, section 2.9). `{brand}` is replaced by the brand's name. */
export const termsOfUse: LegalText = {
  version: 1,
  effective: '2025-06-05',
  title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  description: {
    fr: 'Ce à quoi vous vous engagez en utilisant ce site, et ce que nous ne pouvons pas promettre.',
    en: 'What you agree to when you use this site, and what we cannot promise.',
  },
  sections: {
    fr: [
      {
        title: 'Objet du site',
        paragraphs: [
          'Ce site vous aide à évaluer vos besoins en énergie, à choisir un système solaire, à simuler un paiement en plusieurs fois, à déposer une demande de financement et à joindre nos équipes. Vous pouvez l’utiliser librement pour ces usages, pour vous-même ou pour l’entreprise que vous représentez.',
          'Les calculs du site reposent sur les appareils et les heures que vous indiquez, et sur des données d’ensoleillement publiées. Ils préparent votre décision ; le devis signé après visite fait foi.',
        ],
      },
      {
        title: 'Exactitude des informations',
        paragraphs: [
          'Les informations et les documents que vous envoyez doivent être exacts et complets, et vous appartenir. Signalez-nous tout changement tant que votre dossier est à l’étude.',
          'De notre côté, nous tenons les prix et les fiches à jour. Un prix signalé comme indicatif est confirmé dans votre devis ; une erreur manifeste ne nous engage pas.',
        ],
      },
      {
        title: 'Aucune garantie d’acceptation',
        paragraphs: [
          'Simuler un plan, déposer un dossier ou recevoir une référence ne vaut pas acceptation. Chaque demande est étudiée par une personne, selon les revenus, l’activité et les documents fournis. Nous répondons sous deux jours ouvrés, et nous pouvons demander un document de nouveau ou refuser une demande.',
        ],
      },
      {
        title: 'Accord pour être contacté',
        paragraphs: [
          'En nous laissant vos coordonnées, vous acceptez que nous vous contactions au sujet de votre demande, par les moyens suivants :',
        ],
        points: ['téléphone', 'SMS', 'email', 'WhatsApp'],
      },
      {
        title: 'Usages interdits',
        paragraphs: [
          'Il est interdit d’envoyer un document faux ou modifié, de se faire passer pour quelqu’un d’autre, de déposer une demande au nom d’une personne sans son accord, ou de perturber le fonctionnement du site.',
          'Les documents frauduleux et les usurpations d’identité sont signalés aux autorités compétentes.',
        ],
      },
    ],
    en: [
      {
        title: 'Purpose of use',
        paragraphs: [
          'This site helps you work out your energy needs, choose a solar system, simulate instalments, apply for financing and reach our teams. You may use it freely for these purposes, for yourself or for the business you represent.',
          'The site’s calculations rest on the appliances and hours you give and on published sunshine data. They prepare your decision; the quote signed after a visit is what counts.',
        ],
      },
      {
        title: 'Accuracy of information',
        paragraphs: [
          'The information and documents you send must be accurate, complete and your own. Tell us of any change while your application is being reviewed.',
          'For our part we keep prices and sheets up to date. A price marked as indicative is confirmed in your quote; an obvious error does not bind us.',
        ],
      },
      {
        title: 'No guarantee of approval',
        paragraphs: [
          'Simulating a plan, applying or receiving a reference is not an approval. Each application is reviewed by a person, on the income, the activity and the documents provided. We answer within two business days, and may ask for a document again or decline an application.',
        ],
      },
      {
        title: 'Consent to contact',
        paragraphs: [
          'By leaving your contact details, you agree that we contact you about your request, in these ways:',
        ],
        points: ['phone', 'SMS', 'email', 'WhatsApp'],
      },
      {
        title: 'Prohibited use',
        paragraphs: [
          'You may not send a forged or altered document, pretend to be somebody else, apply in the name of a person without their consent, or disturb the working of the site.',
          'Fraudulent documents and impersonation are reported to the competent authorities.',
        ],
      },
    ],
  },
}
