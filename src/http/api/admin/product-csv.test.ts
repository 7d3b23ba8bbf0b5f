import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../../tests/support/api.ts'
import { signedIn } from '../../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { ImportReport, PastImport } from '#business/catalogue/csv/import-report.ts'
import { productImportRows, products } from '#business/catalogue/tables.server.ts'
import { removePastImports } from '#business/catalogue/undo-import.server.ts'
import type { ProductRecord } from '#business/catalogue/editing/product-record.ts'
import { countries } from '#kernel/country.ts'
import type { ProblemDetails } from '../problems.ts'

const { api, db, services } = await testApi({ env: { REQUIRE_2FA: 'off' }, now: new Date('2027-03-01T09:00:00Z') })
const { cookie } = await signedIn(api, services, 'editor')
const headers = { cookie: `${cookie}; language=en` }

/** With its byte-order mark, which `text()` would leave out. */
async function exported(query = ''): Promise<string> {
  const response = await api.request(`/api/admin/products.csv${query}`, { headers })
  return Buffer.from(await response.arrayBuffer()).toString('utf8')
}

async function send<T = ImportReport>(
  content: string | Uint8Array<ArrayBuffer>,
  query = '',
): Promise<{ status: number; body: T }> {
  const body = new FormData()
  body.append('file', new File([content], 'products.csv'))
  const response = await api.request(`/api/admin/products/import${query}`, { method: 'POST', headers, body })
  return { status: response.status, body: (await response.json()) as T }
}

const apply = '?apply=true'
const table = (...rows: string[]) => rows.join('\n')
const wordsOf = ({ errors = [] }: ProblemDetails) => errors.map(({ path, message }) => `${path}: ${message}`)

test.each(['', '?separator=semicolon'])('what was exported%s says nothing new', async (query) => {
  const text = await exported(query)
  expect(text.startsWith('\uFEFFslug')).toBe(true)
  const { body } = await send(text)
  expect(body).toMatchObject({ created: [], changed: [], unchanged: 27, problems: [], isApplied: false })
})

test('prices alone are exported, and taken back as they are or as they are changed', async () => {
  const text = await exported('?columns=prices')
  expect(text.split('\r\n')[0]).toBe(
    `\uFEFFslug,name,${countries.map((country) => `prices.${country}.amount`).join(',')}`,
  )
  expect((await send(text)).body).toMatchObject({ changed: [], unchanged: 27, lookalikes: [], problems: [] })
  const { body } = await send(text.replace(/^(panel-550w,.*?),(\d*),/m, '$1,141000,'))
  expect(body.changed.map(({ slug, cells }) => [slug, cells[0]?.column])).toEqual([['panel-550w', 'prices.cm.amount']])
})

test('a price is read as people write it, in the currency of its country alone', async () => {
  const header = 'slug;prices.cm.amount;prices.bf.amount'
  const same = await send(table(header, 'panel-550w;"₦140,000.00";'))
  expect(same.body).toMatchObject({ changed: [], problems: [], unchanged: 1 })
  const { body } = await send(table(header, 'panel-550w;₦ 1,250,000;1 600  000 F CFA', 'deye-core;1,5M;3 à 4 M'))
  expect(body.changed).toMatchObject([{ slug: 'panel-550w' }])
  expect(body.changed[0]?.cells.flatMap(({ column, after }) => (column.endsWith('amount') ? [after] : []))).toEqual([
    '1250000',
    '1600000',
  ])
  expect(body.problems).toMatchObject([
    { row: 3, column: 'prices.bf.amount', code: 'price_not_positive', cell: '3 à 4 M' },
  ])
  const foreign = await send(table(header, 'panel-550w;1 600 000 FCFA;1 600 000 ₦'))
  expect(foreign.body.problems).toMatchObject([
    { row: 2, column: 'prices.cm.amount', code: 'other_currency' },
    { row: 2, column: 'prices.bf.amount', code: 'other_currency' },
  ])
})

