import type { PostWords } from '../built-in-post.ts'

export const howInstalmentsWork: PostWords = {
  title: 'Payer en plusieurs fois : le calcul, au naira près',
  excerpt:
    'Un acompte, des mensualités égales, aucun intérêt. L’exemple de 3 500 000 ₦ jusqu’au dernier paiement, et le revenu qu’il demande.',
  tags: ['Financement', 'Mensualités', 'Acompte'],
  body: `Un paiement en plusieurs fois se résume à trois nombres : l’acompte, la mensualité et le total. S’ils ne
s’additionnent pas, quelqu’un paie la différence. Voici notre règle, en entier.

## La règle

1. **L’acompte** est un pourcentage du prix, de 10 à 80 % par pas de 5 %.
2. **Le reste** est divisé par le nombre de mois, de 1 à 24. La mensualité est arrondie à l’unité.
3. **La dernière mensualité** absorbe l’arrondi. La somme des paiements est donc exactement le prix.
4. **Il n’y a pas d’intérêts.** Le total est le prix au comptant, ni plus ni moins.

Choisir zéro mois, c’est payer comptant : une seule ligne, au départ.

## L’exemple de 3 500 000 ₦

Avec 30 % d’acompte sur 12 mois :

- acompte : 3 500 000 × 30 % = 1 050 000 ₦, payé au départ ;
- reste : 2 450 000 ₦ ;
- mensualité : 2 450 000 / 12 = 204 166,67, arrondie à 204 167 ₦ ;
- onze fois 204 167 ₦ font 2 245 837 ₦ ;
- douzième mensualité : 2 450 000 − 2 245 837 = 204 163 ₦.

Les quatre nairas de différence ne sont pas une remise : c’est l’arrondi des onze premiers mois qui vous revient.

## Les dates

La première mensualité tombe un mois après le départ, la deuxième deux mois après, et ainsi de suite, le même jour
du mois. Si ce jour n’existe pas, c’est le dernier du mois : un plan commencé le 31 janvier a une échéance le
28 février, puis le 31 mars.

## Ce que changent l’acompte et la durée

Pour le même prix de 3 500 000 ₦ :

| Acompte | Durée | Payé au départ | Mensualité | Dernière | Revenu mensuel minimal |
|---|---|---|---|---|---|
| 10 % | 12 mois | 350 000 ₦ | 262 500 ₦ | 262 500 ₦ | 875 001 ₦ |
| 30 % | 12 mois | 1 050 000 ₦ | 204 167 ₦ | 204 163 ₦ | 680 557 ₦ |
| 50 % | 12 mois | 1 750 000 ₦ | 145 833 ₦ | 145 837 ₦ | 486 111 ₦ |
| 30 % | 24 mois | 1 050 000 ₦ | 102 083 ₦ | 102 091 ₦ | 340 277 ₦ |

La dernière colonne vient de notre règle de prudence : la mensualité doit rester sous 30 % de votre revenu. À revenu
donné, un plan long passe là où un plan court ne passe pas. Comme il n’y a pas d’intérêts, allonger la durée ne
coûte rien de plus ; cela vous engage seulement plus longtemps.

## Avez-vous de bonnes chances ?

Oui, si ces quatre conditions sont réunies :

- un revenu mensuel d’au moins 300 000 dans la monnaie de votre pays ;
- une activité qui dure depuis six mois ou plus ;
- une mensualité inférieure à 30 % du revenu ;
- aucun incident de paiement majeur.

Ce ne sont pas des promesses. Chaque dossier est lu par une personne, sous deux jours ouvrés, et elle peut vous
demander un document de plus.

## Les cinq documents

1. La carte d’identité, recto.
2. La carte d’identité, verso.
3. Un justificatif de domicile.
4. Les relevés bancaires des trois derniers mois.
5. Un justificatif d’emploi ou d’activité.

Une photo nette prise avec un téléphone suffit. Les documents sont chiffrés, et un dossier que vous n’envoyez pas est
supprimé après 30 jours.

## Trois questions à poser ailleurs

Si vous comparez avec un autre vendeur, demandez le prix comptant, la somme de tous les paiements, et ce qui arrive
en cas de retard. Si la somme dépasse le prix comptant, la différence est un intérêt, quel que soit le nom qu’on lui
donne. Pour 3 500 000 ₦, une mensualité de 240 000 ₦ pendant douze mois après le même acompte ferait 3 930 000 ₦ :
430 000 ₦ de plus.

## Essayez avec votre prix

Le [simulateur](/financing) donne l’échéancier complet, ligne par ligne, pour chaque produit qui peut être financé.
Si le plan vous convient, la [demande de financement](/eligibility) le reprend tel quel. Vous ne savez pas encore
quel système choisir ? Commencez par [évaluer vos besoins](/smart-solar-plan).

## Sources

- Règle de calcul et conditions : les nôtres, appliquées par le simulateur et vérifiées à l’unité.
- Le report de l’arrondi sur le dernier paiement est un usage courant : voir par exemple docs.asaas.com (division
  d’un montant) et Business Financial Mathematics, eCampusOntario, chapitre 6.3.
`,
}
