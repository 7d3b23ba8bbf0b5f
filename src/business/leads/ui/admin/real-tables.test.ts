import { expect, test } from 'vitest'
import { importedLeadSchema } from '../../lead-import.ts'
import { customerOf, foreignWords } from './customer-row.ts'
import { readTable } from './customer-table.ts'

/** A Saturday. */
const today = '2026-11-28'
const next = { day: '2026-11-30', call: 'Call' }
const told = (title: string, cell: string) => `${title}: ${cell}`
const team = [
  { id: 'bisi', name: 'Bisi Afolabi', email: 'bisi@example.com' },
  { id: 'moussa', name: 'Moussa Traoré', email: 'moussa@example.com' },
]

/** As sales people keep them; two rows of each are broken: one without a number that can be dialled, one without a name. */
const english = `OUR CUSTOMERS
S/N,Date,Customer,Contact,Location,Product,Quote,Status,Next,Who,Remarks
1,12/10/2026,Chinedu Okafor,0803 123 4501,Ikeja,5kVA hybrid,"₦3,450,000",Quote sent,03/12/2026,Bisi,Wants lithium
2,13/10/2026,Mrs Adaeze Obi,08031234502 / 08091234502,Lekki,3.5kVA,"2,100,000",Interested,15/10/2026,Bisi,
3,13/10/2026,Alhaji Sani Bello,+234 803 123 4503,Kano,Solar pump,1.8m,Negotiating,Call Monday,Tunde,Farm near Wudil
4,14/10/2026,Grace Effiong,grace.effiong@example.com,Calabar,Street lights,-,Call back,-,bisi,
5,15-10-26,Pastor Emmanuel,0803-123-4505,Port Harcourt,10kVA church,5.2m,Site visit,04/12/2026,Bisi Afolabi,"Generator 20kVA, 3 phase"
6,2026-10-16,Hotel Savana,08031234506 (manager),Abuja,20kVA,"₦12,500,000",Quote sent,20/10/2026,Musa,
7,16 Oct 2026,Ngozi Eze,8031234507,Enugu,2kVA,TBD,No answer,,Bisi,Called 3 times
8,17/10/2026,Yakubu Danladi,0803 123 4508,Kaduna,Freezer,"650,000",Won,,Bisi,Paid cash
9,17/10/2026,Bose Adeyemi,0803 123 4509 0809 123 4509,Ibadan,,,New,,,
10,19/10/2026,Ifeanyi Nwosu,08031234510.0,Onitsha,Shop kit,900k,Not interested,N/A,Tunde,Bought elsewhere
11,19/10/2026,Fatima Abubakar,0803 123 4511,Maiduguri,Borehole,€4000,Interested,tomorrow,Bisi,
12,,Segun Ola,0803 123 4512,Abeokuta,Inverter only,350000,Contacted,01/12/2026,,
13,20/10/2026,Blessing John,0803 123 4513,Uyo,5kVA,"3,400,000 naira",Negotiating,next week,Bisi,wants to pay in 3 months
14,21/10/2026,Dr. Okoro,07031234514,Owerri,Clinic 7.5kVA,4.1M,Site visit done,after Christmas,Bisi,
15,21/10/2026,Kelechi,09031234515; kelechi@example.com,Aba,,,Call back,,Uche,
16,22/10/2026,Aisha Mohammed,0803 123 4516,Minna,3kVA,"1,900,000",Quote sent,22/10/2026,Bisi,
17,22/10/2026,Tope,0803 123 4517,Akure,,no idea,???,,Bisi,
18,23/10/2026,ask Tope's brother,ask Tope,Akure,5kVA,,New,,Bisi,
19,23/10/2026,Emeka & Sons Ltd,0803/123/4519,Nnewi,Factory,18m,Proposal sent,10/12/2026,Bisi,
20,24/10/2026,Halima,+2348031234520,Jos,Fridge,420k,Deposit paid,05/12/2026,Bisi,
21,26/10/2026,Victor Udo,0803 123 4521,Eket,5kVA,3.2m,Call back,Sat,Bisi,
22,26/10/2026,Folake,0803 123 4522,Lagos Island,Flat,"1,200,000",Interested,,Tunde,Landlord must agree
23,27/10/2026,,0803 123 4523,Yaba,,,New,,,
24,27/10/2026,Chief Balogun,0803.123.4524,Ogbomoso,Farm,7m,Cancelled,,Bisi,
25,28/10/2026,Uche Ike,0803 123 4525,Awka,,,follow up,29/10/2026,Bisi,
26,yesterday,Rita,0803 123 4526,Benin,2 kits,"1,000,000 - 1,200,000",Interested,,Bisi,
27,29/10/2026,Musa Garba,0803 123 4527,Sokoto,Pump,0,Quote sent,07/12/2026,Bisi,
28,30/10/2026,Joy Peters,0803 123 4528 WhatsApp only,Warri,5kVA,FCFA 900 000,Interested,,Bisi,
29,02/11/2026,Deborah,Tel: 0803 123 4529,Ilorin,,,Call back,03/11/2026,Bisi,
30,03/11/2026,Okon Bassey,0803 123 4530,Uyo,School,9.5m,Tender,15/12/2026,Bisi,
31,,,,,,,,,,
32,,,,,,,,,,
`

