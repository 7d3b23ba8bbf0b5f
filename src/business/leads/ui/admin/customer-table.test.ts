import { expect, test } from 'vitest'
import { customerOf } from './customer-row.ts'
import { readTable, writtenRows } from './customer-table.ts'

/** A Saturday. */
const today = '2026-11-28'
const told = (title: string, cell: string) => `${title}: ${cell}`
const team = [
  { id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com' },
  { id: 'moussa', name: 'Moussa Traoré', email: 'moussa@example.com' },
  { id: 'awa', name: 'Awa Traoré', email: 'awa@example.com' },
]
const next = { day: '2026-11-30', call: 'Rappeler' }
const readRows = (written: string) => {
  const table = readTable(written, today)
  return table?.rows.map(({ line, cells }) => {
    const { customer, unread } = customerOf(cells, {
      columns: table.columns,
      today,
      team,
      me: 'ada',
      states: {},
      told,
      next,
    })
    return { line, customer, unread }
  })
}
const read = (written: string) => readRows(written)?.map(({ line, customer }) => [line, customer])

const assumed = { nextStepOn: next.day, nextStepOnAssumed: true }

test.each([
  ['tabs', 'Nom\tTéléphone\tRemarques\nAwa Sawadogo\t70 11 22 33\tpompe'],
  ['semicolons', '\uFEFFNom;Téléphone;Remarques\r\nAwa Sawadogo;70 11 22 33;pompe\r\n'],
  ['commas', 'Customer name,Phone number,Notes\n"Awa Sawadogo","70 11 22 33",pompe'],
])('cells apart by %s are read, columns by their names', (_, written) => {
  expect(read(written)).toEqual([[2, { name: 'Awa Sawadogo', phone: '70 11 22 33', note: 'pompe' }]])
})

test('first and last name are one name, empty lines are none, days are written as they are read', () => {
  const written = 'Prénom;Nom;Suite;Relance le\nAwa;Sawadogo;Rappeler;3/12/2026\n;;;\nIssa;;;bientôt'
  expect(read(written)).toEqual([
    [2, { name: 'Awa Sawadogo', nextStep: 'Rappeler', nextStepOn: '2026-12-03' }],
    [4, { name: 'Issa', nextStep: 'bientôt', ...assumed }],
  ])
})

test('what the office has no field for is kept in the note, with its title', () => {
  const written = 'Nom;Source;Remarques;Montant;Dernier contact\nAwa;Facebook;pompe;à voir;en octobre'
  const note = 'Source: Facebook\npompe\nMontant: à voir\nDernier contact: en octobre'
  expect(read(written)).toEqual([[2, { name: 'Awa', note }]])
})

test('town, amount and the last contact have their own fields', () => {
  const written = 'Nom;Ville;Montant;Dernier contact;Ce qu’il veut\nAwa;Kaya;1 250 000 FCFA;02/11/2026;une pompe'
  const customer = {
    name: 'Awa',
    address: 'Kaya',
    amount: 1_250_000,
    currency: 'XOF',
    lastContactOn: '2026-11-02',
    message: 'une pompe',
  }
  expect(read(written)).toEqual([[2, customer]])
})

test.each([
  ['₦1,250,000', 'Montant', 'NGN'],
  ['N 1 250 000', 'Montant', 'NGN'],
  ['1.250.000 F CFA', 'Montant', 'XOF'],
  ['1 250 000 F', 'Montant', 'XOF'],
  ['FCFA 1 250 000', 'Montant', 'XOF'],
  ['1 250 000 F CFA', 'Montant', 'XOF'],
  ['1 250 000 francs', 'Montant', 'XOF'],
  ['1,250,000 Naira', 'Amount', 'NGN'],
  ['1,25M FCFA', 'Montant', 'XOF'],
  ['1250000 naira', 'Montant', 'NGN'],
  ['1 250 000', 'Montant (FCFA)', 'XOF'],
  ['1 250 000 ₦', 'Montant (FCFA)', 'NGN'],
])('%s under %s is an amount in %s', (cell, title, currency) => {
  expect(read(`Nom\t${title}\nAwa\t${cell}`)).toEqual([[2, { name: 'Awa', amount: 1_250_000, currency }]])
})

test('an amount of which nothing says its currency says none', () => {
  expect(read('Nom\tMontant\nAwa\t1 250 000')).toEqual([[2, { name: 'Awa', amount: 1_250_000 }]])
})

test.each([
  ['Nouveau', 'new'],
  ['CONTACTÉE', 'contacted'],
  ['Won', 'won'],
  ['vendu', 'won'],
  ['Perdue', 'lost'],
  ['Qualifié', 'qualified'],
])('%s is the state %s', (cell, status) => {
  expect(read(`Nom\tStatut\nAwa\t${cell}`)).toEqual([[2, { name: 'Awa', status }]])
})

test.each([
  ['ada lovelace', 'ada'],
  ['Moussa', 'moussa'],
  ['AWA@example.com', 'awa'],
])('%s is the person %s', (cell, assigneeId) => {
  expect(read(`Nom\tCommercial\nIssa\t${cell}`)).toEqual([[2, { name: 'Issa', assigneeId }]])
})

test('a state and a person that are none of ours stay in the note, a name that two have too; a day that is none is the step', () => {
  expect(read('Name\tStatus\tOwner\tDue\nIssa\thot\tTraoré\tsoon')).toEqual([
    [2, { name: 'Issa', status: 'qualified', note: 'Status: hot\nOwner: Traoré', nextStep: 'soon', ...assumed }],
  ])
})

test('what is in doubt is noted, a number that is none is told, and “me” is whoever imports', () => {
  const [row] = readRows('Nom;Tél;Email;Montant;Suite;Commercial\nAwa;7011;awa@example.com;?;??;Moi') ?? []
  expect(row?.customer).toEqual({
    name: 'Awa',
    email: 'awa@example.com',
    assigneeId: 'ada',
    note: 'Montant: ?\nSuite: ??\n7011',
  })
  expect(row?.unread).toEqual([{ title: 'Tél', cell: '7011', why: 'contact' }])
})

test.each(['TOTAL', 'Total :', 'Grand total', 'Sous-total'])('the line of %s is no customer', (title) => {
  const rows = `Awa;70 11 22 33;1 000 000\n${title};;1 000 000`
  expect(read(`Nom;Tél;Montant\n${rows}`)?.map(([line]) => line)).toEqual([2])
})

test('a company of that name is one', () => {
  expect(read('Nom;Tél\nTotal;70 11 22 33')).toEqual([[2, { name: 'Total', phone: '70 11 22 33' }]])
})

test('a state is a guess until somebody has chosen what it is', () => {
  const table = readTable('Nom;Statut\nAwa;Closed\nIssa;Gagné', today)
  const isGuessed = (states: Record<string, 'won'>) =>
    table?.rows.map(
      ({ cells }) =>
        customerOf(cells, { columns: table.columns, today, team, me: 'ada', states, told, next }).isStatusGuessed,
    )
  expect(isGuessed({})).toEqual([true, false])
  expect(isGuessed({ closed: 'won' })).toEqual([false, false])
})

test('what is no amount and no day of a last contact is told by its column', () => {
  const [row] = readRows('Nom;Prix convenu;Dernier contact\nAwa;à voir;lundi') ?? []
  expect(row).toEqual({
    line: 2,
    customer: { name: 'Awa', note: 'Prix convenu: à voir', lastContactOn: '2026-11-23' },
    unread: [{ title: 'Prix convenu', cell: 'à voir', why: 'amount' }],
  })
})

test('a state is where people live unless it says how far they are; steps that are days are days', () => {
  expect(read('Name\tState\tFollow-up\nBola\tLagos\t3/12/2026')).toEqual([
    [2, { name: 'Bola', address: 'Lagos', nextStepOn: '2026-12-03' }],
  ])
  expect(read('Name\tState\tFollow-up\nBola\tWon\tSend the quote')).toEqual([
    [2, { name: 'Bola', status: 'won', nextStep: 'Send the quote', ...assumed }],
  ])
})

test.each([
  'Follow-up',
  'Follow up',
  'FOLLOW_UP',
  'Follow up date',
  'Follow - up date',
  'Callback date',
  'Call back',
  'Call-back on',
  'Next call',
  'Next follow up',
  'Date to call back',
  'Reminder',
  'À rappeler',
  'À rappeler le',
  'A relancer le',
  'Rappel',
  'Date de rappel',
  'Date de relance',
  'Rendez-vous',
  'RDV le',
  'Echéance',
  // Days to come that no title claims.
  'Quand',
  'Harvest',
])('days under %j are those of the next step', (title) => {
  expect(read(`Name\tPhone\t${title}\nBola\t0803 123 4567\t3/12/2026`)).toEqual([
    [2, { name: 'Bola', phone: '0803 123 4567', nextStepOn: '2026-12-03' }],
  ])
})

test('days that no title claims are kept in the note where they are over, and beside a day of the next step', () => {
  expect(read('Name\tInstalled\nBola\t3/12/2025')).toEqual([[2, { name: 'Bola', note: 'Installed: 3/12/2025' }]])
  expect(read('Name\tHarvest\tCall back\nBola\t24/12/2026\t3/12/2026')).toEqual([
    [2, { name: 'Bola', note: 'Harvest: 24/12/2026', nextStepOn: '2026-12-03' }],
  ])
})

test('rows that are left out are written as they were, and read again', () => {
  const table = readTable('Nom\tNote\nAwa\t"deux\nlignes"\nIssa\tune', today)
  const [first] = table?.rows ?? []
  const again = table && first ? writtenRows(table, [first]) : ''
  expect(again).toBe('Nom\tNote\nAwa\t"deux\nlignes"')
  expect(read(again)).toEqual([[2, { name: 'Awa', note: 'deux\nlignes' }]])
})

test('without a header every line is a customer, and its cells tell what its columns are', () => {
  const table = readTable('Awa Sawadogo\t70 11 22 33\t3\nIssa Compaoré\t76 00 00 00\t1', today)
  expect(table?.columns).toEqual([
    { at: 0, title: '1', field: 'name', isTold: false },
    { at: 1, title: '2', field: 'phone', isTold: false },
    { at: 2, title: '3', field: null, isTold: false },
  ])
  expect(table?.rows.map(({ line }) => line)).toEqual([1, 2])
})

test.each(['', '  \n\n', '"never closed'])('%j is no table', (written) => {
  expect(readTable(written, today)).toBeNull()
})

test.each([
  ['Nom;Note\nAwa;À rappeler après la récolte', 'Rappeler', next.day],
  ['Nom;Suite\nAwa;Send the quote', 'Send the quote', next.day],
  ['Nom;Note;Statut\nAwa;À rappeler;Perdu', undefined, undefined],
  ['Nom;Note\nAwa;A une boutique', undefined, undefined],
  ['Nom;Note;Relance\nAwa;Veut du lithium;24/12/2026', 'Veut du lithium', '2026-12-24'],
  ['Nom;Note;Relance;Suite\nAwa;Veut du lithium;24/12/2026;Envoyer le devis', 'Envoyer le devis', '2026-12-24'],
  ['Nom;Note;Relance\nAwa;Veut du lithium;24/10/2026', undefined, undefined],
  ['Nom;Relance\nAwa;24/10/2026', undefined, undefined],
])('of %j the next step is %s, on %s', (written, nextStep, nextStepOn) => {
  const [row] = readRows(written) ?? []
  expect([row?.customer.nextStep, row?.customer.nextStepOn]).toEqual([nextStep, nextStepOn])
})

test.each([
  ['Veut du lithium', 'Veut du lithium', 'whole'],
  [`Dr. Sanou veut du lithium. ${'x '.repeat(150)}`.trim(), 'Dr. Sanou veut du lithium.', 'beginning'],
  [`Dr. ${'mot '.repeat(80)}`.trim(), `Dr. ${'mot '.repeat(73).trim()}…`, 'beginning'],
  ['x'.repeat(301), `${'x'.repeat(299)}…`, 'beginning'],
])(
  'the comment %.40s of a day is its step, as much of it as a step takes, and a note whole',
  (comment, nextStep, said) => {
    const table = readTable(`Nom;Commentaires;Relance\nAwa;${comment};24/12/2026`, today)
    const columns = table?.columns ?? []
    const row = customerOf(table?.rows[0]?.cells ?? [], { columns, today, team, me: 'ada', states: {}, told, next })
    expect(row.customer).toEqual({ name: 'Awa', nextStep, nextStepOn: '2026-12-24', note: comment })
    expect(String(row.customer.nextStep).length).toBeLessThanOrEqual(300)
    expect(row.stepOfComment).toBe(said)
  },
)

test.each([
  ['Name;Date;Next\nBola;12/10/2026;3/12/2026', { lastContactOn: '2026-10-12', nextStepOn: '2026-12-03' }],
  ['Name;Date;Next\nBola;12/10/2026;Send quote', { lastContactOn: '2026-10-12', nextStep: 'Send quote', ...assumed }],
  ['Name;Date\nBola;3/12/2026', { nextStepOn: '2026-12-03' }],
  ['Name;Date;Last contact\nBola;12/10/2026;14/10/2026', { lastContactOn: '2026-10-14', note: 'Date: 12/10/2026' }],
  ['Name;Date;Next\nBola;12/10/2026;14/10/2026', { lastContactOn: '2026-10-12', note: 'Next: 14/10/2026' }],
  ['Name;Date;Relance\nBola;14/12/2026;15/12/2026', { note: 'Date: 14/12/2026', nextStepOn: '2026-12-15' }],
])('of two days each is one thing: %j', (written, customer) => {
  expect(read(written)).toEqual([[2, { name: 'Bola', ...customer }]])
})

test.each([
  ['Name;Contact\nBola;0803 123 4567', { phone: '0803 123 4567' }],
  ['Name;Contact\nBola;bola@example.com', { email: 'bola@example.com' }],
  ['Name;Contact number\nBola;0803 123 4567', { phone: '0803 123 4567' }],
  ['Name;Customer phone\nBola;0803 123 4567 (wife)', { phone: '0803 123 4567', note: 'Customer phone: wife' }],
  ['Name;Phone\nBola;bola@example.com', { email: 'bola@example.com' }],
  ['Name;Phone;Email\nBola;ask her;bola@example.com', { email: 'bola@example.com', note: 'ask her' }],
  ['Name;Phone\nBola;ask her', { phone: 'ask her' }],
  ['Name;Meter;Phone\nBola;04123456789;0803 123 4567', { phone: '0803 123 4567', note: 'Meter: 04123456789' }],
  ['Name;Phone;WhatsApp\nBola;-;0803 123 4567', { phone: '0803 123 4567' }],
  ['Name;Who\nBola;Moussa', { assigneeId: 'moussa' }],
  ['Name;;\nBola;0803 123 4567;likes blue', { phone: '0803 123 4567', note: 'likes blue' }],
])('what a cell is counts where its title is not certain: %j', (written, customer) => {
  expect(read(written)).toEqual([[2, { name: 'Bola', ...customer }]])
})

test.each([
  ['5/12', '2026-12-05'],
  ['5 déc.', '2026-12-05'],
  ['demain', '2026-11-29'],
  ['lundi', '2026-11-30'],
  ['in 3 days', '2026-12-01'],
  ['semaine prochaine', '2026-11-30'],
])('%s under “Relance” is the day of the words beside it', (cell, nextStepOn) => {
  const rows = readRows(`Nom;Relance;Prochaine action\nAwa;${cell};Envoyer le devis`)
  expect(rows).toEqual([{ line: 2, customer: { name: 'Awa', nextStep: 'Envoyer le devis', nextStepOn }, unread: [] }])
})

test('a day that was made up is told, be it the day itself or its year', () => {
  const rows = readRows(
    'Nom;Relance;Action\nAwa;5/12;Appeler\nIssa;demain;Appeler\nPaul;bientôt;Appeler\nAli;13/11;Appeler',
  )
  expect(rows?.map(({ customer, unread }) => [customer.nextStep, customer.nextStepOn, unread])).toEqual([
    ['Appeler', '2026-12-05', []],
    ['Appeler', '2026-11-29', []],
    ['bientôt, Appeler', next.day, [{ title: 'Relance', cell: 'bientôt', why: 'nextStepOn' }]],
    ['Appeler', '2027-11-13', [{ title: 'Relance', cell: '13/11', why: 'nextYear' }]],
  ])
})

test('days without their year are those of a last contact where most are over, and no days where no title says so', () => {
  const rows = read('Nom;Date;Relance;Note\nAwa;13/11;5/12;2/3\nIssa;hier;demain;1/3')
  expect(rows).toEqual([
    [2, { name: 'Awa', lastContactOn: '2026-11-13', nextStep: '2/3', nextStepOn: '2026-12-05', note: '2/3' }],
    [3, { name: 'Issa', lastContactOn: '2026-11-27', nextStep: '1/3', nextStepOn: '2026-11-29', note: '1/3' }],
  ])
  expect(read('Nom;Date\nAwa;13/11')).toEqual([[2, { name: 'Awa', lastContactOn: '2026-11-13' }]])
  expect(read('Nom;Pièces\nAwa;2/3\nIssa;3/4')?.[0]).toEqual([2, { name: 'Awa', note: 'Pièces: 2/3' }])
})

test('a title above the header and lines with nothing but their number are no customers', () => {
  const written = 'MY CUSTOMERS 2026;;\nS/N;Name;Phone\n1;Bola;0803 123 4567\n2;;\n3;;'
  expect(read(written)).toEqual([[3, { name: 'Bola', phone: '0803 123 4567' }]])
})