test('a row of prices without a short name is of the product that has its name, in either language', async () => {
  const [panel] = await db.select().from(products).where(eq(products.slug, 'panel-550w'))
  const file = table('name,prices.cm.amount', `${panel?.name.toUpperCase()} ,141000`, 'Nulle part,1')
  const { body } = await send(file)
  expect(body.changed).toMatchObject([{ row: 2, slug: 'panel-550w', name: panel?.name }])
  expect(body.changed[0]?.cells).toContainEqual({ column: 'prices.cm.amount', before: '140000', after: '141000' })
  expect(body.changed[0]?.cells.map(({ column }) => column)).not.toContain('name')
  expect(body.created).toEqual([])
  expect(body.problems).toMatchObject([{ row: 3, column: 'name', code: 'csv_unknown_name' }])
  const inEnglish = await send(table('slug,nameEn,prices.cm.amount', `,${panel?.nameEn},142000`))
  expect(inEnglish.body).toMatchObject({ changed: [{ slug: 'panel-550w' }], problems: [], lookalikes: [] })
  const twice = await send(table('slug,name,prices.cm.amount', 'panel-550w,,1', `,${panel?.name},2`))
  expect(twice.body.problems).toContainEqual(expect.objectContaining({ row: 3, column: 'slug', code: 'csv_repeated' }))
  const formula = await send(table('name,prices.cm.amount', '=1+1,2'))
  expect(formula.body.problems).toMatchObject([{ row: 2, column: 'name', code: 'csv_formula' }])
  // A name as it was exported, with an apostrophe before what would be a formula.
  await db.update(products).set({ name: '-48 V' }).where(eq(products.slug, 'panel-550w'))
  const exportedName = await send(table('name,prices.cm.amount', "'-48 V,143000"))
  expect(exportedName.body).toMatchObject({ changed: [{ slug: 'panel-550w' }], created: [], problems: [] })
  await db
    .update(products)
    .set({ name: panel?.name ?? '' })
    .where(eq(products.slug, 'panel-550w'))
  // A file that says more than prices adds products: a name alone is no mistake for another.
  const whole = await send(table('name,prices.cm.amount,capacity', `${panel?.name},142000,550W`))
  expect(whole.body).toMatchObject({ changed: [], lookalikes: [{ knownSlug: 'panel-550w' }] })
})

test('a row of prices whose name two products have is refused', async () => {
  const [panel, other] = await db.select().from(products).orderBy(products.id).limit(2)
  await db
    .update(products)
    .set({ nameEn: panel?.name ?? '' })
    .where(eq(products.id, other?.id ?? 0))
  const { body } = await send(table('name,prices.cm.amount', `${panel?.name},141000`))
  expect(body).toMatchObject({ changed: [], created: [], lookalikes: [] })
  expect(body.problems).toEqual([
    {
      row: 2,
      column: 'name',
      code: 'csv_same_name',
      cell: panel?.name,
      name: panel?.name,
      message: 'Several products have this name. Write the short name of the right one in this row.',
    },
  ])
  await db
    .update(products)
    .set({ nameEn: other?.nameEn ?? '' })
    .where(eq(products.id, other?.id ?? 0))
})

test('a row that would add a product which is probably known says which', async () => {
  const file = table(
    'slug,name,prices.cm.amount,capacity',
    'panl-550w,,140000,',
    ',PANNEAU 550 W,140000,550W',
    ',Autre,1,1W',
  )
  const { body } = await send(file)
  const panel = { knownSlug: 'panel-550w', knownName: 'Panneau 550W' }
  expect(body.lookalikes).toEqual([
    { row: 2, slug: 'panl-550w', name: '', ...panel },
    { row: 3, slug: '', name: 'PANNEAU 550 W', ...panel },
  ])
})

