import type { PostWords } from '../built-in-post.ts'

export const questionsForAnInstaller: PostWords = {
  title: 'Quinze questions à poser à un installateur',
  excerpt:
    'Un bon installateur les attend. Une liste à imprimer, avec les réponses qui rassurent et celles qui doivent vous alerter.',
  tags: ['Installateur', 'Devis', 'Garantie'],
  body: `Un système solaire se juge mal le jour de la pose : tout marche le premier soir. Les différences apparaissent au
bout d’un an. Ces quinze questions les font apparaître avant de payer. Posez-les à chaque entreprise, nous compris.

## Avant le devis

1. **Quels appareils avez-vous comptés, et combien d’heures par jour ?** Sans liste, il n’y a pas de calcul. Gardez
   une copie de la vôtre.
2. **Quel ensoleillement avez-vous pris, pour quelle ville et quel mois ?** « Cinq heures » sans ville ni mois n’est
   pas une réponse.
3. **Venez-vous voir le toit et le tableau électrique ?** L’ombre d’un arbre ou un tableau sans terre changent le
   devis.

## Dans le devis

4. **Quelle est l’énergie utilisable de la batterie, en kWh ?** Pas des ampères-heures, pas l’énergie de
   l’étiquette.
5. **Quelle puissance l’onduleur donne-t-il sur batterie seule, et quelle puissance de pointe, pendant combien de
   secondes ?**
6. **Combien de panneaux, de quelle puissance, et l’entrée de l’onduleur les accepte-t-elle ?** Tension et courant
   doivent convenir tous les deux.
7. **Quelles marques et quels modèles, exactement ?** « Ou équivalent » doit s’accompagner d’une puissance et d’une
   garantie identiques.
8. **Que ne fera pas ce système ?** C’est la question la plus utile. Un professionnel sait dire « pas le climatiseur
   la nuit ».

## La pose

9. **Qui pose, et qui contrôle ?** Demandez le nom du technicien responsable.
10. **Quelles protections sont prévues ?** Disjoncteur côté batterie, sectionneur côté panneaux, parafoudre, mise à
    la terre. Elles doivent figurer ligne par ligne.
11. **Où sera la batterie ?** À l’ombre, au sec, ventilée, fixée au mur ou posée sur un support, loin d’une chambre.

## Après

12. **Quelle garantie sur la pose, sur l’onduleur, sur la batterie, sur les panneaux ?** Quatre durées, par écrit,
    et qui paie le déplacement.
13. **Qui appelle-t-on un dimanche ?** Un numéro et un délai, pas une promesse.
14. **Peut-on agrandir ?** Un module de batterie ou deux panneaux de plus, sans tout changer.
15. **Que dois-je entretenir moi-même ?** Au moins le nettoyage des panneaux : voyez [notre
    calendrier](/news/panels-and-harmattan-dust).

## Lire les réponses

| Sujet | Rassurant | Alerte |
|---|---|---|
| Calcul | une liste d’appareils et une formule | « faites-nous confiance » |
| Batterie | kWh utilisables, cycles, garantie écrite | ampères-heures seulement |
| Onduleur | watts sur batterie et durée de la pointe | kVA seulement |
| Prix | détaillé par équipement, pose comprise | un seul montant rond |
| Paiement | acompte, livraison, solde à la mise en service | tout d’avance, en espèces |
| Délai | une date et ce qui peut la décaler | « demain » |

## Le jour de la mise en service

Demandez à voir, avant de signer :

- le réseau coupé, et les appareils essentiels qui continuent ;
- la pompe ou le congélateur qui démarre sur batterie ;
- la production des panneaux affichée, à comparer avec leur puissance ;
- les disjoncteurs étiquetés et le schéma laissé dans le tableau ;
- le mot de passe de l’application, à votre nom.

Prenez des photos : du toit, du tableau, des plaques de chaque appareil. Elles serviront le jour où vous ferez jouer
la garantie.

## Nos propres réponses

- **Calcul** : notre [évaluation des besoins](/smart-solar-plan) montre chaque formule, gratuitement, et sans
  demander votre nom. Vous pouvez présenter son résultat à un concurrent.
- **Garanties** : douze mois sur la pose, deux ans sur tous les composants, vingt-cinq ans sur les panneaux.
- **Prix et fiches** : ils sont publiés dans [nos produits](/products). Quand la fiche d’un fabricant ne donne pas
  un chiffre, nous ne l’inventons pas.
- **Paiement** : comptant ou en plusieurs fois, sans intérêt, avec un échéancier complet dans le
  [simulateur](/financing).
- **Références** : nos [installations](/solutions) disent ce qui a été posé, pour quels besoins, et ce que la
  batterie tient vraiment.

Une question qui manque ? [Écrivez-nous](/contact), nous l’ajouterons.

## Sources

- Cette liste vient de nos visites de chantier et des questions de nos clients. Garanties : fiches de nos produits,
  novembre 2026.
- Pour le calcul, voir [Onduleur : puissance et démarrages](/news/inverter-power-and-motor-starts) et [Choisir une
  batterie](/news/choosing-a-battery), dont les sources sont citées.
`,
}