const french = `N°;Date;Nom et prénom;Contact;Quartier;Besoin;Devis;Statut;Relance;Suivi par;Observations
1;12/10/2026;Awa Sawadogo;70 11 22 01;Gounghin;Kit 3 kVA;1 600 000 FCFA;Devis envoyé;03/12/2026;Moussa;Veut du lithium
2;13/10/2026;Issa Compaoré;70112202 / 76112202;Pissy;Pompe;2,4M;Intéressé;15/10/2026;Moussa;
3;13/10/2026;Mme Ouédraogo;+226 70 11 22 03;Ouaga 2000;Villa;4 500 000;En négociation;lundi;Salif;
4;14 oct. 2026;Fatou Diallo;fatou@example.com;Bobo;Boutique;-;À rappeler;-;moussa;
5;15/10/26;Pasteur Kaboré;70-11-22-05;Koudougou;Église;3 200 000 F;Visite de site;04/12/2026;Moussa Traoré;groupe 10 kVA
6;2026-10-16;Maquis Le Bon Coin;70112206 (gérant);Tanghin;Congélateurs;900k;Devis envoyé;20/10/2026;Boris;
7;16/10/2026;Adama Zongo;0022670112207;Kaya;Kit;à voir;Ne répond pas;;Moussa;Appelé 3 fois
8;17/10/2026;Salimata Barry;70 11 22 08;Dori;Frigo;650 000;Gagné;;Moussa;Payé
9;17/10/2026;Rasmané Ilboudo;70 11 22 09 76 11 22 09;Ziniaré;;;Nouveau;;;
10;19/10/2026;Paul Yaméogo;70112210,0;Réo;Kit boutique;850 mille;Pas intéressé;néant;Salif;
11;19/10/2026;Mariam Sanou;70 11 22 11;Banfora;Forage;4000 €;Intéressée;demain;Moussa;
12;;Oumar Tall;70 11 22 12;Djibo;Onduleur;350000;Contacté;01/12/2026;;
13;20/10/2026;Clarisse Bado;70 11 22 13;Léo;5 kVA;3.400.000 FCFA;En négociation;semaine prochaine;Moussa;
14;21/10/2026;Dr Sawadogo;70 11 22 14;Fada;Clinique;4,1M;Visite faite;après la fête;Moussa;
15;21/10/2026;Karim;70112215, karim@example.com;Pô;;;À rappeler;;Odile;
16;22/10/2026;Aïcha Cissé;70 11 22 16;Manga;3 kVA;1 900 000;Devis envoyé;22/10/2026;Moussa;
17;22/10/2026;Tene;70 11 22 17;Tenkodogo;;je ne sais pas;?;;Moussa;
18;23/10/2026;le frère de Tene;voir avec Tene;Tenkodogo;;;Nouveau;;Moussa;
19;23/10/2026;Ets Nana & Frères;70/11/22/19;Zorgho;Usine;18M;Proforma envoyée;10/12/2026;Moussa;
20;24/10/2026;Habibou;+22670112220;Gaoua;Frigo;420k;Acompte payé;05/12/2026;Moussa;
21;26/10/2026;Victor Somé;70 11 22 21;Diébougou;;3,2 M;À relancer;samedi;Moussa;
22;26/10/2026;Félicité;70 11 22 22;Patte d’Oie;Maison;1 200 000;Intéressée;;Salif;Le propriétaire doit accepter
23;27/10/2026;;70 11 22 23;Zogona;;;Nouveau;;;
24;27/10/2026;El Hadj Barro;70.11.22.24;Orodara;Ferme;7M;Annulé;;Moussa;
25;28/10/2026;Ousmane;70 11 22 25;Nouna;;;En cours;29/10/2026;Moussa;
26;hier;Rita;70 11 22 26;Boromo;2 kits;1 000 000 à 1 200 000;Intéressée;;Moussa;
27;29/10/2026;Moussa Garba;70 11 22 27;Dédougou;Pompe;0;Devis envoyé;07/12/2026;Moussa;
28;30/10/2026;Josiane;70 11 22 28 WhatsApp;Houndé;5 kVA;₦900,000;Intéressée;;Moussa;
29;02/11/2026;Déborah;Tél : 70 11 22 29;Kombissiri;;;À rappeler;03/11/2026;Moussa;
30;03/11/2026;Lycée Wend-Panga;70 11 22 30;Yako;École;9,5M;Appel d’offres;15/12/2026;Moussa;
31;;;;;;;;;;
32;;;;;;;;;;
`