test('a file is tried first, then applied as a whole, and visitors read it at the next request', async () => {
  const file = table(
    'slug;name;nameEn;prices.cm.amount;prices.bf.amount;capacity;batteryCapacity;features;ratings.depthOfDischarge;specification.weightKg',
    'panel-550w;;;150 000;;;;;;',
    ';Kit « Nuit »;Night kit;2500000;400000;3kVA;5kWh;"Onduleur\nBatterie ""LiFePO4""";0,8;12,5',
  ).replaceAll('\n', '\r\n')
  const panel = (await (await api.request('/api/products/24')).json()) as ProductRecord
  const broken = await send(`\uFEFF${file}`)
  expect(broken.body.problems).toEqual([
    { row: 2, column: 'name', code: 'required', name: panel.name, message: 'Product name is required' },
    { row: 2, column: 'capacity', code: 'required', name: panel.name, message: 'Capacity is required' },
  ])
  const mended = file
    .replace('panel-550w;;;', `panel-550w;${panel.name};${panel.nameEn};`)
    .replace('150 000;;;;;;', '150 000;;550W;;;;')
  const tried = await send(mended)
  expect(tried.body).toMatchObject({
    problems: [],
    changed: [{ row: 2, slug: 'panel-550w', name: panel.name }],
    created: [{ row: 3, slug: 'kit-nuit', name: 'Kit « Nuit »' }],
  })
  const cells = tried.body.changed[0]?.cells ?? []
  expect(cells.map(({ column }) => column)).toEqual([
    'features',
    'prices.cm.amount',
    'prices.cm.basis',
    'specification.weightKg',
  ])
  expect(cells[1]).toEqual({ column: 'prices.cm.amount', before: '140000', after: '150000' })
  expect(tried.body.warnings).toEqual([])
  expect(await (await api.request('/api/products/24')).json()).toEqual(panel)

  expect((await send(mended, apply)).body.isApplied).toBe(true)
  const list = (await (await api.request('/api/products')).json()) as ProductRecord[]
  expect(list.find(({ id }) => id === 24)).toMatchObject({ price: 150_000, name: panel.name })
  const night = list.find(({ slug }) => slug === 'kit-nuit')
  expect(night).toMatchObject({
    features: ['Onduleur', 'Batterie "LiFePO4"'],
    ratings: { depthOfDischarge: 0.8 },
    country: 'Nigeria',
  })
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'product.import'))
  expect(entries).toMatchObject([{ label: 'products.csv', after: { created: 1, changed: 1 } }])
  expect(entries[0]?.after?.['importId']).toBeGreaterThan(0)
  const update = await db.select().from(auditLog).where(eq(auditLog.action, 'product.update'))
  expect(update).toMatchObject([{ recordId: '24', before: { price: 140_000 }, after: { price: 150_000 } }])
})

test('a title that holds a comma is one column of a table that has semicolons, quoted or not', async () => {
  for (const price of ['Prix (nairas), Nigéria', '"Prix (nairas), Nigéria"']) {
    const { status, body } = await send(table(`Nom court;${price}`, 'deye-core;2345001'))
    expect([status, body.changed.map(({ slug }) => slug), body.problems]).toEqual([200, ['deye-core'], []])
  }
})

test('what kind of price another amount is, is as the file says; where it says nothing, it is of the same kind', async () => {
  const priced = async () =>
    ((await (await api.request('/api/admin/products/15', { headers })).json()) as ProductRecord).prices.cm
  const before = await priced()
  expect(before?.status).toBe('illustrative')
  const columns = 'slug;prices.cm.amount;prices.cm.status;prices.cm.basis'
  await send(table(columns, `deye-core;2345000;illustrative;"${before?.basis}"`), apply)
  expect(await priced()).toEqual({ ...before, amount: 2_345_000 })
  const alone = await send(table('slug;prices.cm.amount', 'deye-core;2346000'), apply)
  expect(alone.body.alsoChanged).toEqual(['prices.cm.basis'])
  expect(await priced()).toEqual({ amount: 2_346_000, status: 'illustrative', basis: '' })
  await send(table(columns, `deye-core;${before?.amount};illustrative;"${before?.basis}"`), apply)
  expect(await priced()).toEqual(before)
})

