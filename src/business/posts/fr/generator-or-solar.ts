import type { PostWords } from '../built-in-post.ts'

export const generatorOrSolar: PostWords = {
  title: 'Groupe électrogène ou solaire : comptez en litres',
  excerpt:
    '0,35 litre par kWh, 1 061,35 ₦ le litre : ce que coûte vraiment le kWh d’un groupe, et à partir de quand le solaire le rembourse.',
  tags: ['Carburant', 'Groupe électrogène', 'Amortissement'],
  body: `Un groupe électrogène s’achète une fois et se paie chaque jour. Pour savoir si le solaire le remplace
avantageusement, il suffit d’une mesure que vous avez déjà : les litres.

## Combien de litres pour un kWh ?

Les guides de dimensionnement donnent 0,35 litre d’essence par kWh électrique, et 0,27 litre de gazole. Ce sont des
valeurs à bonne charge. Un petit groupe qui tourne presque à vide fait moins bien : nous comptons alors 0,5 litre,
et c’est notre estimation, car nous n’avons pas trouvé de mesure publiée.

Avec les prix moyens relevés au Nigéria en novembre 2025 et ceux du Burkina Faso, le seul carburant d’un kWh coûte :

| Groupe | Litres par kWh | Prix du litre | Carburant d’un kWh |
|---|---|---|---|
| Essence, bonne charge (Nigéria) | 0,35 | 1 061,35 ₦ | 371 ₦ |
| Essence, faible charge (Nigéria) | 0,5 (estimé) | 1 061,35 ₦ | 531 ₦ |
| Diesel (Nigéria) | 0,27 | 1 409,61 ₦ | 381 ₦ |
| Essence (Burkina Faso) | 0,35 | 850 FCFA | 298 FCFA |
| Diesel (Burkina Faso) | 0,27 | 675 FCFA | 182 FCFA |

À titre de comparaison, le kWh du réseau coûte 225 ₦ en bande A, et de 96 à 109 FCFA à la SONABEL avec un compteur
de 5 à 30 A. Voyez [Lire sa facture](/news/reading-an-electricity-bill).

## Un mois de groupe

Une maison tire 4 kWh par jour de son groupe, pour le réfrigérateur, les ventilateurs, l’éclairage et la
télévision :

1. 4 kWh × 0,35 = 1,4 litre par jour ;
2. 30 jours font 42 litres ;
3. 42 × 1 061,35 ₦ = 44 577 ₦ par mois.

Si le groupe tourne à faible charge, ce sont 60 litres et 63 681 ₦. Au Burkina Faso, 42 litres à 850 FCFA font
35 700 FCFA.

Le prix dépend aussi de l’endroit. En novembre 2025, le litre valait en moyenne 1 021,14 ₦ à Lagos et 1 133,86 ₦
dans l’État de Borno : pour les mêmes 42 litres, 42 888 ₦ contre 47 622 ₦. Et il bouge : 626,21 ₦ en septembre 2023,
1 214,17 ₦ en novembre 2024.

## En combien de temps le solaire se rembourse-t-il ?

Divisez le prix du système par le carburant qu’il évite chaque mois. Un système de 2 000 000 ₦ qui remplace
entièrement ce groupe :

- à bonne charge : 2 000 000 / 44 577 = 45 mois ;
- à faible charge : 2 000 000 / 63 681 = 31 mois.

Ce calcul est volontairement simple. Il ne compte pas, en faveur du solaire, l’huile, les bougies, les réparations
et le temps passé à la pompe. Il ne compte pas, en sa défaveur, le vieillissement de la batterie ni les jours sans
soleil où le groupe servira encore. Refaites-le avec vos litres et votre devis.

## Et avec un paiement en plusieurs fois ?

Comparez alors deux montants mensuels : le carburant évité et la mensualité. Tant que la mensualité est plus élevée,
vous payez la différence ; ensuite, vous gardez tout. Notre [simulateur](/financing) n’ajoute aucun intérêt, ce qui
rend la comparaison directe.

## Ce que l’on respire

Brûler un litre d’essence émet 2,31 kg de CO2. À 0,35 litre par kWh, chaque kWh du groupe en émet 0,81 kg, et le
mois de notre exemple 97 kg. Sans compter le monoxyde de carbone, qui tue dans une cour fermée : un groupe ne tourne
jamais dans une pièce, un couloir ou sous une fenêtre.

## Quand le groupe reste raisonnable

- **Peu d’heures.** Pour 10 kWh par mois, le carburant coûte environ 3 715 ₦. Aucun système solaire ne s’amortit
  là-dessus.
- **De très grosses puissances, rarement.** Un poste à souder deux jours par mois, un chantier.
- **En secours d’un système solaire.** Quelques heures en août valent mieux qu’une batterie deux fois trop grande.

Dans ce dernier cas, l’onduleur hybride démarre le groupe ou accepte son courant pour recharger la batterie : le
groupe tourne alors à bonne charge, deux heures au lieu de dix.

## Faites le compte chez vous

Notez vos litres pendant deux semaines. Puis [évaluez vos besoins](/smart-solar-plan) : vous saurez combien de kWh
ces litres remplacent, et quel système les fournit.

## Sources

- Prix au Nigéria : NBS, Petrol Price Watch et Diesel Price Watch, novembre 2025 (naija247news.com) ; septembre 2023
  (newsdaily.com.ng) ; novembre 2024 (naija247news.com).
- Prix au Burkina Faso : libreinfo.net (essence, février 2023 ; diesel, août 2022) ; 24heures.bf (essence, octobre
  2024).
- Litres par kWh : page de dimensionnement de groupes électrogènes ; ordre de grandeur confirmé par waltpower.com
  (0,2 à 0,3 pour le diesel).
- CO2 : tables publiques de facteurs d’émission (2,31 kg par litre d’essence).
`,
}
