import type { PostWords } from '../built-in-post.ts'

export const energyEvaluationOnline: PostWords = {
  title: 'L’évaluation de vos besoins est en ligne',
  excerpt:
    'Cochez vos appareils, découvrez le système qui convient, et ouvrez chaque chiffre pour voir comment il a été calculé. Gratuit, sans inscription.',
  tags: ['Évaluation des besoins', 'Outil', 'Innovation'],
  body: `Depuis aujourd’hui, vous pouvez faire vous-même le calcul que nos techniciens faisaient sur papier. L’[évaluation
des besoins](/smart-solar-plan) prend quelques minutes sur un téléphone, et ne demande ni votre nom ni votre numéro.

## Comment ça marche

1. Dites si c’est pour une maison ou pour une activité professionnelle.
2. Cochez vos appareils parmi 165, rangés en douze catégories. Les heures d’utilisation sont déjà remplies : vous
   les corrigez.
3. Choisissez votre ville et le nombre d’heures que la batterie doit tenir.

Le résultat donne l’énergie de chaque appareil, la puissance de l’onduleur, la batterie, le nombre de panneaux, et
le produit de notre catalogue qui convient. Si aucun ne convient, il le dit, et montre le plus proche avec ce qui
lui manque.

## Des chiffres que l’on peut ouvrir

Chaque résultat s’ouvre : la formule, les valeurs, leur source, et si elles sont publiées ou estimées par nous. Le
réfrigérateur y est compté pour le tiers du temps où il travaille, comme nous l’expliquons dans [Ce que consomme
vraiment un réfrigérateur](/news/what-a-fridge-really-uses). Le soleil est celui de 56 villes, mois par mois.

## Ce que l’outil ne fait pas

Il ne voit pas l’ombre sur votre toit ni l’état de vos câbles. Avant toute installation, un technicien vient
vérifier. Et il ne remplace pas votre compteur : si ses chiffres s’en éloignent beaucoup, fiez-vous au compteur et
[dites-le-nous](/contact).

Un guide imprimable de deux pages accompagne l’outil, pour faire la liste des appareils en famille ou en équipe
avant de commencer.
`,
}