test('ratings and how they are known are columns; a cell that is left out keeps what was told', async () => {
  const file = table(
    'slug;ratings.idleW;ratings.acCharge;ratings.phases;ratingSources.idleW.source;ratingSources.phases.status',
    'deye-core;55;false;;measured in the workshop;',
  )
  const before = (await (await api.request('/api/admin/products/15', { headers })).json()) as ProductRecord
  expect((await send(file, apply)).body).toMatchObject({ changed: [{ slug: 'deye-core' }], isApplied: true })
  const after = (await (await api.request('/api/admin/products/15', { headers })).json()) as ProductRecord
  expect(after.ratings).toEqual({ ...before.ratings, idleW: 55, acCharge: false, phases: null })
  const { acCharge: _, phases: __, ...kept } = before.ratingSources
  expect(after.ratingSources).toEqual({ ...kept, idleW: { status: 'estimated', source: 'measured in the workshop' } })
  const wrong = table('slug,ratings.phases,ratings.acCharge,ratingSources.idleW.status', 'deye-plus,2,maybe,heard')
  expect((await send(wrong)).body.problems).toEqual([
    {
      row: 2,
      column: 'ratings.acCharge',
      cell: 'maybe',
      code: 'not_a_boolean',
      name: 'Deye Plus',
      message: 'Give true or false, or leave it empty.',
    },
    {
      row: 2,
      column: 'ratings.phases',
      cell: '2',
      code: 'unknown_value',
      name: 'Deye Plus',
      message: 'One phase or three: give 1 or 3.',
    },
    {
      row: 2,
      column: 'ratingSources.idleW.status',
      cell: 'heard',
      code: 'unknown_value',
      name: 'Deye Plus',
      message: 'This value is not among the choices.',
    },
  ])
})

test('every problem is told by row and column; nothing is applied', async () => {
  const file = table(
    'slug,name,prices.cm.amount,capacity,batteryCapacity,categoryId,useCase',
    'a,A,0,5kVA,5kWh,1,Residential',
    'b,=HYPERLINK("x"),10,5kVA,5kWh,1,Residential',
    'c,C,ten,,,99,Nobody',
    'd,D,10,5kVA,5kWh,1,Residential,and more',
    'd,D,10,5kVA,5kWh,1,Residential',
  )
  const { body } = await send(file)
  expect(body.problems.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '2 prices.cm.amount price_not_positive',
    '3 name csv_formula',
    '4 capacity required',
    '4 useCase unknown_value',
    '4 prices.cm.amount price_not_positive',
    '4 batteryCapacity required',
    '5  csv_cells',
    '6 slug csv_repeated',
  ])
  const applied = await send<ProblemDetails>(file, apply)
  expect(applied.status).toBe(422)
  expect(wordsOf(applied.body)).toContain('2.prices.cm.amount: Valid price is required')
  expect(
    ((await (await api.request('/api/products')).json()) as ProductRecord[]).some(({ slug }) => slug === 'd'),
  ).toBe(false)
})

test('a product that changed since the export is not overwritten unseen', async () => {
  const text = await exported()
  const { slug, updatedAt } = (await (await api.request('/api/admin/products/3', { headers })).json()) as ProductRecord
  await api.request('/api/admin/products/3', {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ price: 1_000 }),
  })
  const { body } = await send(text)
  expect(body.problems).toMatchObject([{ column: 'updatedAt', code: 'csv_changed' }])
  const overwriting = await send(text.replace(`${slug},${updatedAt},`, `${slug},,`))
  expect(overwriting.body).toMatchObject({ problems: [], changed: [{ slug }] })
})

