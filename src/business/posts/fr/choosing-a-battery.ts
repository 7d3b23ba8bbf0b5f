import type { PostWords } from '../built-in-post.ts'

export const choosingABattery: PostWords = {
  title: 'Choisir une batterie : les trois chiffres qui comptent',
  excerpt:
    'Une batterie de 5 kWh n’en donne pas 5. Ce que vous pouvez vraiment utiliser, ce que cela coûte au kWh, et pourquoi le plomb bon marché ne l’est pas toujours.',
  tags: ['Batterie', 'LiFePO4', 'Guide d’achat'],
  body: `Sur une étiquette de batterie, on lit d’abord des ampères-heures, ou des kilowattheures. Ni les uns ni les autres ne
disent ce que vous cherchez : combien d’heures vos appareils vont tenir. Trois chiffres y répondent.

## 1. L’énergie, en kWh

Les ampères-heures (Ah) ne se comparent qu’à tension égale. Multipliez-les par la tension pour obtenir l’énergie :
une batterie de 220 Ah en 12 V contient 220 × 12 = 2 640 Wh, soit 2,64 kWh. Demandez toujours ce chiffre : c’est le
seul qui se compare à votre consommation.

## 2. La profondeur de décharge

C’est la part de cette énergie que vous pouvez utiliser sans abîmer la batterie. Pour le plomb, les guides de
dimensionnement comptent 50 %. Pour le lithium fer phosphate (LiFePO4), ils comptent 80 % ou davantage ; nous
retenons 90 %, sauf si le fabricant écrit que toute la capacité est utilisable.

Restent les pertes : la décharge et l’onduleur en prennent à peu près un dixième. Voici ce qui arrive à vos
appareils, avec les hypothèses de notre calculateur :

| Batterie LiFePO4 | Utilisable (90 %) | Arrive aux appareils |
|---|---|---|
| 5 kWh | 4,5 kWh | 4,1 kWh |
| 10 kWh | 9,0 kWh | 8,2 kWh |
| 15 kWh | 13,5 kWh | 12,2 kWh |

## 3. Le nombre de cycles

Un cycle est une décharge suivie d’une recharge : avec le solaire, environ un par jour. Les fiches et les essais
publiés annoncent plus de 3 500 cycles pour la BLUETTI AC200MAX (avec 80 % de la capacité à la fin) et 6 000 pour la
Huawei LUNA2000. Pour le plomb, un comparatif publié cite 500 à 1 000 cycles, à condition de ne pas descendre sous
la moitié. À un cycle par jour, 1 000 cycles font moins de trois ans.

Ces chiffres sont mesurés en laboratoire, souvent à 25 °C. La chaleur les réduit : posez la batterie à l’ombre, dans
une pièce ventilée, jamais contre une tôle en plein soleil.

## Le prix par kWh utilisable

Divisez le prix par l’énergie utilisable, jamais par l’énergie de l’étiquette. Avec des prix relevés en 2026 dans le
catalogue d’un revendeur nigérian :

| Batterie | Prix | Utilisable | Prix par kWh utilisable |
|---|---|---|---|
| Plomb tubulaire, 220 Ah en 12 V | 300 000 ₦ | 1,32 kWh | 227 273 ₦ |
| LiFePO4, 5 kWh en 24 V | 940 000 ₦ | 4,5 kWh | 208 889 ₦ |
| LiFePO4, 10 kWh en 48 V | 1 608 000 ₦ | 9,0 kWh | 178 667 ₦ |

Le plomb coûte moins cher à l’achat parce qu’on en achète moins. À usage égal, il coûte déjà davantage, avant même
le premier remplacement.

## Un exemple complet

Prenons la famille de notre guide : un réfrigérateur, huit ampoules, trois ventilateurs, un routeur, des téléphones
et un ordinateur portable. En douze heures, ces appareils essentiels demandent au plus 3,5 kWh.

- En LiFePO4, il faut 4,3 kWh de capacité : une batterie de 5 kWh convient, avec une petite marge.
- En plomb, il en faut 7,8 kWh, soit trois batteries de 220 Ah ; comme on les monte par paires en 24 V, il en faut
  quatre, et 1 200 000 ₦ au lieu de 940 000 ₦.

## Quand le plomb reste un bon choix

Si les coupures sont rares et courtes, la batterie fait peu de cycles et le plomb vieillit lentement. Il reste aussi
le plus simple à recycler près de chez vous. Mais il faut accepter le poids, l’entretien des modèles ouverts, et ne
jamais vider la batterie.

## Avant de signer

1. Demandez l’énergie en kWh et la profondeur de décharge, par écrit.
2. Demandez le nombre de cycles et la capacité restante à ce nombre.
3. Vérifiez que l’onduleur sait charger cette chimie.
4. Demandez si l’on pourra ajouter un module plus tard.

Vous ne connaissez pas votre consommation ? [Évaluez vos besoins](/smart-solar-plan) : le résultat donne la batterie
nécessaire et montre chaque étape du calcul. Les capacités disponibles sont dans [nos produits](/products).

## Sources

- Profondeur de décharge du plomb : offgridsun.com, dimensionnement d’un système autonome (50 %) ; du lithium :
  [covertitall.com, aide-mémoire de dimensionnement](https://covertitall.com/printables/solar-sizing.html) (80 %).
- Cycles du plomb : nenpower.com, comparaison du plomb et du lithium. Cycles des deux produits cités : fiches et
  essais consultés en 2026.
- Prix : catalogue de solarvillage.africa, relevé en 2026.
- Calculs : notre calculateur, avec un rendement d’onduleur de 93 % et un aller-retour de batterie de 95 %.
`,
}