const schema = importedLeadSchema(new Set(team.map(({ id }) => id)))
const readAll = (written: string) => {
  const table = readTable(written, today)
  const columns = table?.columns ?? []
  const rows = table?.rows ?? []
  const reading = { columns, today, team, me: 'bisi', states: {}, told, next }
  const read = rows.map(({ line, cells }) => ({ line, cells, read: customerOf(cells, reading) }))
  return { columns, rows, read, reading }
}

test.each([
  ['English', english, 2, ['Tunde', 'Musa', 'Uche'], 'Call back'],
  ['French', french, 1, ['Salif', 'Boris', 'Odile'], 'À rappeler'],
])(
  'all rows of a %s table but the two that are broken are taken, no word of them lost',
  (_, written, header, strangers, call) => {
    const { columns, rows, read, reading } = readAll(written)
    expect(columns.map(({ field }) => field)).toEqual([
      null,
      'lastContactOn',
      'name',
      'phone',
      'address',
      'message',
      'amount',
      'status',
      'nextStepOn',
      'assigneeId',
      'note',
    ])
    expect(rows).toHaveLength(30)
    const refused = read.filter(({ read: { customer } }) => !schema.safeParse(customer).success)
    expect(refused.map(({ line }) => line - header)).toEqual([18, 23])
    const overdue = read.filter(({ read: { customer } }) => String(customer.nextStepOn ?? today) < today)
    expect(overdue).toEqual([])
    expect(read.filter(({ read: { unread } }) => unread.some(({ why }) => why === 'past'))).toHaveLength(5)
    expect(foreignWords(rows, reading, 'assigneeId').map(({ word }) => word)).toEqual(strangers)
    expect(foreignWords(rows, reading, 'status').find(({ word }) => word === call)?.count).toBeGreaterThan(1)
    // What is no figure, day, state or person of ours stands somewhere as it was written.
    const lost = read.flatMap(({ cells, read: { customer } }) => {
      const all = Object.values(customer).join('\n')
      const isIn = (word: string) => all.includes(word)
      return cells.slice(2).filter((cell, at) => [0, 2, 3, 8].includes(at) && !isIn(cell))
    })
    expect(lost).toEqual([])
  },
)

test('rows are read as the person meant them', () => {
  const { read } = readAll(english)
  const row = (number: number) => read.find(({ line }) => line === number + 2)?.read.customer
  expect(row(1)).toEqual({
    lastContactOn: '2026-10-12',
    name: 'Chinedu Okafor',
    phone: '0803 123 4501',
    address: 'Ikeja',
    message: '5kVA hybrid',
    amount: 3_450_000,
    currency: 'NGN',
    status: 'qualified',
    nextStep: 'Wants lithium',
    nextStepOn: '2026-12-03',
    assigneeId: 'bisi',
    note: 'Status: Quote sent\nWants lithium',
  })
  expect(row(2)).toMatchObject({
    phone: '08031234502',
    status: 'qualified',
    note: 'Contact: 08091234502\nStatus: Interested\nNext: 15/10/2026',
  })
  expect(row(2)?.nextStepOn).toBeUndefined()
  expect(row(3)).toMatchObject({
    nextStep: 'Call Monday',
    nextStepOn: next.day,
    note: expect.stringContaining('Who: Tunde') as string,
  })
  expect(row(4)).toMatchObject({
    email: 'grace.effiong@example.com',
    status: 'contacted',
    nextStep: 'Call',
    nextStepOn: next.day,
  })
  expect(row(10)).toMatchObject({ phone: '08031234510', status: 'lost', amount: 900_000 })
  expect(row(11)).toMatchObject({ note: expect.stringContaining('Quote: €4000') as string })
  expect(row(15)).toMatchObject({ phone: '09031234515', email: 'kelechi@example.com' })
  expect(row(20)).toMatchObject({ status: 'won' })
  expect(row(28)).toMatchObject({
    phone: '0803 123 4528',
    note: expect.stringContaining('Contact: WhatsApp only') as string,
  })
})