test('a file as Excel saves it on Windows keeps its accents, and is said to be one', async () => {
  const latin1 = Uint8Array.from(
    Buffer.from('slug;nameEn;description\ndeye-core;Deye;Équipé d’été'.replace('’', "'"), 'latin1'),
  )
  const { body } = await send(latin1)
  expect(body).toMatchObject({ encoding: 'windows-1252', problems: [], changed: [{ slug: 'deye-core' }] })
  expect(body.changed[0]?.cells).toContainEqual(
    expect.objectContaining({ column: 'description', after: "Équipé d'été" }),
  )
  expect((await send('slug,nameEn\ndeye-core,Deye')).body.encoding).toBe('utf-8')
})

test('what is no text is refused as such; the sign of a lost letter is none', async () => {
  const broken = Uint8Array.from(Buffer.from('slug;nameEn\ndeye-core;Déyé').subarray(0, -1))
  for (const bytes of [broken, Uint8Array.from(Buffer.from('PK\u0003\u0004\0\0'))]) {
    expect((await send(bytes)).body).toMatchObject({ errors: [{ path: 'file', code: 'csv_encoding' }] })
  }
  const { body } = await send('slug;nameEn\ndeye-core;D\uFFFDye')
  expect(body).toMatchObject({ encoding: 'utf-8', problems: [], changed: [{ slug: 'deye-core' }] })
})

test('what Excel calls Unicode text is read', async () => {
  const unicode = Uint8Array.from(Buffer.from('\uFEFFslug\tnameEn\ndeye-core\tDéye', 'utf16le'))
  const { body } = await send(unicode)
  expect(body).toMatchObject({ encoding: 'utf-16le', problems: [], changed: [{ slug: 'deye-core' }] })
  expect(body.changed[0]?.cells).toContainEqual(expect.objectContaining({ column: 'nameEn', after: 'Déye' }))
})

const noText = Uint8Array.from(Buffer.from('slug,name\na,A', 'utf16le'))
const cutLetter = Uint8Array.from(Buffer.from('slug,name\na,Énergie é').subarray(0, -1))
const bomb = `slug,name\n${Array.from({ length: 50_000 }, (_, index) => `s-${index},"Name ${index}"`).join('\n')}`
const manyColumns = `slug,name,${Array.from({ length: 50_000 }, (_, index) => `column ${index}`).join(',')}\na,b`

test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['what is no text', noText, 'file: This file is not a CSV in UTF-8. Save it again as “CSV UTF-8”.'],
  ['a broken letter', cutLetter, 'file: This file is not a CSV in UTF-8. Save it again as “CSV UTF-8”.'],
  ['a header alone', 'slug,name\n', 'file: This file holds no row. Choose another one.'],
  [
    'an open quotation mark',
    'slug,name\na,"A',
    'file: This file is not valid CSV: a quotation mark is open or stands alone. Correct it, then try again.',
  ],
  ['another table', 'reference,email\n1,2', 'reference: There is no such column. Take the header of an exported file.'],
  ['a column twice', 'slug,name,name\na,b,c', 'name: This column comes twice. Remove one.'],
  ['a header without end', manyColumns, 'file: There is no such column. Take the header of an exported file.'],
  [
    'no key',
    'capacity\n5kVA',
    'slug: The column “Short name” or “Product name” is missing. Take the header of an exported file.',
  ],
  ['a header of commas', ','.repeat(15_000_000), 'file: There is no such column. Take the header of an exported file.'],
  [
    'rows of commas',
    `slug,name\na,A\n${`${','.repeat(1499)}\n`.repeat(10_000)}`,
    '3: This row has more cells than the header. Remove those in excess.',
  ],
  [
    'a cell without end',
    `slug,name\na,A\nb,"${','.repeat(400)}${'x'.repeat(15_000_000)}"`,
    '3: This row holds more text than a product can have. Shorten it; a quotation mark may be missing.',
  ],
  ['50,000 rows', bomb, 'file: This file has more than 10,000 rows. Split it.'],
])('%s is refused with words', async (_, content, words) => {
  const { status, body } = await send<ProblemDetails>(content)
  expect([status, wordsOf(body)[0]]).toEqual([422, words])
})

test('of ten thousand rows with mistakes each mistake is told by row and column, within seconds; nothing is stored', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `row-${index},Name ${index},dear,5kVA,,1`)
  const file = table('slug,name,prices.cm.amount,capacity,batteryCapacity,useCase', ...rows)
  const begun = performance.now()
  const { body } = await send(file)
  expect(performance.now() - begun).toBeLessThan(15_000)
  expect(body.problems).toHaveLength(30_000)
  expect(new Set(body.problems.map(({ row, column }) => `${row} ${column}`)).size).toBe(30_000)
  expect(body.problems.at(-1)).toMatchObject({ row: 10_001 })
  const applied = await send<ProblemDetails>(file, apply)
  expect([applied.status, applied.body.errors?.length]).toEqual([422, 500])
  const [first] = await db.select().from(products).where(eq(products.slug, 'row-0'))
  expect(first).toBeUndefined()
})

test('a file for people has the titles of the screen, and is taken back in any language, as one with codes is', async () => {
  const inFrench = await api.request('/api/admin/products.csv?separator=semicolon&titles=words', {
    headers: { cookie: `${cookie}; language=fr` },
  })
  const text = await inFrench.text()
  const header = text.split('\r\n')[0] ?? ''
  expect(header).toContain('Nom du produit;Nom du produit (anglais)')
  expect(header).toContain(';Prix (nairas), Nigéria;')
  expect(header).not.toMatch(/(^|;)[\w.]*\b(cm|bf)\b/)
  const { body } = await send(text)
  expect(body).toMatchObject({ created: [], changed: [], problems: [] })
  expect(body.unchanged).toBeGreaterThan(26)
  const mixed = await send(table('Address (slug),prices.bf.amount', 'bluetti-core,530000'))
  expect(mixed.body).toMatchObject({ changed: [{ slug: 'bluetti-core' }], problems: [] })
})

test('a price that moves by more than a third or disappears is warned of', async () => {
  const file = table(
    'slug,prices.cm.amount,prices.bf.amount',
    'eco-beast-core,2000000,1700000',
    'eco-beast-plus,3000000,',
    'power-m-core,260000,1950001',
  )
  const { body } = await send(file)
  expect(body.warnings).toEqual([
    { row: 2, name: 'Eco Beast Core', column: 'prices.bf.amount', before: '1250000', after: '1700000' },
    { row: 3, name: 'Eco Beast Plus', column: 'prices.bf.amount', before: '2300000', after: '' },
    { row: 4, name: 'Power M Core', column: 'prices.cm.amount', before: '2600000', after: '260000' },
  ])
})

test('an import is undone whole, unless a product of it has been changed since, and forgotten after thirty days', async () => {
  const post = <T>(path: string): Promise<T> =>
    Promise.resolve(api.request(`/api/admin/products${path}`, { method: 'POST', headers })).then(async (response) =>
      response.status === 204 ? (null as T) : ((await response.json()) as T),
    )
  const rows = () => db.select().from(products).orderBy(products.id)
  const last = async () => {
    const response = await api.request('/api/admin/products/imports', { headers })
    return ((await response.json()) as PastImport[])[0]
  }
  const before = await rows()
  const header = 'slug,name,prices.cm.amount,capacity,batteryCapacity'
  const lines = [header, 'deye-core,Deye renommé,2000000,6kVA,5kWh', 'deye-plus,Deye Plus,2500000,6kVA,10kWh']
  expect((await send(table(...lines, 'nouveau,Nouveau,10,1kVA,1kWh'), apply)).body.isApplied).toBe(true)
  const first = await last()
  expect(first).toMatchObject({ file: 'products.csv', created: 1, changed: 2, undoneAt: null })

  expect((await send(table('slug,prices.cm.amount', 'deye-plus,2600000', 'luna-13-2kva-10kwh,1'), apply)).status).toBe(
    200,
  )
  const second = await last()
  const refused = await post<ProblemDetails>(`/imports/${first?.id}/undo`)
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ code: 'changed_since' }],
    products: [{ name: 'Deye Plus', isDeleted: false, cells: ['prices.cm.amount'] }],
  })
  expect(await post(`/imports/${second?.id}/undo`)).toBeNull()
  expect(await post(`/imports/${first?.id}/undo`)).toBeNull()
  expect(await rows()).toEqual(before)
  // But for what was changed since.
  await send(table('slug,prices.cm.amount', 'deye-core,2000000', 'deye-plus,2500000'), apply)
  const third = await last()
  await send(table('slug,prices.cm.amount', 'deye-plus,2600000'), apply)
  const fourth = await last()
  expect(await post(`/imports/${third?.id}/undo?others=true`)).toBeNull()
  const [told] = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'product.import_undo'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(told?.after).toEqual({ created: 0, changed: 1, file: 'products.csv' })
  const amount = (slug: string, of: typeof before) => of.find((one) => one.slug === slug)?.prices.cm?.amount
  const now = await rows()
  expect([amount('deye-core', now), amount('deye-plus', now)]).toEqual([amount('deye-core', before), 2_600_000])
  expect(await post(`/imports/${fourth?.id}/undo`)).toBeNull()
  expect(await post(`/imports/${first?.id}/undo`)).toMatchObject({ status: 409, errors: [{ code: 'undone' }] })
  expect(await post('/imports/999/undo')).toMatchObject({ status: 404 })
  const list = (await (await api.request('/api/products')).json()) as ProductRecord[]
  expect(list.some(({ slug }) => slug === 'nouveau')).toBe(false)

  const forgotten = (at: string) => removePastImports({ db, now: () => new Date(at) })
  expect(await forgotten('2027-03-31T08:59:00Z')).toBe(0)
  expect(await forgotten('2027-03-31T09:01:00Z')).toBeGreaterThan(1)
  expect(await db.$count(productImportRows)).toBe(0)
})

test('of an import only what it changed is undone: what was changed of other cells since stays', async () => {
  const stored = async () => (await db.select().from(products).where(eq(products.slug, 'deye-core')))[0]
  const before = await stored()
  const { body } = await send(table('slug,prices.cm.amount', 'deye-core,2111000'), apply)
  await send(table('slug,capacity', 'deye-core,9kVA'), apply)
  const undone = await api.request(`/api/admin/products/imports/${body.importId}/undo`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(undone.status).toBe(204)
  const after = await stored()
  expect(after).toMatchObject({ capacity: '9kVA', prices: before?.prices, name: before?.name })
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0)
})

test('others are answered while a long file is read', async () => {
  // A million cells to take apart.
  const content = new TextEncoder().encode(`slug,name\n${`${','.repeat(499)}\n`.repeat(2_000)}`)
  const boundary = 'of-a-form'
  const parts = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p.csv"\r\n\r\n`,
    content,
    `\r\n--${boundary}--\r\n`,
  ]
  const sent = Promise.withResolvers<void>()
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part !== undefined)
        return controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part)
      controller.close()
      sent.resolve()
    },
  })
  const importing = api.request('/api/admin/products/import', {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
    duplex: 'half',
  } as RequestInit)
  const over = Promise.resolve(importing).then(() => true)
  await sent.promise
  let answered = 0
  const other = async () => (await api.request('/api/product-categories')).status !== 200
  while (!(await Promise.race([over, other()]))) answered += 1
  expect(wordsOf((await (await importing).json()) as ProblemDetails)).toEqual([
    'file: This file holds no row. Choose another one.',
  ])
  expect(answered).toBeGreaterThan(10)
})

test('no file, and a file that is too large', async () => {
  const body = new FormData()
  body.append('other', 'x')
  expect((await api.request('/api/admin/products/import', { method: 'POST', headers, body })).status).toBe(422)
  expect((await send('x'.repeat(20 * 1024 * 1024 + 1))).status).toBe(413)
})
